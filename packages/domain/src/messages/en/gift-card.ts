import {
  type GiftCardAmountProblem,
  type GiftCardKind,
  type GiftCardWay,
  giftCardKindNames,
  giftCardRange,
  type PopupText,
} from '../../gift-card/index.ts';
import {
  type AmountRange,
  type AmountVerdict,
  type Cents,
  formatAmount,
  formatPrice,
  writeAmount,
} from '../../money/index.ts';
import type { Fault, GiftCardRefusal } from '../../ports/index.ts';
import type { Site } from '../../site/index.ts';
import { cartFull } from './cart.ts';
import { keyRefused } from './key-refusal.ts';
import { REGISTRY_NOT_FOUND } from './registry.ts';
import { mayBeInCart } from './unanswered.ts';

type Money = Pick<Site, 'currencyPrefix'>;

/** The hint of the amount field (GC-04). */
export const giftCardHint = (kind: GiftCardKind): string =>
  `${kind === 'GiftCard' ? 'Gift card' : 'eGift card'} amount must be at least ${formatAmount('$', giftCardRange(kind, 'form').minimum)}`;

const CENTS_AFTER_POINT = 'Write cents after a point, like 25.50.';

/** What the form says of the amount for a gift card, nothing when it is right (GC-02, GC-03). */
export const giftCardVerdictMessages = ({ currencyPrefix }: Money, verdict: AmountVerdict): string => {
  const named = (amount: Cents): string => `${currencyPrefix.trim()}${writeAmount(amount)}`;
  const outOfRange = ({ minimum, maximum }: AmountRange): string =>
    `Invalid gift card amount. Must be between ${named(minimum)} and ${named(maximum)}`;
  switch (verdict._tag) {
    case 'Ok':
      return '';
    case 'Empty':
      return 'Please enter a gift card amount.';
    case 'OutOfRange':
      return outOfRange(verdict);
    case 'Unclear':
      return `${outOfRange(verdict)}. ${CENTS_AFTER_POINT}`;
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
      return 'Gift cards aren’t sold through registries here. eGift cards are sold by phone, and gift cards in our stores.';
    case 'GiftCardImageWrong':
      return 'This gift card is no longer offered with that design. Reload the page and try again.';
    case 'QuantityOutOfRange':
      return 'Gift cards are bought one at a time.';
    case 'GiftCardAmountMissing':
    case 'GiftCardAmountOutOfRange':
      return giftCardAmountRefused(refusal);
    case 'GiftCardRejected':
      return refusal.message;
    case 'CartFull':
      return cartFull(refusal);
    case 'IdempotencyKeyReused':
    case 'RequestInProgress':
      return keyRefused(refusal);
  }
};

/** Why a gift card was not put into the cart, or why nobody knows whether it was (CART-08). */
export const giftCardNotAdded = (reason: GiftCardRefusal | Fault): string => {
  switch (reason._tag) {
    case 'Unavailable':
    case 'BadRequest':
    case 'UnreadableResponse':
    case 'TooManyRequests':
    case 'RequestInProgress':
      return mayBeInCart(reason);
    default:
      return giftCardRefused(reason);
  }
};

/** What the popup says when a card by mail is in the cart (GC-07). */
export const eGiftCardAdded = ({ currencyPrefix }: Money, amount: Cents): PopupText => ({
  title: `Your ${giftCardKindNames.EGiftCard} is in your cart`,
  text: `An ${giftCardKindNames.EGiftCard} for ${formatPrice(currencyPrefix, amount)} is in your cart. We’ll send it by email once your order is placed.`,
});

/** How to read: the way on the left is called as on the right (GC-08). */
const wayNames: Readonly<Record<GiftCardWay['way'], string>> = {
  online: 'Buy a Gift Card Online',
  store: 'Buy a Gift Card in a Store',
};

/** How to read: what the way on the left leads to is on the right. */
const wayNotes: Readonly<Record<GiftCardWay['way'], string>> = {
  online: 'eGift cards, sent by email: how to order one',
  store: 'Gift cards to take with you: where our stores are',
};

/** What one finds where the way leads (GC-08). */
export const giftCardWayNote = ({ way }: GiftCardWay): string => wayNotes[way];

/** What a way to a gift card beside the cart is called (GC-08). */
export const giftCardWayName = ({ way }: GiftCardWay): string => wayNames[way];

/** How to read: a card of the kind on the left reaches the registrants as on the right. */
const kindNotes: Readonly<Record<GiftCardKind, string>> = { GiftCard: 'Sent by mail', EGiftCard: 'Sent by email' };

const wasInCart = ({ currencyPrefix }: Money, kind: GiftCardKind, amount: Cents): string =>
  `Your earlier ${giftCardKindNames[kind]} for ${formatPrice(currencyPrefix, amount)} was already in your cart. Nothing more was added.`;

/** What stands in the section of gift cards (PAGE-06, GC-01, GC-08). */
export const giftCardMessages = {
  section: 'GIFT CARDS',
  title: 'Let them choose',
  help: 'A gift card for the amount you’d like to give.',
  kinds: 'Gift card type',
  kind: (kind: GiftCardKind): string => giftCardKindNames[kind],
  kindNote: (kind: GiftCardKind): string => kindNotes[kind],
  amount: 'Amount',
  suggestions: 'Suggested amounts',
  suggestion: ({ currencyPrefix }: Money, amount: Cents): string => formatAmount(currencyPrefix.trim(), amount),
  add: (kind: GiftCardKind): string => `Add ${giftCardKindNames[kind]} to Cart`,
  adding: 'Adding…',
  added: 'ADDED',
  /** Said beside the button, with the way to the cart after it. */
  addedToCart: ({ currencyPrefix }: Money, kind: GiftCardKind, amount: Cents): string =>
    `${giftCardKindNames[kind]} for ${formatPrice(currencyPrefix, amount)} added to your cart.`,
  /** CART-08: the first try went in without an answer, and another amount was asked for then; said where the button to press is. */
  addedEarlier: (money: Money, kind: GiftCardKind, amount: Cents): string =>
    `${wasInCart(money, kind, amount)} Press again to add this one, too.`,
  /** The same over the page. */
  popupEarlierTitle: `Your Earlier ${giftCardKindNames.EGiftCard} Is in Your Cart`,
  popupEarlier: wasInCart,
  /** Adds what stands in the form, after what was in the cart already. */
  addToo: ({ currencyPrefix }: Money, kind: GiftCardKind, amount: Cents): string =>
    `Add ${giftCardKindNames[kind]} for ${formatPrice(currencyPrefix, amount)} Too`,
  viewCart: 'View Cart',
  close: 'Done',
  elsewhereTitle: 'A gift card, another way',
  elsewhereHelp: 'Gift cards aren’t sold through registries here. See where they’re sold, and how.',
  /** The popup of a card by mail, where what came has no title of its own (GC-07). */
  popupTitle: `Your ${giftCardKindNames.EGiftCard} is in your cart`,
  popupText: 'We’ll send it by email once your order is placed.',
} as const;
