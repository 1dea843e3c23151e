import type { Role } from '../account/index.ts';
import type { BothBrands, CrossBrandErrand } from '../cross-brand/index.ts';
import type { ItemBrand } from '../site/index.ts';
import { itemCardWords } from './item-card.en.ts';

/** What a layer says before it leads to the other brand's site. */
export interface CrossBrandModalWords {
  readonly title: string;
  readonly text: string;
  readonly cancel: string;
  /** On the link that opens the other brand's site in a new tab. */
  readonly proceed: string;
}

/** How to read: the errand, and what its layer says where the other brand is called so. */
const saidOf: Readonly<
  Record<CrossBrandErrand['_tag'], (brand: string) => Pick<CrossBrandModalWords, 'title' | 'text'>>
> = {
  redirect: (brand) => ({
    title: `Continue to ${brand}`,
    text: `This leads to ${brand}. Your place here stays open.`,
  }),
  product: (brand) => ({
    title: `View on ${brand}`,
    text: `This item is sold at ${brand}, where you can see all of it.`,
  }),
  giftCard: (brand) => ({
    title: `Gift Cards of ${brand}`,
    text: `Gift cards of ${brand} are bought on its own site.`,
  }),
  availability: (brand) => ({
    title: `Check Availability at ${brand}`,
    text: `${brand} knows when this item can be there.`,
  }),
  addToCart: (brand) => ({
    title: `Buy on ${brand}`,
    text: `This item is sold at ${brand}. It goes into your cart there and counts for this registry.`,
  }),
  checklist: (brand) => ({
    title: `Find It at ${brand}`,
    text: `What this entry of the checklist names is sold at ${brand}.`,
  }),
  checklistPLP: (brand) => ({
    title: `Shop at ${brand}`,
    text: `The products for this entry of the checklist are sold at ${brand}.`,
  }),
};

/** What is said on the way from one brand to the other. */
export const crossBrandWords = {
  /** XB-02: the layer of that errand, where it leads to that brand. */
  modal: (errand: CrossBrandErrand['_tag'], other: ItemBrand): CrossBrandModalWords => {
    const brand = itemCardWords.brand(other);
    return { ...saidOf[errand](brand), cancel: 'Cancel', proceed: `Continue to ${brand}` };
  },
  /** XB-01: in the words of who reads it. */
  interrupter: (role: Role, { own, other }: BothBrands): string => {
    const [here, there] = [itemCardWords.brand(own), itemCardWords.brand(other)];
    return role === 'guest'
      ? `Gifts from ${here} and ${there} now live together on one registry. Gifts from ${there} open in a new tab.`
      : `Items from ${here} and ${there} can now go on one registry. Items from ${there} are bought on its own site.`;
  },
  /** What the message is called aloud. */
  interrupterName: 'Both brands on one registry',
  /** Puts away what is said. */
  putAway: 'Dismiss',
  /** XB-05. */
  callTitle: (other: ItemBrand): string => `Add from ${itemCardWords.brand(other)}`,
  shopThere: (other: ItemBrand): string => `Shop at ${itemCardWords.brand(other)}`,
  /** XB-04: an item of the other brand is looked at there. */
  viewOn: (other: ItemBrand): string => `View on ${itemCardWords.brand(other)}`,
  viewOnAloud: (other: ItemBrand, name: string): string => `View on ${itemCardWords.brand(other)}: ${name}`,
  /** XB-02: under the form for this brand's gift cards. */
  giftCards: (other: ItemBrand): string => `Gift Cards of ${itemCardWords.brand(other)}`,
  /** REC-06: what one chooses between over what is picked most. */
  whosePicks: 'Picks from',
  picksOf: (brand: ItemBrand): string => `From ${itemCardWords.brand(brand)}`,
  noPicks: 'There is nothing to show at the moment.',
  callToAction: (other: ItemBrand): string =>
    `Your registry takes items from ${itemCardWords.brand(other)}, too. What you add there stands on the same list.`,
  /** XB-06: with the name of the site that one has come to. */
  toast: (to: Role, brand: string): string =>
    to === 'guest'
      ? `You're now shopping this registry at ${brand}.`
      : `You're now managing your registry at ${brand}.`,
  /** XB-07: what was chosen on the other site is not for sale here, or not on the registry any more. */
  leftOut: 'What you chose there could not be put into your cart: it is not on this registry, or not sold here.',
  /** XB-03: who was signed in by coming from the other brand's site. */
  signedInAs: (email: string): string => `You're signed in as ${email}.`,
} as const;
