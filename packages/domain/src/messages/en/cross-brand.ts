import { option as O } from 'fp-ts';
import type { Role } from '../../account/index.ts';
import type { BothBrands, CrossBrandIntent, LeftOut, WhyLeftOut } from '../../cross-brand/index.ts';
import { formatPrice } from '../../money/index.ts';
import type { ItemBrand } from '../../site/index.ts';
import { itemCardMessages } from './item-card.ts';

/** What a layer says before it leads to the other brand's site. */
export interface CrossBrandModalMessages {
  readonly title: string;
  readonly text: string;
  readonly cancel: string;
  /** On the link that opens the other brand's site in a new tab. */
  readonly proceed: string;
}

type Said = Pick<CrossBrandModalMessages, 'title' | 'text'>;

/** Both brands are sold together in the United States alone. */
const PREFIX = '$';

const giftCardOver = (intent: CrossBrandIntent, brand: string): string => {
  if (intent._tag !== 'giftCard' || intent.card._tag === 'None' || intent.registry._tag === 'None')
    return `${brand} gift cards are sold on its own site. Select Continue to go there.`;
  const { kind, amount } = intent.card.value;
  const card = kind === 'GiftCard' ? 'A gift card' : 'An eGift card';
  return `${card} for ${formatPrice(PREFIX, amount)} will go into your cart at ${brand} and count toward this registry.`;
};

const isOnRegistry = (intent: CrossBrandIntent): boolean =>
  intent._tag === 'redirect' && intent.registry._tag === 'Some';

/** How to read: the intent, and what its layer says where the other brand, and what it is about, are called so. */
const saidOf: Readonly<
  Record<CrossBrandIntent['_tag'], (brand: string, about: string, intent: CrossBrandIntent) => Said>
> = {
  redirect: (brand, _about, intent) => ({
    title: `Continue to ${brand}`,
    text: `You’re heading to ${isOnRegistry(intent) ? `this registry at ${brand}` : brand}. This page will stay open.`,
  }),
  product: (brand, about) => ({
    title: `View on ${brand}`,
    text: `${about} is sold at ${brand}, where you can see all the details.`,
  }),
  giftCard: (brand, _about, intent) => ({
    title: `${brand} Gift Cards`,
    text: giftCardOver(intent, brand),
  }),
  availability: (brand, about) => ({
    title: `Check Availability at ${brand}`,
    text: `${about} is sold at ${brand}, where you can check when it’s available.`,
  }),
  addToCart: (brand) => ({
    title: `Buy on ${brand}`,
    text: `This item is sold at ${brand}. It will go into your cart there and count toward this registry.`,
  }),
  contribute: (brand, about) => ({
    title: `Contribute on ${brand}`,
    text: `${about} is a group gift sold at ${brand}, where you can choose how much to give.`,
  }),
  gift: (brand, about) => ({
    title: `Choose on ${brand}`,
    text: `${about} is on this registry in several designs. At ${brand}, you can choose which one to buy.`,
  }),
  checklist: (brand, about) => ({
    title: `Find It at ${brand}`,
    text: `${brand} has gifts for ${about}. Anything you add there goes on this registry.`,
  }),
  checklistPLP: (brand, about) => ({
    title: `Shop at ${brand}`,
    text: `See everything ${brand} has for ${about}. Anything you add there goes on this registry.`,
  }),
};

/** How to read: why something was left out, as it is said on the site of that name. */
const leftOutWhy: Readonly<Record<WhyLeftOut, (here: string) => string>> = {
  noLongerAvailable: () => 'is no longer available',
  takenOff: () => 'was taken off this registry',
  notSoldHere: (here) => `isn’t sold at ${here}`,
  severalDesigns: () => 'is on this registry in several designs and needs to be chosen here',
  wrongAmount: () => 'has an amount we don’t offer',
  notUnderstood: () => 'couldn’t be read from the link',
};

/** What is said on the way from one brand to the other. */
export const crossBrandMessages = {
  /** XB-02: the layer of that intent, where it leads to that brand, and is about something of that name. */
  modal: (intent: CrossBrandIntent, other: ItemBrand, about: O.Option<string>): CrossBrandModalMessages => {
    const brand = itemCardMessages.brand(other);
    const name = O.getOrElse(() => 'This item')(about);
    return { ...saidOf[intent._tag](brand, name, intent), cancel: 'Cancel', proceed: `Continue to ${brand}` };
  },
  /** XB-01: in the words of who reads it. */
  interrupter: (role: Role, { own, other }: BothBrands): string => {
    const [here, there] = [itemCardMessages.brand(own), itemCardMessages.brand(other)];
    return role === 'guest'
      ? `Gifts from ${here} and ${there} now live together on one registry. Gifts from ${there} open in a new tab.`
      : `Items from ${here} and ${there} can now go on one registry. Items from ${there} are bought on its own site.`;
  },
  /** The accessible name of the message. */
  interrupterName: 'Both brands on one registry',
  /** Puts away what is said. */
  dismiss: 'Dismiss',
  /** XB-05. */
  callTitle: (other: ItemBrand): string => `Add from ${itemCardMessages.brand(other)}`,
  shopThere: (other: ItemBrand): string => `Shop at ${itemCardMessages.brand(other)}`,
  /** XB-04: an item of the other brand is looked at there. */
  viewOn: (other: ItemBrand): string => `View on ${itemCardMessages.brand(other)}`,
  viewOnLabel: (other: ItemBrand, name: string): string => `View on ${itemCardMessages.brand(other)}: ${name}`,
  /** XB-02: under the form for this brand's gift cards. */
  giftCards: (other: ItemBrand): string => `${itemCardMessages.brand(other)} Gift Cards`,
  /** REC-06: what one chooses between over what is picked most. */
  whosePicks: 'Picks from',
  picksOf: (brand: ItemBrand): string => `From ${itemCardMessages.brand(brand)}`,
  noPicks: 'There’s nothing to show right now.',
  callToAction: (other: ItemBrand): string =>
    `You can add items from ${itemCardMessages.brand(other)} to your registry, too. Anything you add there appears on the same list.`,
  /** XB-06: with the name of the site that one has come to. */
  toast: (to: Role, brand: string): string =>
    to === 'guest'
      ? `You're now shopping this registry at ${brand}.`
      : `You're now managing your registry at ${brand}.`,
  /** XB-07: what was chosen on the other site and could not be taken along, by its name, and why. */
  leftOut: ({ what, why }: LeftOut, here: string): string =>
    `${O.getOrElse(() => 'What you chose there')(what)} ${leftOutWhy[why](here)}, so nothing was added to your cart.`,
  /** XB-07: what a link chose that adds nothing by itself. */
  filledIn: {
    Item: 'Your gift isn’t in your cart yet. We’ve filled in the quantity: select Add to Cart to buy it.',
    GiftCard: 'Your gift card isn’t in your cart yet. We’ve filled in the amount: add it to your cart to buy it.',
  },
  /** XB-07: words that are put on a product here go on a registry alone. */
  ownTextThere: (other: ItemBrand): string => {
    const brand = itemCardMessages.brand(other);
    return `To buy it personalized, enter your text at ${brand}. Text you confirm here won’t carry over; it’s only for adding this to a registry.`;
  },
  /** XB-02: on the page in the new tab where Continue did not lead on. */
  refusedTitle: 'We couldn’t take you there',
  refused: {
    unread: 'We couldn’t read where you wanted to go on the other site. Nothing was added to a cart.',
    openedByItself:
      'This address isn’t a page of its own: it only works from a button on our pages. Go back and press the button there. Nothing was added to a cart.',
    notFromHere: 'This request didn’t come from one of our own pages, so we stopped here. Nothing was added to a cart.',
    leadsNowhere: 'There’s no such site to go to from here. Nothing was added to a cart.',
    ourFault: 'Something went wrong on our end. Nothing was added to a cart. Please go back and try again.',
  },
  refusedBack: 'Back to Where You Were',
  /** XB-03: who was signed in by coming from the other brand's site. */
  signedInAs: (email: string): string => `You're signed in as ${email}.`,
} as const;
