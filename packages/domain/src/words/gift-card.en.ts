import {
  type ContributionVerdict,
  type GiftCardAmountProblem,
  type GiftCardKind,
  type GiftCardWay,
  giftCardKindNames,
  giftCardMinimum,
  type PopupText,
} from '../gift-card/index.ts';
import { type AmountRange, type AmountVerdict, type Cents, formatPrice, writeAmount } from '../money/index.ts';
import type { CartContributionRefusal, GiftCardRefusal } from '../ports/index.ts';
import { type ContributionRefusal, LEAST_CONTRIBUTION } from '../registry/index.ts';
import type { Site } from '../site/index.ts';
import { addRefused, cartFull } from './cart.en.ts';
import { keyRefused } from './once.en.ts';
import { GROUP_GIFTS_NOT_OFFERED, REGISTRY_NOT_FOUND } from './registry.en.ts';

type Money = Pick<Site, 'currencyPrefix'>;

/** The hint of the amount field (GC-04). */
export const giftCardHint = (kind: GiftCardKind): string =>
  `${kind === 'GiftCard' ? 'Gift card' : 'eGift card'} amount must be at least $${giftCardMinimum(kind)}`;

/** What the form says of the amount for a gift card, nothing when it is right (GC-02, GC-03). */
export const giftCardVerdictWords = ({ currencyPrefix }: Money, verdict: AmountVerdict): string => {
  const named = (amount: Cents): string => `${currencyPrefix.trim()}${writeAmount(amount)}`;
  switch (verdict._tag) {
    case 'Ok':
      return '';
    case 'Empty':
      return 'Please enter a gift card amount.';
    case 'OutOfRange':
      return `Invalid gift card amount. Must be between ${named(verdict.minimum)} and ${named(verdict.maximum)}`;
  }
};

const onlyMissing = (missing: string): string => `Only ${missing} is still missing. Please give that, or less.`;
const exactlyMissing = (missing: string): string => `Only ${missing} is still missing. Please give exactly that.`;

/** What the field for a contribution to a group gift says, nothing when the amount is right (GG-01, GC-04). */
export const contributionVerdictWords = ({ currencyPrefix }: Money, verdict: ContributionVerdict): string => {
  const wrong = ({ minimum, maximum }: AmountRange, otherwise: string): string =>
    minimum < LEAST_CONTRIBUTION ? exactlyMissing(formatPrice(currencyPrefix, maximum)) : otherwise;
  switch (verdict._tag) {
    case 'Ok':
      return '';
    case 'Empty':
      return giftCardHint('GiftCard');
    case 'OutOfRange':
      return wrong(verdict, giftCardHint('GiftCard'));
    case 'AboveMissing':
      return wrong(verdict, onlyMissing(formatPrice(currencyPrefix, verdict.maximum)));
  }
};

/** Why no money was taken for a fund (GG-01, GG-03); of an amount it says what the field says (GC-04). */
export const contributionRefused = ({ currencyPrefix }: Money, refusal: ContributionRefusal): string => {
  switch (refusal._tag) {
    case 'NotInMarket':
      return GROUP_GIFTS_NOT_OFFERED;
    case 'NotAGroupGift':
      return 'This gift is no longer a group gift. You can buy it instead.';
    case 'NoLongerAvailable':
    case 'PersonalizationError':
      return addRefused(refusal);
    case 'ContributionTooSmall':
      return refusal.minimum < LEAST_CONTRIBUTION
        ? exactlyMissing(formatPrice(currencyPrefix, refusal.minimum))
        : giftCardHint('GiftCard');
    case 'FundFull': {
      if (refusal.missing === 0) return 'Guests have paid for this gift in full. Please choose another one.';
      const words = refusal.missing < LEAST_CONTRIBUTION ? exactlyMissing : onlyMissing;
      return words(formatPrice(currencyPrefix, refusal.missing));
    }
  }
};

/** Why no money for a group gift was put into the cart (GG-01, GG-05). */
export const cartContributionRefused = (money: Money, refusal: CartContributionRefusal): string => {
  const priced = (amount: Cents): string => formatPrice(money.currencyPrefix, amount);
  switch (refusal._tag) {
    case 'RegistryNotFound':
      return REGISTRY_NOT_FOUND;
    case 'NotOnRegistry':
    case 'OtherBrand':
      return addRefused(refusal);
    case 'AlreadyInCart':
      return refusal.missing === 0
        ? `Your cart holds ${priced(refusal.inCart)} for this gift, and that is all that is missing.`
        : `Your cart holds ${priced(refusal.inCart)} for this gift, so only ${priced(refusal.missing)} more is missing. To give another amount, remove that from your cart first.`;
    case 'CartFull':
      return cartFull(refusal);
    case 'KeyReused':
    case 'InFlight':
      return keyRefused(refusal);
    default:
      return contributionRefused(money, refusal);
  }
};

/** How to read: the service's refusal of an amount for a card of the kind on the left begins as on the right; the two spaces are the row's (GC-05). */
const amountRefusals: Readonly<Record<GiftCardKind, string>> = {
  GiftCard: 'Invalid gift card amount.  Must be between',
  EGiftCard: 'Invalid e-gift card amount.  Must be between',
};

/** A whole amount without its cents and without a comma. */
const wholeDollars = (amount: Cents): string => `$${writeAmount(amount).replace(/\.00$/, '')}`;

/** Why the service does not take the amount of a gift card (GC-02, GC-05). */
export const giftCardAmountRefused = (problem: GiftCardAmountProblem): string => {
  switch (problem._tag) {
    case 'GiftCardAmountMissing':
      return "'Amount' must not be empty.";
    case 'GiftCardAmountOutOfRange':
      return `${amountRefusals[problem.kind]} ${wholeDollars(problem.minimum)} and ${wholeDollars(problem.maximum)}`;
  }
};

/** Why no gift card was put into the cart. */
export const giftCardRefused = (refusal: GiftCardRefusal): string => {
  switch (refusal._tag) {
    case 'RegistryNotFound':
      return REGISTRY_NOT_FOUND;
    case 'NotInMarket':
      return 'Gift cards are not sold on this site. You can buy one online or in a store.';
    case 'GiftCardImageWrong':
      return 'This gift card is no longer offered with that picture. Reload the page and try again.';
    case 'QuantityOutOfRange':
      return 'Gift cards are bought one at a time.';
    case 'GiftCardAmountMissing':
    case 'GiftCardAmountOutOfRange':
      return giftCardAmountRefused(refusal);
    case 'GiftCardRejected':
      return refusal.message;
    case 'CartFull':
      return cartFull(refusal);
    case 'KeyReused':
    case 'InFlight':
      return keyRefused(refusal);
  }
};

/** What the popup says when a card by mail is in the cart (GC-07). */
export const eGiftCardAdded = ({ currencyPrefix }: Money, amount: Cents): PopupText => ({
  title: `Your ${giftCardKindNames.EGiftCard} is in your cart`,
  text: `An ${giftCardKindNames.EGiftCard} of ${formatPrice(currencyPrefix, amount)} is in your cart. We send it by email once the order is placed.`,
});

/** How to read: the way on the left is called as on the right (GC-08). */
const wayNames: Readonly<Record<GiftCardWay['way'], string>> = {
  online: 'Buy a Gift Card Online',
  store: 'Buy a Gift Card in a Store',
};

/** What a way to a gift card beside the cart is called (GC-08). */
export const giftCardWayName = ({ way }: GiftCardWay): string => wayNames[way];

/** How to read: a card of the kind on the left reaches the registrants as on the right. */
const kindNotes: Readonly<Record<GiftCardKind, string>> = { GiftCard: 'Sent by post', EGiftCard: 'Sent by email' };

/** What stands in the section of gift cards (PAGE-06, GC-01, GC-08). */
export const giftCardWords = {
  section: 'GIFT CARDS',
  title: 'Let them choose',
  help: 'A gift card for the amount that you would like to give.',
  kinds: 'Kind of gift card',
  kind: (kind: GiftCardKind): string => giftCardKindNames[kind],
  kindNote: (kind: GiftCardKind): string => kindNotes[kind],
  amount: 'Amount',
  suggestions: 'Suggested amounts',
  suggestion: ({ currencyPrefix }: Money, amount: number): string => `${currencyPrefix.trim()}${amount}`,
  add: (kind: GiftCardKind): string => `Add ${giftCardKindNames[kind]} to Cart`,
  adding: 'Adding…',
  added: 'ADDED',
  /** Said beside the button, with the way to the cart after it. */
  addedToCart: ({ currencyPrefix }: Money, kind: GiftCardKind, amount: Cents): string =>
    `${giftCardKindNames[kind]} of ${formatPrice(currencyPrefix, amount)} added to your cart.`,
  viewCart: 'View Cart',
  close: 'Done',
  elsewhereTitle: 'A gift card, the simple way',
  elsewhereHelp: 'Gift cards are sold online and in our stores.',
  /** The popup of a card by mail, where what came has no title of its own (GC-07). */
  popupTitle: `Your ${giftCardKindNames.EGiftCard} is in your cart`,
  popupText: 'We send it by email once the order is placed.',
} as const;
