import { option as O } from 'fp-ts';
import type { LineNews } from '../../cart/index.ts';
import type { GrId } from '../../identity/index.ts';
import { formatPrice } from '../../money/index.ts';
import type { Fault, LineRefusal, LoweringRefusal } from '../../ports/index.ts';
import type { RegistryName } from '../../registry/index.ts';
import type { Site } from '../../site/index.ts';
import { lineRefused } from './cart.ts';
import { goneLineMessages } from './cart-line-gone.ts';
import { cartLineName } from './cart-line-name.ts';
import { unitCount } from './count.ts';
import { faultSentence } from './fault.ts';
import { giftCardMessages } from './gift-card.ts';
import { registryCalled } from './registry-name.ts';
import { SPECIAL_ORDER } from './special-order.ts';

const stillNeeded = (remaining: number): string =>
  remaining === 0 ? 'No more are needed.' : remaining === 1 ? '1 is still needed.' : `${remaining} are still needed.`;

const exceedsMessages = (quantity: number, remaining: number): string =>
  `You have ${quantity} of these. ${stillNeeded(remaining)}`;

const justBoughtMessages = (bought: number, remaining: number): string =>
  `${bought === 1 ? 'One of these was' : `${bought} of these were`} just bought by someone else. ${stillNeeded(remaining)}`;

/** What can be asked of a line in a cart. */
export type LineChangeKind = 'ChangeQuantity' | 'ChangeAmount' | 'Ship' | 'Remove';

/** How to read: when what is on the left failed, the line is as on the right. */
const notChanged: Readonly<Record<LineChangeKind, string>> = {
  ChangeQuantity: 'The quantity wasn’t changed.',
  ChangeAmount: 'Your contribution wasn’t changed.',
  Ship: 'This is still set for pickup.',
  Remove: 'This wasn’t removed.',
};

/** How to read: when no answer came to what is on the left, the line is perhaps as on the right. */
const perhaps: Readonly<Record<LineChangeKind, string>> = {
  ChangeQuantity: 'the quantity may or may not have been changed',
  ChangeAmount: 'your contribution may or may not have been changed',
  Ship: 'this may or may not have been switched to shipping',
  Remove: 'this may or may not have been removed',
};

const newsMessages = ({ currencyPrefix }: Pick<Site, 'currencyPrefix'>, news: LineNews): string => {
  switch (news._tag) {
    case 'Came':
      return `${cartLineName(news.line)} was added, ${formatPrice(currencyPrefix, news.line.lineTotal)}.`;
    case 'Left':
      return `${cartLineName(news.line)} is no longer in your cart.`;
    case 'Number':
      return `${news.name}: now ${news.now} instead of ${news.before}.`;
    case 'Price':
      return news.line.kind === 'contribution'
        ? `${cartLineName(news.line)} is now ${formatPrice(currencyPrefix, news.line.unitPrice)}.`
        : `${news.line.name} now costs ${formatPrice(currencyPrefix, news.line.unitPrice)} instead of ${formatPrice(currencyPrefix, news.before)}.`;
  }
};

/** What stands on the cart's page (CART-05). */
export const cartPageMessages = {
  title: 'Your Cart',
  count: unitCount,
  /** Said after each change of the cart. */
  sumLabel: (count: number, areGifts: boolean, subtotal: string): string =>
    `${unitCount(count, areGifts)} in your cart. Subtotal: ${subtotal}.`,
  lines: (areGifts: boolean): string => (areGifts ? 'Gifts in your cart' : 'Items in your cart'),
  /** CART-09: for whom gifts are; by its number where nobody may know, or knows, whose registry it is. */
  forRegistry: (grId: GrId, registry: O.Option<RegistryName>): string =>
    O.isSome(registry) ? `For ${registryCalled(registry.value)}` : `For registry # ${grId}`,
  /** Over what is for none, where the rest is for registries. */
  forNone: 'Not for a registry',
  each: (price: string): string => `${price} each`,
  /** Where the number cannot be changed any more. */
  severalAt: (quantity: number, price: string): string => `${quantity} at ${price} each`,
  remove: 'Remove',
  removeNamed: (name: string): string => `Remove ${name}`,
  /** ADD-06: of what is made for its buyer; when it comes stands beside it. */
  specialOrder: SPECIAL_ORDER,
  /** BUY-08: where a line is picked up, and the way back to shipping. */
  pickupAt: (store: string): string => `Pickup at ${store}`,
  shipInstead: 'Ship It Instead',
  shipped: 'It will be shipped instead.',
  shipInsteadNamed: (name: string): string => `Ship It Instead: ${name}`,
  /** How a gift card reaches the registrants (GC-06). */
  cardNote: (kind: 'giftCard' | 'eGiftCard'): string =>
    giftCardMessages.kindNote(kind === 'giftCard' ? 'GiftCard' : 'EGiftCard'),
  /** More in the cart than the registry still needs. */
  exceeds: exceedsMessages,
  /** How many more of a gift its registrants need. */
  stillNeeded,
  /** CART-07: what was bought while this cart was open. */
  justBought: justBoughtMessages,
  /** CART-07: why the order was refused for this line. */
  refused: (quantity: number, bought: number, remaining: number): string =>
    bought > 0 ? justBoughtMessages(bought, remaining) : exceedsMessages(quantity, remaining),
  lower: (remaining: number): string => (remaining === 0 ? 'Remove This Gift' : `Change to ${remaining}`),
  buyAnyway: (quantity: number): string => `Buy ${quantity} Anyway`,
  accepted: (quantity: number): string => `You chose to buy ${quantity} anyway.`,
  /** BUY-09: why a line has to be taken out. */
  gone: goneLineMessages,
  /** GG-05: how money for a group gift counts. */
  contributionNote: 'Goes to the group gift fund once you place your order',
  /** GG-03: others gave after it went into the cart; nothing or so much is missing now. */
  tooMuch: (missing: O.Option<string>): string =>
    O.isNone(missing)
      ? 'Others have contributed, too, and this gift is paid for in full. Please remove your contribution to continue.'
      : `Others have contributed, too, and only ${missing.value} is still needed. Please change your contribution to that amount, or remove it.`,
  changeTo: (missing: string): string => `Change to ${missing}`,
  /** Several lines may have such a button. */
  changeToLabel: (missing: string, name: string): string => `Change to ${missing}: ${name}`,
  /** Why a line is as it was before. */
  changeRefused: (what: LineChangeKind, reason: LineRefusal | LoweringRefusal | Fault): string => {
    switch (reason._tag) {
      case 'LineUnknown':
      case 'QuantityOutOfRange':
        return lineRefused(reason);
      case 'Unavailable':
      case 'BadRequest':
      case 'UnreadableResponse':
      case 'TooManyRequests':
        return `${notChanged[what]} ${faultSentence(reason)}`;
      case 'MoreThanInCart':
      case 'ContributionTooSmall':
      case 'FundFull':
        return `${notChanged[what]} The amount this fund can take has changed.`;
      default:
        return `${notChanged[what]} This gift no longer takes group contributions.`;
    }
  },
  /** No answer came, and the cart could not be read since. */
  changeInDoubt: (what: LineChangeKind): string =>
    `We’re having trouble connecting, so ${perhaps[what]}. Please try again in a moment.`,
  /** CART-09: what became of the cart while this page was looked at. */
  changedElsewhere: 'Your cart has changed since you last looked:',
  news: newsMessages,
  findRegistry: 'Find a Registry',
  loading: 'Loading your cart…',
  notLoaded: 'We couldn’t load your cart.',
  tryAgain: 'Try Again',
} as const;
