import { option as O } from 'fp-ts';
import type { Role } from '../../account/index.ts';
import type { CrossBrandIntent, RejectedHandoff, RejectionReason } from '../../cross-brand/index.ts';
import { formatPrice } from './formats.ts';

/** The dialog before a link to the other brand's site. */
export interface CrossBrandModalMessages {
  readonly title: string;
  readonly text: string;
  readonly cancel: string;
  /** The link that opens the other brand's site in a new tab. */
  readonly proceed: string;
}

type TitleAndText = Pick<CrossBrandModalMessages, 'title' | 'text'>;

/** The two brands share registries in the United States only. */
const PREFIX = '$';

const readGiftCardHandoff = (intent: CrossBrandIntent, brand: string): string => {
  if (intent._tag !== 'giftCard' || intent.card._tag === 'None' || intent.registry._tag === 'None')
    return `${brand} gift cards are sold on its own site. Select Continue to go there.`;
  const { kind, amount } = intent.card.value;
  const card = kind === 'GiftCard' ? 'A gift card' : 'An eGift card';
  return `${card} for ${formatPrice(PREFIX, amount)} will go into your cart at ${brand} and count toward this registry.`;
};

const isOnRegistry = (intent: CrossBrandIntent): boolean =>
  intent._tag === 'redirect' && intent.registry._tag === 'Some';

/** Title and text for each intent, with the other brand's name and the name of the item or category. */
const intentTexts: Readonly<
  Record<CrossBrandIntent['_tag'], (brand: string, about: string, intent: CrossBrandIntent) => TitleAndText>
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
    title: `${brand} gift cards`,
    text: readGiftCardHandoff(intent, brand),
  }),
  availability: (brand, about) => ({
    title: `Check availability at ${brand}`,
    text: `${about} is sold at ${brand}, where you can check when it’s available.`,
  }),
  addToCart: (brand) => ({
    title: `Buy on ${brand}`,
    text: `This gift is sold at ${brand}. It will go into your cart there and count toward this registry.`,
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
    title: `Find it at ${brand}`,
    text: `${brand} has gifts for ${about}. Anything you add there goes on this registry.`,
  }),
  checklistPLP: (brand, about) => ({
    title: `Shop at ${brand}`,
    text: `See everything ${brand} has for ${about}. Anything you add there goes on this registry.`,
  }),
};

/** Why something was left out, with the name of this site. */
const rejectionTexts: Readonly<Record<RejectionReason, (here: string) => string>> = {
  noLongerAvailable: () => 'is no longer available',
  takenOff: () => 'was removed from this registry',
  notSoldHere: (here) => `isn’t sold at ${here}`,
  severalDesigns: () => 'is on this registry in several designs and needs to be chosen here',
  wrongAmount: () => 'has an amount we don’t offer',
  notUnderstood: () => 'couldn’t be read from the link',
};

/** Texts for going to the other brand's site and arriving from it; the other brand is called by its name. */
export const crossBrandMessages = {
  /** The dialog of an intent; `about` is the name of the item or category (XB-02). */
  modal: (intent: CrossBrandIntent, other: string, about: O.Option<string>): CrossBrandModalMessages => {
    const name = O.getOrElse(() => 'This gift')(about);
    return { ...intentTexts[intent._tag](other, name, intent), cancel: 'Cancel', proceed: `Continue to ${other}` };
  },
  dismiss: 'Dismiss',
  /** The call to action (XB-05). */
  callTitle: (other: string): string => `Add from ${other}`,
  shopThere: (other: string): string => `Shop at ${other}`,
  /** For an item of the other brand (XB-04). */
  viewOn: (other: string): string => `View on ${other}`,
  viewOnLabel: (other: string, name: string): string => `View on ${other}: ${name}`,
  /** Below the form for this brand's gift cards (XB-02). */
  giftCards: (other: string): string => `${other} Gift Cards`,
  /** The choice between both brands' top picks (REC-06). */
  whosePicks: 'Picks from',
  picksOf: (brand: string): string => `From ${brand}`,
  noPicks: 'There’s nothing to show right now.',
  callToAction: (other: string): string =>
    `You can add items from ${other} to your registry, too. Anything you add there appears on the same list.`,
  /** The toast on arrival, with this site's name (XB-06). */
  toast: (to: Role, brand: string): string =>
    to === 'guest'
      ? `You're now shopping this registry at ${brand}.`
      : `You're now managing your registry at ${brand}.`,
  /** What was chosen on the other site but could not be added, and why (XB-07). */
  leftOut: ({ what, why }: RejectedHandoff, here: string): string =>
    `${O.getOrElse(() => 'What you chose there')(what)} ${rejectionTexts[why](here)}, so nothing was added to your cart.`,
  /** What a link has filled in without adding it to the cart (XB-07). */
  filledIn: {
    Item: 'Your gift isn’t in your cart yet. We’ve filled in the quantity: select Add to Cart to buy it.',
    GiftCard: 'Your gift card isn’t in your cart yet. We’ve filled in the amount: add it to your cart to buy it.',
  },
  /** A design made here is not carried over to the other site (XB-07). */
  ownTextThere: (other: string): string =>
    `To buy it personalized, enter your text at ${other}. Text you confirm here won’t carry over; it’s only for adding this to a registry.`,
  /** The page in the new tab when the redirect failed (XB-02). */
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
  /** After the handoff from the other site signed the visitor in (XB-03). */
  signedInAs: (email: string): string => `You're signed in as ${email}.`,
} as const;
