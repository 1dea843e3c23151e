import {
  type GiftCardAmountProblem,
  type GiftCardChannel,
  type GiftCardKind,
  giftCardKindNames,
  giftCardRange,
  type PopupText,
} from '../../gift-card/index.ts';
import { type AmountRange, type AmountVerdict, type Cents, writeAmount } from '../../money/index.ts';
import type { Fault, GiftCardRefusal } from '../../ports/index.ts';
import type { Site } from '../../site/index.ts';
import { cartFull } from './cart.ts';
import { addToCartFaultSentence, keyRefused } from './fault.ts';
import { formatAmount, formatPrice } from './formats.ts';
import { REGISTRY_NOT_FOUND } from './registry-name.ts';

type Money = Pick<Site, 'currencyPrefix'>;

/** The hint below the amount field (GC-04). */
export const giftCardHint = (kind: GiftCardKind): string =>
  `${kind === 'GiftCard' ? 'Gift card' : 'eGift card'} amount must be at least ${formatAmount('$', giftCardRange(kind, 'form').minimum)}`;

const CENTS_AFTER_POINT = 'Write cents after a point, like 25.50.';

/** The message below the amount field; empty when the amount is right (GC-02, GC-03). */
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

/** The beginning of the service's refusal of an amount; the two spaces are required by GC-05. */
const amountRefusals: Readonly<Record<GiftCardKind, string>> = {
  GiftCard: 'Invalid gift card amount.  Must be between',
  EGiftCard: 'Invalid e-gift card amount.  Must be between',
};

/** A whole amount without cents or commas: `$1000`. */
const wholeDollars = (amount: Cents): string => `$${writeAmount(amount).replace(/\.00$/, '')}`;

/** The service's refusal of an amount (GC-02, GC-05). */
export const giftCardAmountRefused = (problem: GiftCardAmountProblem): string => {
  switch (problem._tag) {
    case 'GiftCardAmountMissing':
      return "'Amount' must not be empty.";
    case 'GiftCardAmountOutOfRange':
      return `${amountRefusals[problem.kind]} ${wholeDollars(problem.minimum)} and ${wholeDollars(problem.maximum)}`;
  }
};

/** Why a gift card was not added to the cart. */
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

/** Why a gift card was not added to the cart, or that the outcome is unknown (CART-08). */
export const giftCardNotAdded = (reason: GiftCardRefusal | Fault): string => {
  switch (reason._tag) {
    case 'Unavailable':
    case 'CookiesRefused':
    case 'BadRequest':
    case 'UnreadableResponse':
    case 'TooManyRequests':
    case 'RequestInProgress':
      return addToCartFaultSentence(reason);
    default:
      return giftCardRefused(reason);
  }
};

/** The popup after an eGift card was added to the cart (GC-07). */
export const eGiftCardAdded = ({ currencyPrefix }: Money, amount: Cents): PopupText => ({
  title: `Your ${giftCardKindNames.EGiftCard} is in your cart`,
  text: `An ${giftCardKindNames.EGiftCard} for ${formatPrice(currencyPrefix, amount)} is in your cart. We’ll send it by email once your order is placed.`,
});

/** Names of the ways to buy a gift card elsewhere (GC-08). */
const wayNames: Readonly<Record<GiftCardChannel['way'], string>> = {
  online: 'Buy a Gift Card Online',
  store: 'Buy a Gift Card in a Store',
};

/** Notes below these names. */
const wayNotes: Readonly<Record<GiftCardChannel['way'], string>> = {
  online: 'eGift cards, sent by email: how to order one',
  store: 'Gift cards to take with you: where our stores are',
};

/** The note below a way to buy a gift card elsewhere (GC-08). */
export const giftCardChannelNote = ({ way }: GiftCardChannel): string => wayNotes[way];

/** The name of a way to buy a gift card elsewhere (GC-08). */
export const giftCardChannelName = ({ way }: GiftCardChannel): string => wayNames[way];

/** How a gift card is delivered. */
const kindNotes: Readonly<Record<GiftCardKind, string>> = { GiftCard: 'Sent by mail', EGiftCard: 'Sent by email' };

const wasInCart = ({ currencyPrefix }: Money, kind: GiftCardKind, amount: Cents): string =>
  `Your earlier ${giftCardKindNames[kind]} for ${formatPrice(currencyPrefix, amount)} was already in your cart. Nothing more was added.`;

/** The gift card section (PAGE-06, GC-01, GC-08). */
export const giftCardMessages = {
  title: 'Let them choose',
  help: 'A gift card for the amount you’d like to give.',
  kinds: 'Gift card type',
  kind: (kind: GiftCardKind): string => giftCardKindNames[kind],
  kindNote: (kind: GiftCardKind): string => kindNotes[kind],
  amount: 'Amount',
  suggestions: 'Suggested amounts',
  suggestion: ({ currencyPrefix }: Money, amount: Cents): string => formatAmount(currencyPrefix.trim(), amount),
  /** The button, with the amount once one is entered. */
  add: ({ currencyPrefix }: Money, kind: GiftCardKind, verdict: AmountVerdict): string =>
    `Add ${verdict._tag === 'Ok' ? `${formatAmount(currencyPrefix, verdict.amount)} ` : ''}${giftCardKindNames[kind]}`,
  adding: 'Adding…',
  added: 'ADDED',
  /** Beside the button, before the link to the cart. */
  addedToCart: ({ currencyPrefix }: Money, kind: GiftCardKind, amount: Cents): string =>
    `${giftCardKindNames[kind]} for ${formatPrice(currencyPrefix, amount)} added to your cart.`,
  /** An earlier, unconfirmed attempt had succeeded with a different amount; shown beside the button (CART-08). */
  addedEarlier: (money: Money, kind: GiftCardKind, amount: Cents): string =>
    `${wasInCart(money, kind, amount)} Press again to add this one, too.`,
  /** Like `addedEarlier`, in a popup. */
  popupEarlierTitle: `Your earlier ${giftCardKindNames.EGiftCard} is in your cart`,
  popupEarlier: wasInCart,
  /** The button for adding the current amount as well. */
  addToo: ({ currencyPrefix }: Money, kind: GiftCardKind, amount: Cents): string =>
    `Add ${giftCardKindNames[kind]} for ${formatPrice(currencyPrefix, amount)} Too`,
  viewCart: 'View Cart',
  close: 'Done',
  elsewhereTitle: 'A gift card, another way',
  elsewhereHelp: 'Gift cards aren’t sold through registries here. See where they’re sold, and how.',
  /** The popup when the response has no title (GC-07). */
  popupTitle: `Your ${giftCardKindNames.EGiftCard} is in your cart`,
  popupText: 'We’ll send it by email once your order is placed.',
} as const;
