import { option as O } from 'fp-ts';
import type { Role } from '../account/index.ts';
import type { BothBrands, CrossBrandErrand, LeftOut, WhyLeftOut } from '../cross-brand/index.ts';
import { formatPrice } from '../money/index.ts';
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

type Said = Pick<CrossBrandModalWords, 'title' | 'text'>;

/** Both brands are sold together in the United States alone. */
const PREFIX = '$';

const giftCardOver = (errand: CrossBrandErrand, brand: string): string => {
  if (errand._tag !== 'giftCard' || errand.card._tag === 'None' || errand.registry._tag === 'None')
    return `Gift cards of ${brand} are bought on its own site. Continue leads to them.`;
  const { kind, amount } = errand.card.value;
  const card = kind === 'GiftCard' ? 'A gift card' : 'An eGift card';
  return `${card} of ${formatPrice(PREFIX, amount)} goes into your cart at ${brand} and counts for this registry.`;
};

const isOnRegistry = (errand: CrossBrandErrand): boolean =>
  errand._tag === 'redirect' && errand.registry._tag === 'Some';

/** How to read: the errand, and what its layer says where the other brand, and what it is about, are called so. */
const saidOf: Readonly<
  Record<CrossBrandErrand['_tag'], (brand: string, about: string, errand: CrossBrandErrand) => Said>
> = {
  redirect: (brand, _about, errand) => ({
    title: `Continue to ${brand}`,
    text: `This leads to ${isOnRegistry(errand) ? `this registry at ${brand}` : brand}. Your place here stays open.`,
  }),
  product: (brand, about) => ({
    title: `View on ${brand}`,
    text: `${about} is sold at ${brand}, where you can see all of it.`,
  }),
  giftCard: (brand, _about, errand) => ({
    title: `Gift Cards of ${brand}`,
    text: giftCardOver(errand, brand),
  }),
  availability: (brand, about) => ({
    title: `Check Availability at ${brand}`,
    text: `${about} is sold at ${brand}, which knows when it can be there.`,
  }),
  addToCart: (brand) => ({
    title: `Buy on ${brand}`,
    text: `This item is sold at ${brand}. It goes into your cart there and counts for this registry.`,
  }),
  contribute: (brand, about) => ({
    title: `Contribute on ${brand}`,
    text: `${about} is a group gift, sold at ${brand}. There you choose how much you give to it.`,
  }),
  gift: (brand, about) => ({
    title: `Choose on ${brand}`,
    text: `${about} is on this registry in several designs. At ${brand} you choose which one you buy.`,
  }),
  checklist: (brand, about) => ({
    title: `Find It at ${brand}`,
    text: `${brand} has gifts for ${about}. What you add there goes on this registry.`,
  }),
  checklistPLP: (brand, about) => ({
    title: `Shop at ${brand}`,
    text: `All that ${brand} has for ${about}. What you add there goes on this registry.`,
  }),
};

/** How to read: why something was left out, as it is said on the site of that name. */
const leftOutWhy: Readonly<Record<WhyLeftOut, (here: string) => string>> = {
  noLongerAvailable: () => 'is no longer available',
  takenOff: () => 'was taken off this registry',
  notSoldHere: (here) => `is not sold at ${here}`,
  severalDesigns: () => 'is on this registry in several designs and has to be chosen here',
  wrongAmount: () => 'has an amount that is not sold',
  notUnderstood: () => 'could not be read from the link',
};

/** What is said on the way from one brand to the other. */
export const crossBrandWords = {
  /** XB-02: the layer of that errand, where it leads to that brand, and is about something of that name. */
  modal: (errand: CrossBrandErrand, other: ItemBrand, about: O.Option<string>): CrossBrandModalWords => {
    const brand = itemCardWords.brand(other);
    const name = O.getOrElse(() => 'This item')(about);
    return { ...saidOf[errand._tag](brand, name, errand), cancel: 'Cancel', proceed: `Continue to ${brand}` };
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
  /** XB-07: what was chosen on the other site and could not be taken along, by its name, and why. */
  leftOut: ({ what, why }: LeftOut, here: string): string =>
    `${O.getOrElse(() => 'What you chose there')(what)} ${leftOutWhy[why](here)}, so nothing went into your cart.`,
  /** XB-07: what a link chose that adds nothing by itself. */
  filledIn: {
    Item: 'Your gift is not in your cart yet. We have filled in how many: press Add to Cart to buy it.',
    GiftCard: 'Your gift card is not in your cart yet. We have filled in the amount: add it to your cart to buy it.',
  },
  /** XB-07: words that are put on a product here go on a registry alone. */
  ownWordsThere: (other: ItemBrand): string => {
    const brand = itemCardWords.brand(other);
    return `To buy it with your own words, choose them at ${brand}. Words that you confirm here do not go along; they are for adding it to a registry.`;
  },
  /** XB-02: on the page in the new tab where Continue did not lead on. */
  refusedTitle: 'We could not take you there',
  refused: {
    unread: 'We could not read where you wanted to go on the other site. Nothing went into a cart.',
    openedByItself:
      'This address is no page of its own: a button on our pages leads on from here. Go back, and press it there. Nothing went into a cart.',
    notFromHere: 'This was not asked from one of our own pages, so we did not go on. Nothing went into a cart.',
    leadsNowhere: 'There is no such site to go to from here. Nothing went into a cart.',
    ourFault: 'Something went wrong on our side. Nothing went into a cart. Please go back and try again.',
  },
  refusedBack: 'Back to Where You Were',
  /** XB-03: who was signed in by coming from the other brand's site. */
  signedInAs: (email: string): string => `You're signed in as ${email}.`,
} as const;
