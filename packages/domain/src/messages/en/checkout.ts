import { option as O } from 'fp-ts';
import type { CartLineView, ShownArrival } from '../../cart/index.ts';
import type { PostalAddressField } from '../../delivery/index.ts';
import { outcomeUnknown } from '../../idempotency/index.ts';
import type { OrderNumber } from '../../identity/index.ts';
import { GIVER_LIMITS, type Giver, type GiverField } from '../../order/index.ts';
import type { Fault, OrderRefusal, PaymentNotAccepted, PaymentRefused } from '../../ports/index.ts';
import type { RegistryName } from '../../registry/index.ts';
import type { MarketRules, Site } from '../../site/index.ts';
import { isBlank } from '../../text/index.ts';
import { cartPageMessages } from './cart-page.ts';
import { addressMessages, emailProblem } from './contact.ts';
import { unitCount } from './count.ts';
import { faultSentence, keyRefused } from './fault.ts';
import { everyonesNames, firstNames, registryCalled } from './registry-name.ts';

const giverFields: Readonly<Record<GiverField, string>> = {
  firstName: `Enter your first name, up to ${GIVER_LIMITS.name} characters.`,
  lastName: `Last names can be up to ${GIVER_LIMITS.name} characters.`,
  email: 'Enter your email address, like name@example.com.',
  message: `Keep your message to ${GIVER_LIMITS.message} characters.`,
};
/** Why a field about the giver was refused. */
export const giverFieldRefused = (field: GiverField): string => giverFields[field];

const addressFields = (market?: MarketRules, isRegionChosen = false): Readonly<Record<PostalAddressField, string>> => ({
  country: 'Choose a country. What ships to you stays in this one.',
  line1: 'Enter your street address.',
  line2: 'An apartment or unit can have up to 60 characters.',
  city: 'Enter your city.',
  region: market === undefined ? 'Choose your state or province.' : `${addressMessages.chooseRegion(market)}.`,
  postalCode:
    market === undefined
      ? 'Enter a ZIP or postal code in your state or province.'
      : addressMessages.codeInRegion(market, isRegionChosen),
});

/** Why a field of the giver's address was refused, in the terms of the market if it is known. */
export const addressFieldRefused = (field: PostalAddressField, market?: MarketRules, isRegionChosen = false): string =>
  addressFields(market, isRegionChosen)[field];

/** Why an order was refused, and what to do next (CART-06, CART-07). */
export const orderRefused = (refusal: OrderRefusal): string => {
  switch (refusal._tag) {
    case 'CartEmpty':
      return 'Your cart is empty. Add a gift to place an order.';
    case 'CartChanged':
      return 'Your cart no longer matches what this page showed. Check what’s in it now, then place your order again.';
    case 'GiverInvalid':
      return giverFieldRefused(refusal.field);
    case 'ShippingMethodUnknown':
      return 'This shipping method is no longer offered. Choose another, then place your order again.';
    case 'ItemGone':
      return 'Something in your cart can no longer be ordered. Remove it, then place your order again.';
    case 'PaidTogether':
      return 'Guests have already started paying for a gift in your cart together. Remove it, then place your order again. You can contribute to its group gift fund instead.';
    case 'FundFull':
      return 'Others have contributed in the meantime, so a group gift in your cart now needs less. Change or remove your contribution, then place your order again.';
    case 'PickupGone':
      return 'A store doesn’t have enough of a gift you wanted to pick up there. Choose what to do with it in your cart, then place your order again.';
    case 'OverClaim':
      return 'Your cart has more of some gifts than the registry still needs. Choose what to do with the ones marked in your cart, then place your order again.';
    case 'PostalAddressMissing':
      return 'Enter your postal address: part of your order ships to you.';
    case 'AddressInvalid':
      return addressFieldRefused(refusal.field);
    case 'PaymentMissing':
      return 'Enter how you’d like to pay.';
    case 'PaymentActionNeeded':
      return 'Your bank asks you to confirm this payment.';
    case 'PaymentRefused':
      return 'Your card was declined and nothing was charged. Try another card.';
    case 'PaymentNotAccepted':
      return 'Placing it again as it is won’t help. See under Payment what you can do.';
    case 'IdempotencyKeyReused':
    case 'RequestInProgress':
      return keyRefused(refusal);
  }
};

/** Why an order was not sent: a line needs a choice or has to be removed, its last change failed, or the cart could not be read. */
export type OrderNotSent =
  | { readonly _tag: 'ChoiceNeeded' }
  /** These lines have to be removed first (BUY-09). */
  | { readonly _tag: 'RemovalNeeded'; readonly names: ReadonlyArray<string> }
  | { readonly _tag: 'LinesNotChanged' }
  /** Fields are marked as invalid; they are listed beside the button. */
  | { readonly _tag: 'FieldsInvalid' }
  /** The payment service's fields returned no token to pay with. */
  | { readonly _tag: 'PaymentNotReady' }
  | { readonly _tag: 'CartNotRead' };

const NEVER_TWICE = 'Trying again won’t place a second order.';

/** The outcome of the order is unknown. */
const noAnswer = (fault: Fault): string =>
  fault._tag === 'Unavailable'
    ? 'We didn’t get a response. Please try again; nothing will be bought twice.'
    : `${faultSentence(fault)} ${NEVER_TWICE}`;

const leftEmpty: Readonly<Partial<Record<GiverField, string>>> = {
  firstName: 'Enter your first name.',
};

const removalNeeded = (names: ReadonlyArray<string>): string => {
  const [only, ...others] = names;
  return only !== undefined && others.length === 0
    ? `${only} can’t be bought as is. Please remove it from your cart, then place your order again.`
    : `${names.length} things in your cart can’t be bought as is. Please remove the ones that are marked, then place your order again.`;
};

const fieldProblem = (field: GiverField, typed: string): string =>
  field === 'email'
    ? emailProblem(giverFieldRefused('email'))(typed)
    : ((isBlank(typed) ? leftEmpty[field] : undefined) ?? giverFieldRefused(field));

/** The checkout beside the cart (CART-05 to CART-08). */
export const checkoutMessages = {
  summary: 'Order summary',
  /** The counts in the order summary: whole gifts (called products when not all are gifts), contributions and gift cards. */
  gifts: (count: number, areGifts: boolean): string => `${areGifts ? 'Gifts' : 'Products'} (${count})`,
  contributions: (count: number): string => (count === 1 ? 'Group gift' : `Group gifts (${count})`),
  giftCards: (count: number): string => (count === 1 ? 'Gift card' : `Gift cards (${count})`),
  subtotal: 'Subtotal',
  taxHelp: 'Based on where each gift ships',
  total: 'Total',
  free: 'Free',
  beingUpdated: 'Updating…',
  delivery: 'Delivery',
  deliveryHelp: 'One choice for the whole order. Gift cards and contributions need no shipping.',
  /** Lines that cannot be bought are not part of any total (BUY-09). */
  notCounted: (count: number, areGifts: boolean): string =>
    `${unitCount(count, areGifts)} that can’t be bought ${count === 1 ? 'isn’t' : 'aren’t'} included.`,
  shipping: 'Shipping',
  /** Label of the link for requesting a shipping quote (CART-05). */
  alaskaHawaii: 'Shipping to Alaska, Hawaii or a U.S. territory?',
  alaskaHawaiiLink: 'Ask for a quote',
  alaskaHawaiiFirst: 'before you order.',
  acceptTerms: 'By placing the order you accept the terms of sale:',
  chooseTerms: 'I choose the terms in English',
  about: 'From you',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  emailHelp: 'For your receipt and questions about your gift.',
  addAddress: (registries: ReadonlyArray<RegistryName>): string =>
    `Share your postal address with ${everyonesNames(registries)} (optional)`,
  addAddressHelp: 'For a thank-you note. Only they see it.',
  addressTitle: 'Your own delivery address',
  addressHelp: 'Part of your order isn’t for a registry and ships to you. We use this address only for that.',
  shareAddress: (registries: ReadonlyArray<RegistryName>): string =>
    `Also share this address with ${everyonesNames(registries)}, so they can send you a card`,
  optional: '(optional)',
  surprise: 'Keep it a surprise',
  /** With several registries, each one has its own day. */
  surpriseHelp: (of: O.Option<{ readonly names: string; readonly day: string }>, canBeNearDay: boolean): string =>
    `${
      O.isSome(of)
        ? `${of.value.names} won’t see who gave what until ${of.value.day}.`
        : 'They won’t see who gave what until each event.'
    } ${canBeNearDay ? 'Other' : 'It doesn’t change when the gift arrives, and other'} guests see it as purchased.`,
  /** Over links to the invalid fields; `and` precedes the last one. */
  notYet: 'Your order isn’t placed yet.',
  pleaseCheck: 'Please check',
  and: 'and',
  message: (names: string): string => (names === '' ? 'Your message' : `Your message to ${names}`),
  messageHelp: 'We’ll include this with your gift.',
  messageCount: (message: string): string => `${[...message].length}/${GIVER_LIMITS.message}`,
  /** The problem with a field; for an empty field, a request to fill it in, without its limit. */
  fieldProblem,
  place: (isPlacing: boolean, total: string): string =>
    isPlacing ? 'Placing your order…' : total === '' ? 'Place Order' : `Place Order, ${total}`,
  /** On phones, above the cart: a link to the order summary. */
  peek: (count: number, areGifts: boolean): string => `Order summary, ${unitCount(count, areGifts)}`,
  canCancel: 'You can cancel a gift until it ships.',
  checkPayment: ({ _tag }: PaymentRefused | PaymentNotAccepted): string =>
    _tag === 'PaymentRefused' ? 'Check your card' : 'Check your payment',
  nothingToOrder:
    'Nothing in your cart can be bought as is. Please change or remove what’s marked, or choose another gift.',
  /** The heading above the reason. While the outcome of an earlier attempt is unknown, the heading says so (CART-08). */
  noOrder: (reason: OrderRefusal | Fault | OrderNotSent, isInDoubt = false): string =>
    isInDoubt || outcomeUnknown(reason)
      ? 'We don’t know yet whether your order was placed'
      : 'Your order was not placed',
  noAnswer,
  /** Why the order was not placed, and what to do next. Names no field when several are marked. */
  refused: (
    reason: OrderRefusal | Fault | OrderNotSent,
    typed: Readonly<Record<GiverField, string>>,
    marked = 1,
    isInDoubt = false,
  ): string => {
    switch (reason._tag) {
      case 'ChoiceNeeded':
        return 'Please choose what to do with the gifts marked in your cart.';
      case 'RemovalNeeded':
        return removalNeeded(reason.names);
      case 'FieldsInvalid':
        return 'Please fill in the marked fields.';
      case 'PaymentNotReady':
        return 'We couldn’t reach the payment service, and nothing was charged. Please try again in a moment.';
      case 'LinesNotChanged':
        return 'We couldn’t change a quantity. Please check your cart and place your order again.';
      case 'CartNotRead':
        return 'We couldn’t load your cart. Please reload the page.';
      case 'GiverInvalid':
        return marked > 1 ? 'Please fill in the marked fields.' : fieldProblem(reason.field, typed[reason.field]);
      case 'Unavailable':
        return noAnswer(reason);
      case 'BadRequest':
      case 'UnreadableResponse':
      case 'CookiesRefused':
      case 'TooManyRequests':
        return isInDoubt ? noAnswer(reason) : faultSentence(reason);
      default:
        return orderRefused(reason);
    }
  },
} as const;

const quantity = (count: number): string => `Quantity ${count}`;

/** The quantity, or how a line without one is delivered. */
const lineNote = ({ kind, quantity: count, pickup }: Pick<CartLineView, 'kind' | 'quantity' | 'pickup'>): string => {
  switch (kind) {
    case 'item':
      return pickup === undefined ? quantity(count) : `${quantity(count)}, ${cartPageMessages.pickupAt(pickup.name)}`;
    case 'contribution':
      return 'For the group gift fund';
    case 'giftCard':
    case 'eGiftCard':
      return cartPageMessages.cardNote(kind);
  }
};

/** The details the order was placed with, where they differ from what was last typed (CART-08). */
interface Earlier {
  readonly message: O.Option<string>;
  readonly giver: O.Option<Giver>;
}

const messageSent = (message: Earlier['message']): string => {
  if (O.isNone(message)) return '';
  return message.value === '' ? 'without a message' : `with the message “${message.value}”`;
};

const giverSent = (giver: Earlier['giver']): string =>
  O.isSome(giver)
    ? `in the name of ${`${giver.value.firstName} ${giver.value.lastName}`.trim()}, ${giver.value.email}`
    : '';

/** What a payment is called, from the words in which it is stored: "Visa ending 4242". */
export const paymentName = (label: string): string => label;
/** The page after an order (CART-06). */
export const orderConfirmationMessages = {
  pageTitle: ({ name }: Pick<Site, 'name'>): string => `Order placed | ${name}`,
  thanks: (firstName: string): string => `Thank you, ${firstName}`,
  placed: (number: OrderNumber): string => `Your order ${number} has been placed.`,
  sentEarlier: (earlier: Earlier): string => {
    const went = 'This order went through the first time you placed it';
    const parts = [messageSent(earlier.message), giverSent(earlier.giver)].filter((part) => part !== '');
    return `${went}, ${parts.join(', and ')}. What you changed after that wasn’t sent.`;
  },
  receipt: (email: string): string => `A receipt is on its way to ${email}.`,
  next: 'What happens next',
  arrivesHelp: ({ own }: Pick<ShownArrival, 'own'>, registry: O.Option<RegistryName>, message: string): string => {
    if (own === 'all') return 'Sent to your address.';
    const how = message === '' ? 'without prices' : 'with your message and no prices';
    return O.isSome(registry)
      ? `At ${firstNames(registry.value)}’s door, ${how}.`
      : `${own === 'some' ? 'Gifts are sent' : 'Sent'} ${how}.`;
  },
  eGiftCards: 'eGift cards arrive by email',
  eGiftCardsHelp: 'Minutes from now.',
  inFund: 'Added to the fund',
  inFundHelp: 'You can cancel your contribution until the gift is fully funded.',
  surprise: 'It stays a surprise',
  surpriseHelp: (isNearDay: boolean): string =>
    `They won’t see who gave what until the event. ${isNearDay ? 'It’s sent near the day.' : 'It doesn’t change when the gift arrives.'}`,
  changes: 'If anything changes',
  changesHelp: 'We’ll write to you if a gift sells out before it ships, with what you can do.',
  yours: 'Your order',
  total: 'Total',
  paidWith: (label: string): string => `Paid with ${paymentName(label)}`,
  lines: 'What you gave',
  lineNote,
  message: 'Your message',
  subtotal: 'Subtotal',
  /** The link to the order's own page (GIVE-02). */
  seeOrChange: 'See or Change Your Order',
  toHome: 'Go to the Home Page',
  backTo: (registry: RegistryName): string => `Back to ${registryCalled(registry)}`,
} as const;

/** An order whose response was lost turned out to be placed, and the cart now holds something else (CART-08). */
export const orderFoundMessages = {
  title: (orderNumber: OrderNumber): string => `Your order ${orderNumber} was placed.`,
  help: (orders: number): string =>
    `Please keep the number${orders === 1 ? '' : 's'}. What’s in your cart now isn’t part of ${orders === 1 ? 'it' : 'them'} and hasn’t been bought yet.`,
} as const;
