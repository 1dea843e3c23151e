import { option as O } from 'fp-ts';
import type { CartDifference, CartLineView, LineBlocker } from '../../cart/index.ts';
import type { GrId, OrderNumber } from '../../identity/index.ts';
import type { ContributionChangeRefusal, Fault, LineRefusal } from '../../ports/index.ts';
import type { RegistryName } from '../../registry/index.ts';
import type { Site } from '../../site/index.ts';
import { lineRefused, registryStillNeeds } from './cart.ts';
import { unitCount } from './count.ts';
import { faultSentence } from './fault.ts';
import { formatPrice } from './formats.ts';
import { giftCardMessages } from './gift-card.ts';
import { firstNames, isOnePerson, registryCalled } from './registry-name.ts';

/** Why a line has to be removed: the cart's own reason, or the reason an order was refused. */
export type UnavailableReason = LineBlocker | 'ItemGone' | 'PaidTogether';

const PAID_TOGETHER =
  'Guests have already started paying for this gift together. Please remove it to continue. You can contribute to its group gift fund instead.';

/** Why an item cannot be ordered (BUY-09). */
const goneGifts: Readonly<Record<UnavailableReason, string>> = {
  'registry-closed':
    'This registry is no longer open, so nothing can be bought for it. Please remove this gift to continue.',
  'taken-off': 'This gift was removed from the registry. Please remove it to continue.',
  'no-longer-available': 'This gift is no longer available. Please remove it to continue.',
  'personalization-error':
    'There’s a mistake in this gift’s personalization, so it can’t be bought right now. Please remove it to continue.',
  'personalization-required':
    'This gift needs to be personalized. Please remove it, enter your text on its page and add it from there.',
  'other-brand': 'This gift is sold on our other site. Please remove it here to continue, and buy it there.',
  'made-to-order':
    'This gift is made to order, with options you choose in our stores or by phone. Please remove it to continue.',
  'group-gift-begun': PAID_TOGETHER,
  'out-of-stock': 'This gift is out of stock right now, so it can’t be ordered. Please remove it to continue.',
  'not-in-stores':
    'This gift is made for you when you order, so it can’t be picked up in a store. Please remove it, then add it again from its page.',
  'not-together': 'This gift no longer takes group contributions. Please remove it to continue.',
  ItemGone: 'This gift can no longer be bought. Please remove it to continue.',
  PaidTogether: PAID_TOGETHER,
  'too-few-in-store': 'The store no longer has that many of this gift. Choose fewer, have it shipped, or remove it.',
};

/** Why a contribution cannot be made; other reasons share `CONTRIBUTION_GONE`. */
const goneMoney: Readonly<Partial<Record<UnavailableReason, string>>> = {
  'registry-closed':
    'This registry is no longer open, so nothing can be given to it. Please remove your contribution to continue.',
  'taken-off': 'This gift was removed from the registry. Please remove your contribution to continue.',
  'no-longer-available': 'This gift is no longer available. Please remove your contribution to continue.',
};

type Worded = Pick<CartLineView, 'kind' | 'quantity' | 'unitsAtStore'>;

/** With a quantity of one there is no smaller number to offer. */
const LAST_UNIT_GONE =
  'The store no longer has this gift. Have it shipped, remove it, or choose another store on its page.';

const CONTRIBUTION_GONE = 'This gift no longer takes group contributions. Please remove your contribution to continue.';
const CARD_GONE = 'This registry is no longer open, so it can’t take gift cards. Please remove this one to continue.';

/** How many units the store still has, if known. One unit can be too many when other lines of the cart need the same stock (BUY-08). */
const tooFewInStore = ({ quantity, unitsAtStore }: Worded): string => {
  if (unitsAtStore === undefined) return quantity === 1 ? LAST_UNIT_GONE : goneGifts['too-few-in-store'];
  if (unitsAtStore === 0) return LAST_UNIT_GONE;
  const ways = quantity === 1 ? 'Have it shipped or remove it.' : 'Choose fewer, have it shipped, or remove it.';
  return `The store has only ${unitsAtStore} of this gift, and your cart needs more. ${ways}`;
};

/** Why a line has to be removed, and what to do instead (BUY-09). */
export const unavailableLineMessages = (line: Worded, why: UnavailableReason): string => {
  const { kind } = line;
  if (kind === 'item') return why === 'too-few-in-store' ? tooFewInStore(line) : goneGifts[why];
  return kind === 'contribution' ? (goneMoney[why] ?? CONTRIBUTION_GONE) : CARD_GONE;
};

/** The name of a line of a cart or an order (GG-05). */
export const cartLineName = ({ kind, name }: Pick<CartLineView, 'kind' | 'name'>): string =>
  kind === 'contribution' ? `Contribution to ${name}` : name;

/** Shown wherever a special order can be bought (ADD-05, ADD-06). */
export const SPECIAL_ORDER = 'Made for you when you order, so it can’t be returned.';

const exceedsMessages = (quantity: number, remaining: number): string =>
  `You have ${quantity} of these. ${registryStillNeeds(remaining)}`;

const justBoughtMessages = (bought: number, remaining: number): string =>
  `${bought === 1 ? 'One of these was' : `${bought} of these were`} just bought by someone else. ${registryStillNeeds(remaining)}`;

/** The changes of a line that can be requested. */
export type LineChangeKind = 'ChangeQuantity' | 'ChangeAmount' | 'Ship' | 'Remove';

/** Shown when the change failed. */
const notChanged: Readonly<Record<LineChangeKind, string>> = {
  ChangeQuantity: 'The quantity wasn’t changed.',
  ChangeAmount: 'Your contribution wasn’t changed.',
  Ship: 'This is still set for pickup.',
  Remove: 'This wasn’t removed.',
};

/** Shown when the outcome of the change is unknown. */
const perhaps: Readonly<Record<LineChangeKind, string>> = {
  ChangeQuantity: 'the quantity may or may not have been changed',
  ChangeAmount: 'your contribution may or may not have been changed',
  Ship: 'this may or may not have been switched to shipping',
  Remove: 'this may or may not have been removed',
};

const newsMessages = ({ currencyPrefix }: Pick<Site, 'currencyPrefix'>, news: CartDifference): string => {
  switch (news._tag) {
    case 'Added':
      return `${cartLineName(news.line)} was added, ${formatPrice(currencyPrefix, news.line.lineTotal)}.`;
    case 'Removed':
      return `${cartLineName(news.line)} is no longer in your cart.`;
    case 'Quantity':
      return `${news.name}: now ${news.now} instead of ${news.before}.`;
    case 'Price':
      return news.line.kind === 'contribution'
        ? `${cartLineName(news.line)} is now ${formatPrice(currencyPrefix, news.line.unitPrice)}.`
        : `${news.line.name} now costs ${formatPrice(currencyPrefix, news.line.unitPrice)} instead of ${formatPrice(currencyPrefix, news.before)}.`;
    case 'Wrap':
      return news.now === '' ? `Gift wrap no longer in your cart: ${news.before}.` : `Gift wrap: now ${news.now}.`;
  }
};

/** The cart page (CART-05). */
export const cartPageMessages = {
  title: 'Your cart',
  count: unitCount,
  /** Announced after each change of the cart. */
  sumLabel: (count: number, areGifts: boolean, subtotal: string): string =>
    `${unitCount(count, areGifts)} in your cart. Subtotal: ${subtotal}.`,
  lines: (areGifts: boolean): string => (areGifts ? 'Gifts in your cart' : 'Products in your cart'),
  /** The registry of a group of gifts; its number when the guest may not see its names (CART-09). */
  forRegistry: (grId: GrId, registry: O.Option<RegistryName>): string =>
    O.isSome(registry) ? `For ${registryCalled(registry.value)}` : `For registry # ${grId}`,
  /** The heading of items for no registry, beside groups for a registry. */
  forNone: 'Not for a registry',
  each: (price: string): string => `${price} each`,
  /** Shown when the quantity cannot be changed. */
  severalAt: (quantity: number, price: string): string => `${quantity} at ${price} each`,
  remove: 'Remove',
  removeNamed: (name: string): string => `Remove ${name}`,
  /** A contribution's amount is changed in its line (GIVE-05). */
  changeAmount: 'Change Amount',
  changeAmountNamed: (name: string): string => `Change Amount: ${name}`,
  save: 'Save',
  cancel: 'Cancel',
  /** For special orders; the lead time is shown beside it (ADD-06). */
  specialOrder: SPECIAL_ORDER,
  /** Where a line is picked up, and the button to ship it instead (BUY-08). */
  pickupAt: (store: string): string => `Pickup at ${store}`,
  shipInstead: 'Ship It Instead',
  shipped: 'It will be shipped instead.',
  shipInsteadNamed: (name: string): string => `Ship It Instead: ${name}`,
  /** How a gift card is delivered (GC-06). */
  cardNote: (kind: 'giftCard' | 'eGiftCard'): string =>
    giftCardMessages.kindNote(kind === 'giftCard' ? 'GiftCard' : 'EGiftCard'),
  /** The cart has more than the registry still needs. */
  exceeds: exceedsMessages,
  stillNeeded: registryStillNeeds,
  /** Units bought by others while this cart was open (CART-07). */
  justBought: justBoughtMessages,
  /** Why the order was refused for this line (CART-07). */
  refused: (quantity: number, bought: number, remaining: number): string =>
    bought > 0 ? justBoughtMessages(bought, remaining) : exceedsMessages(quantity, remaining),
  lower: (remaining: number): string => (remaining === 0 ? 'Remove This Gift' : `Change to ${remaining}`),
  buyAnyway: (quantity: number): string => `Buy ${quantity} Anyway`,
  accepted: (quantity: number): string => `You chose to buy ${quantity} anyway.`,
  /** Why a line has to be removed (BUY-09). */
  gone: unavailableLineMessages,
  /** When a contribution to a group gift counts (GG-05). */
  contributionNote: 'It’s added to the fund when you place your order.',
  /** Under the name of a registry that something ships to (CO-01). */
  destination: (registry: O.Option<RegistryName>, hasAddress: boolean): string => {
    const names = O.match(() => 'The registry’s owners', firstNames)(registry);
    const isOne = O.exists(isOnePerson)(registry);
    return hasAddress
      ? `Ships to ${O.isSome(registry) ? names : 'the registry’s owners'}. Their address stays private.`
      : `${names} ${isOne ? 'hasn’t' : 'haven’t'} given an address yet. We’ll ask them for it; your order stands, and we ship as soon as they answer.`;
  },
  /** Who receives an eGift card, and when (CO-04). */
  eGiftCardTo: (registry: O.Option<RegistryName>): string =>
    `To ${O.match(() => 'the registry’s owners', firstNames)(registry)} by email, minutes after you order. Their email address stays private.`,
  /** Others contributed after this was added to the cart; `missing` is `none` when the gift is fully paid (GG-03). */
  tooMuch: (missing: O.Option<string>): string =>
    O.isNone(missing)
      ? 'Others have contributed, too, and this gift is paid for in full. Please remove your contribution to continue.'
      : `Others have contributed, too, and only ${missing.value} is still needed. Please change your contribution to that amount, or remove it.`,
  changeTo: (missing: string): string => `Change to ${missing}`,
  /** The accessible name: several lines may have this button. */
  changeToLabel: (missing: string, name: string): string => `Change to ${missing}: ${name}`,
  /** Why a line was not changed. */
  changeRefused: (what: LineChangeKind, reason: LineRefusal | ContributionChangeRefusal | Fault): string => {
    switch (reason._tag) {
      case 'LineUnknown':
      case 'QuantityOutOfRange':
        return lineRefused(reason);
      case 'Unavailable':
      case 'BadRequest':
      case 'UnreadableResponse':
      case 'TooManyRequests':
        return `${notChanged[what]} ${faultSentence(reason)}`;
      case 'ContributionTooSmall':
      case 'FundFull':
        return `${notChanged[what]} The amount this fund can take has changed.`;
      default:
        return `${notChanged[what]} This gift no longer takes group contributions.`;
    }
  },
  /** The outcome of the change is unknown, and the cart could not be read again. */
  changeInDoubt: (what: LineChangeKind): string =>
    `We’re having trouble connecting, so ${perhaps[what]}. Please try again in a moment.`,
  /** How the cart changed since it was last shown (CART-09). */
  changedElsewhere: 'Your cart has changed since you last looked:',
  news: newsMessages,
  findRegistry: 'Find a Registry',
  loading: 'Loading your cart…',
  notLoaded: 'We couldn’t load your cart.',
  tryAgain: 'Try Again',
} as const;

/** The empty cart. The order's number is a separate text, so that it can be selected. */
export interface EmptyCartMessages {
  readonly title: string;
  readonly number: O.Option<string>;
  readonly help: string;
}

const keepNumber = 'Please keep this number in case you have questions about your gift.';

const here = (orderedAs: O.Option<OrderNumber>): EmptyCartMessages => ({
  title: 'Your cart is empty.',
  number: O.map((number: OrderNumber) => `Your last order: ${number}`)(orderedAs),
  help: O.isSome(orderedAs) ? keepNumber : 'Gifts you add from a registry wait here until you buy them.',
});

const elsewhere = (orderedAs: O.Option<OrderNumber>): EmptyCartMessages =>
  O.isSome(orderedAs)
    ? {
        title: 'Your order has been placed.',
        number: O.some(`Order number ${orderedAs.value}`),
        help: `You placed it in another window, and nothing was bought twice. ${keepNumber} What you typed here is saved for your next order.`,
      }
    : {
        title: 'Your cart is now empty.',
        number: O.none,
        help: 'It was ordered or emptied in another window. If you placed the order there, that window shows your order number, and nothing was bought twice. What you typed here is saved for your next order.',
      };

/** Explains the empty cart, as far as this window knows (CART-08, CART-09). */
export const emptyCartMessages = (isElsewhere: boolean, orderedAs: O.Option<OrderNumber>): EmptyCartMessages =>
  isElsewhere ? elsewhere(orderedAs) : here(orderedAs);
