import { option as O } from 'fp-ts';
import type { CartLineView, LineNews } from '../cart/index.ts';
import type { GrId } from '../identity/index.ts';
import { formatPrice } from '../money/index.ts';
import type { Fault, LineRefusal } from '../ports/index.ts';
import type { Site } from '../site/index.ts';
import { lineRefused } from './cart.en.ts';
import { giftCount } from './count.en.ts';
import { faultSentence } from './fault.en.ts';

const stillNeeded = (remaining: number): string =>
  remaining === 0 ? 'No more are needed.' : remaining === 1 ? '1 is still needed.' : `${remaining} are still needed.`;

const exceedsWords = (quantity: number, remaining: number): string =>
  `You have ${quantity} of these. ${stillNeeded(remaining)}`;

const justBoughtWords = (bought: number, remaining: number): string =>
  `${bought === 1 ? 'One of these was' : `${bought} of these were`} just bought by someone else. ${stillNeeded(remaining)}`;

/** How to read: a gift card of the kind on the left reaches the registrants as on the right. */
const cardNotes = { giftCard: 'Sent by post', eGiftCard: 'Sent by email' } as const;

/** What can be asked of a line in a cart. */
export type LineChangeKind = 'ChangeQuantity' | 'Ship' | 'Remove';

/** How to read: when what is on the left failed, the line is as on the right. */
const notChanged: Readonly<Record<LineChangeKind, string>> = {
  ChangeQuantity: 'The quantity was not changed.',
  Ship: 'This is still to be picked up.',
  Remove: 'This was not removed.',
};

const contributionTo = (name: string): string => `Contribution to ${name}`;

/** What a line of a cart or an order is called: money for a group gift says so (GG-05). */
export const cartLineName = ({ kind, name }: Pick<CartLineView, 'kind' | 'name'>): string =>
  kind === 'contribution' ? contributionTo(name) : name;

const newsWords = ({ currencyPrefix }: Pick<Site, 'currencyPrefix'>, news: LineNews): string => {
  switch (news._tag) {
    case 'Came':
      return `${cartLineName(news.line)} was added, ${formatPrice(currencyPrefix, news.line.lineTotal)}.`;
    case 'Left':
      return `${cartLineName(news.line)} is no longer in your cart.`;
    case 'Number':
      return `${news.name}: now ${news.now}, not ${news.before}.`;
    case 'Price':
      return news.line.kind === 'contribution'
        ? `${cartLineName(news.line)} is now ${formatPrice(currencyPrefix, news.line.unitPrice)}.`
        : `${news.line.name} now costs ${formatPrice(currencyPrefix, news.line.unitPrice)}, not ${formatPrice(currencyPrefix, news.before)}.`;
  }
};

/** What stands on the cart's page (CART-05). */
export const cartPageWords = {
  title: 'Your Cart',
  count: giftCount,
  lines: 'Gifts in your cart',
  /** CART-09: for whom a line is, where the cart is for several. */
  forRegistry: (grId: GrId): string => `For registry # ${grId}`,
  each: (price: string): string => `${price} each`,
  remove: 'Remove',
  removeNamed: (name: string): string => `Remove ${name}`,
  /** Cards of one kind are told apart by what they are worth. */
  removeCard: (name: string, worth: string): string => `Remove ${name}, ${worth}`,
  /** BUY-08: where a line is picked up, and the way back to shipping. */
  pickupAt: (store: string): string => `Pickup at ${store}`,
  shipInstead: 'Ship It Instead',
  shipInsteadNamed: (name: string): string => `Ship It Instead: ${name}`,
  pickupGone: 'The store does not have as many of this gift any more. Have it shipped or remove it.',
  /** How a gift card reaches the registrants (GC-06). */
  cardNote: (kind: 'giftCard' | 'eGiftCard'): string => cardNotes[kind],
  /** More in the cart than the registry still needs. */
  exceeds: exceedsWords,
  /** CART-07: what was bought while this cart was open. */
  justBought: justBoughtWords,
  /** CART-07: why the order was refused for this line. */
  refused: (quantity: number, bought: number, remaining: number): string =>
    bought > 0 ? justBoughtWords(bought, remaining) : exceedsWords(quantity, remaining),
  lower: (remaining: number): string => (remaining === 0 ? 'Remove This Gift' : `Change to ${remaining}`),
  buyAnyway: (quantity: number): string => `Buy ${quantity} Anyway`,
  accepted: (quantity: number): string => `You chose to buy ${quantity} all the same.`,
  gone: 'This gift was taken off the registry. Please remove it to go on.',
  /** BUY-09: money was raised for the group gift after it went into the cart. */
  paidTogether:
    'Guests have begun to pay for this gift together. Please remove it to go on. You can give to its group gift fund instead.',
  /** GG-05: what a line of money for a group gift is called. */
  contributionTo,
  /** How it counts. */
  contributionNote: 'Goes to the group gift fund once you place the order',
  /** GG-03: somebody else gave after it went into the cart; nothing or so much is missing now. */
  tooMuch: (missing: O.Option<string>): string =>
    O.isNone(missing)
      ? 'Guests have just paid for this gift in full. Please remove your contribution to go on.'
      : `Someone has just given to this gift, and only ${missing.value} is still missing. Please remove your contribution to go on; you can then give again.`,
  contributionGone: 'This gift can no longer be paid for together. Please remove your contribution to go on.',
  cardGone: 'This registry takes no gift cards any more. Please remove this one to go on.',
  /** Why a line is as it was before. */
  changeRefused: (what: LineChangeKind, reason: LineRefusal | Fault): string =>
    reason._tag === 'QuantityOutOfRange' || reason._tag === 'LineUnknown'
      ? lineRefused(reason)
      : `${notChanged[what]} ${faultSentence(reason)}`,
  /** CART-09: what became of the cart while this page was looked at. */
  changedElsewhere: 'Your cart has changed since you looked at it:',
  news: newsWords,
  emptiedElsewhere: 'Your cart is empty now.',
  emptiedElsewhereHelp:
    'It was ordered or emptied in another window. If you ordered it there, that window shows your order number, and nothing was bought twice. What you typed here is kept for your next order.',
  empty: 'Your cart is empty.',
  emptyHelp: 'Gifts that you add from a registry wait here until you buy them.',
  findRegistry: 'Find a Registry',
  loading: 'Your cart is being loaded',
  notLoaded: 'Your cart could not be loaded.',
  tryAgain: 'Try again',
} as const;
