import { option as O } from 'fp-ts';
import type { Instant } from '../../calendar/index.ts';
import { NO_SUMS } from '../../cart/index.ts';
import { addressLines, type PostalAddress } from '../../delivery/index.ts';
import type { KeyRefusal } from '../../idempotency/index.ts';
import { type BoughtAt, GIVER_LIMITS } from '../../order/index.ts';
import {
  isOrderOver,
  type LineState,
  type OrderLineView,
  type OrderView,
  offeredBack,
  sumsCharged,
} from '../../placed-order/index.ts';
import type {
  AddressChangeRefusal,
  EmailChangeRefusal,
  Fault,
  MessageRefusal,
  OrderLinkUnknown,
  SharingRefusal,
  SurpriseRefusal,
  TakeBackRefusal,
} from '../../ports/index.ts';
import type { RegistryName } from '../../registry/index.ts';
import type { Site } from '../../site/index.ts';
import { arrivalMessages } from './arrival.ts';
import { cartLineName } from './cart-page.ts';
import { checkoutMessages, orderConfirmationMessages } from './checkout.ts';
import { faultSentence, keyRefused } from './fault.ts';
import { formatPrice } from './formats.ts';
import { backOf, dayOf, lineStates, stateNote } from './order-line-state.ts';
import { everyonesNames, registrantNames } from './registry-name.ts';
import { NOT_RETURNED } from './returns.ts';
import { refundSentence, type SumRow } from './sums.ts';

type Priced = Pick<Site, 'currencyPrefix' | 'marketRules'>;
type Dated = Pick<Site, 'timeZone'>;

/** The names of an order's registry: "Amelia & Jonah"; empty when it is for several registries or none. */
export const orderNames = ({ lines }: Pick<OrderView, 'lines'>): string => {
  const grIds = new Set(lines.map(({ grId }) => O.toUndefined(grId)));
  const [first] = lines;
  return grIds.size === 1 && first?.registry !== undefined ? registrantNames(first.registry) : '';
};

const registriesOf = ({ lines }: Pick<OrderView, 'lines'>): ReadonlyArray<RegistryName> =>
  lines.flatMap(({ registry }) => (registry === undefined ? [] : [registry]));

/** The quantity, or the kind of gift. */
export const orderLineNote = (line: Pick<OrderLineView, 'kind' | 'quantity' | 'pickup'>): string =>
  orderConfirmationMessages.lineNote(line);

/** Refusals that every change of an order may have. */
const otherRefused = (refusal: OrderLinkUnknown | KeyRefusal | Fault): string => {
  switch (refusal._tag) {
    case 'OrderLinkUnknown':
      return 'This link no longer opens your order.';
    case 'IdempotencyKeyReused':
    case 'RequestInProgress':
      return keyRefused(refusal);
    default:
      return faultSentence(refusal);
  }
};

const addressRefused = (refusal: AddressChangeRefusal | Fault): string => {
  switch (refusal._tag) {
    case 'AddressInvalid':
      return 'Check your address and try again.';
    case 'AlreadyShipped':
      return 'Part of your order ships to this address, so it can’t be changed here.';
    case 'OwnBrowserNeeded':
      return 'You can do this only in the browser you ordered with.';
    default:
      return otherRefused(refusal);
  }
};

/** The page of a placed order (GIVE-02, GIVE-03). */
export const placedOrderMessages = {
  /** The words on a gift. */
  words: (lines: ReadonlyArray<string>): string => `“${lines.join(', ')}”`,
  pageTitle: ({ name }: Pick<Site, 'name'>): string => `Your order | ${name}`,
  title: (order: OrderView): string => {
    const what = O.isSome(order.boughtAt) ? 'Your gift' : 'Your order';
    return orderNames(order) === '' ? what : `${what} for ${orderNames(order)}`;
  },
  placed: (order: Pick<OrderView, 'orderNumber' | 'placedAt' | 'boughtAt'>, site: Dated): string =>
    `${order.orderNumber}, ${O.isSome(order.boughtAt) ? 'marked as bought' : 'placed'} ${dayOf(site, order.placedAt)}. Only people with this link can see this page.`,
  /** Where it was bought, and that nothing was paid here. */
  boughtAt: ({ shop, shopOrder }: BoughtAt): string =>
    `You bought this at ${shop}${shopOrder === '' ? '' : ` (order ${shopOrder})`} and told us, so that no one else buys it. Nothing was paid here, and nothing ships from us.`,
  /** To the giver of gifts that have not shipped, while their registry is paused (PAUSE-01). */
  offer: (order: Pick<OrderView, 'lines'>): string => {
    const lines = offeredBack(order);
    const registries = new Set(lines.map(({ grId }) => O.toUndefined(grId)));
    const given = order.lines.filter(({ grId, left }) => left > 0 && registries.has(O.toUndefined(grId)));
    const names = orderNames({ lines });
    const isOne = lines.length === 1;
    const which = [isOne ? 'Your gift' : 'Your gifts', isOne ? 'One of your gifts' : 'Some of your gifts'][
      lines.length === given.length ? 0 : 1
    ];
    return `${which}${names === '' ? '' : ` for ${names}`} ${isOne ? 'hasn’t' : 'haven’t'} shipped. You can cancel ${isOne ? 'it' : 'each of them'} and have your money back, or let ${isOne ? 'it stay as it is' : 'them stay as they are'}.`;
  },
  /** Beside the title once nothing is left of the order; empty before. */
  over: (order: Pick<OrderView, 'lines' | 'boughtAt'>): string => {
    if (!isOrderOver(order)) return '';
    const has = (state: LineState): boolean => order.lines.some((line) => line.state === state);
    if (has('rejected')) return 'Open again for others';
    if (has('returned')) return 'Order returned';
    return O.isSome(order.boughtAt) ? 'No longer marked as bought' : 'Order canceled';
  },
  gifts: ({ lines }: Pick<OrderView, 'lines'>): string => (lines.length === 1 ? 'Your gift' : 'Your gifts'),
  seeRegistry: 'See the Registry',
  seeRegistryOf: (names: string): string => `See ${names}’s Registry`,
  /** The state of a line; a gift bought elsewhere is never called taken back. */
  state: (state: LineState, { boughtAt }: Pick<OrderView, 'boughtAt'>): string =>
    state === 'takenBack' && O.isSome(boughtAt) ? 'Not bought' : lineStates[state],
  stateNote,
  /** Beside a line of which some units were returned. Units returned after shipping are not called taken back. */
  partlyBack: (line: OrderLineView, site: Priced & Dated): string => {
    if (O.isNone(line.cameBack) || line.left === 0) return '';
    const { units, at } = line.cameBack.value;
    const hadLeft = O.exists((left: Instant) => left <= at)(line.shippedAt);
    return `${units} of ${line.quantity} ${hadLeft ? 'returned' : 'canceled'}. ${backOf(line, site)}`;
  },
  takeBack: ({ state }: Pick<OrderLineView, 'state'>): string =>
    state === 'boughtElsewhere' ? 'I Didn’t Buy This' : state === 'fundShort' ? 'Get Money Back' : 'Cancel This Gift',
  /** The accessible name of the button. */
  takeBackOf: (line: OrderLineView): string => `${placedOrderMessages.takeBack(line)}: ${cartLineName(line)}`,
  takeBackTitle: (line: OrderLineView): string =>
    line.state === 'boughtElsewhere'
      ? `Is ${cartLineName(line)} no longer your gift?`
      : line.state === 'fundShort'
        ? 'Get your money back?'
        : 'Cancel this gift?',
  /** What happens when that many units are taken back. */
  takeBackHelp: (line: OrderLineView, units: number, site: Priced): string => {
    if (line.state === 'boughtElsewhere')
      return line.isOnList
        ? 'The registry then shows it as still wanted, and others can buy it.'
        : 'It’s then no longer marked as your gift.';
    const goes = refundSentence(line.takeBack[units - 1] ?? NO_SUMS, site);
    const there = units === 1 ? 'It becomes' : 'They become';
    const what = {
      item: line.isOnList ? `${there} available on the registry again.` : '',
      contribution: line.state === 'fundShort' ? '' : 'It comes out of the fund.',
      giftCard: '',
      eGiftCard: '',
    }[line.kind];
    return [goes, what].filter((sentence) => sentence !== '').join(' ') || 'It’s taken off your order.';
  },
  howMany: 'How many',
  keep: 'Keep It',
  takingBack: ({ state }: Pick<OrderLineView, 'state'>): string =>
    state === 'boughtElsewhere' ? 'Undoing…' : 'Canceling…',
  /** Announced to screen readers when it is done. */
  takenBack: (name: string, { boughtAt }: Pick<OrderView, 'boughtAt'>): string =>
    O.isSome(boughtAt) ? `${name} isn’t marked as bought anymore.` : `${name} was canceled.`,
  notTakenBack: (refusal: TakeBackRefusal | Fault): string => {
    switch (refusal._tag) {
      case 'LineUnknown':
        return 'This gift isn’t part of your order.';
      case 'NotSoMany':
        return refusal.left === 0 ? 'It was already canceled.' : `Only ${refusal.left} can still be canceled.`;
      case 'AlreadyShipped':
        return 'It has just been shipped, so it can no longer be canceled.';
      case 'NotShipped':
        return 'It hasn’t been shipped yet.';
      case 'FundFull':
        return 'The gift has just been fully funded, so this contribution can no longer be canceled.';
      case 'PlacedElsewhere':
        return 'This order was placed on another site, which can change it for you.';
      default:
        return otherRefused(refusal);
    }
  },
  message: 'Your message',
  noMessage: 'No message',
  quoted: (message: string): string => `“${message}”`,
  messageLabel: 'Message',
  messageHelp: `Up to ${GIVER_LIMITS.message} characters.`,
  change: 'Change',
  changeMessage: 'Change your message',
  changeEmail: 'Change your email',
  save: 'Save',
  cancel: 'Cancel',
  saving: 'Saving',
  messageSaved: 'Your message was changed.',
  messageRefused: (refusal: MessageRefusal | Fault): string => {
    switch (refusal._tag) {
      case 'MessageInvalid':
        return `Keep your message to ${GIVER_LIMITS.message} characters.`;
      case 'AlreadyShipped':
        return 'Your order has just shipped, so the message can no longer be changed.';
      default:
        return otherRefused(refusal);
    }
  },
  email: 'Email',
  emailLabel: 'Email',
  emailHelp: 'We’ll send the receipt to the new address and let the old one know.',
  /** In the browser that placed the order, after a change with the link alone. */
  emailChanged: (before: string): string => `Someone who has the link to your order changed it from ${before}.`,
  changeEmailBack: 'Change It Back',
  emailSaved: (email: string): string => `A receipt is on its way to ${email}.`,
  emailRefused: (refusal: EmailChangeRefusal | Fault): string => {
    switch (refusal._tag) {
      case 'EmailInvalid':
        return 'Enter your email address, like name@example.com.';
      default:
        return otherRefused(refusal);
    }
  },
  surprise: 'It’s a surprise',
  surpriseHelp: ({ boughtAt, isNearDay }: Pick<OrderView, 'boughtAt' | 'isNearDay'>): string =>
    `They won’t see who gave this until the day of the event.${O.isSome(boughtAt) ? '' : ` ${isNearDay ? arrivalMessages.nearDayHelp : 'It doesn’t change when the gift arrives.'}`}`,
  keepSurprise: checkoutMessages.surprise,
  keepSurpriseHelp: 'They won’t see who gave this until the day of the event. You can change this until then.',
  surpriseChanged: ({ isSurprise }: Pick<OrderView, 'isSurprise'>): string =>
    isSurprise ? 'Your order is a surprise until the event.' : 'Your order isn’t a surprise anymore.',
  choiceRefused: (refusal: SharingRefusal | SurpriseRefusal | AddressChangeRefusal | Fault): string => {
    switch (refusal._tag) {
      case 'PostalAddressMissing':
        return 'Add your postal address first.';
      case 'AddressInvalid':
      case 'AlreadyShipped':
      case 'OwnBrowserNeeded':
        return addressRefused(refusal);
      case 'EventHasCome':
        return 'The day of the event has come, so this can’t be changed anymore.';
      default:
        return otherRefused(refusal);
    }
  },
  address: 'Your postal address',
  addressHelp: (order: Pick<OrderView, 'lines'>): string =>
    `For a thank-you note. Only ${everyonesNames(registriesOf(order))} can see it.`,
  /** In place of the address, to whoever has no more than the link. */
  addressHidden: 'We show it only in the browser you ordered with.',
  /** Shown when something of the order ships there. */
  shippingAddressHelp: (order: Pick<OrderView, 'lines' | 'isAddressShared'>): string =>
    order.isAddressShared
      ? `Part of your order ships to this address, and ${everyonesNames(registriesOf(order))} can see it.`
      : 'Part of your order ships to this address.',
  shareAddress: (order: Pick<OrderView, 'lines'>): string =>
    `Share it with ${everyonesNames(registriesOf(order))}, so they can send you a card`,
  addressShared: (order: Pick<OrderView, 'lines' | 'isAddressShared'>): string =>
    `Your address ${order.isAddressShared ? 'is' : 'is no longer'} shared with ${everyonesNames(registriesOf(order))}.`,
  remove: 'Remove',
  removeAddress: 'Remove your postal address',
  removeSure: 'Yes, Remove It',
  addressRemoved: 'Your postal address was removed.',
  add: 'Add',
  changeAddress: 'Change your postal address',
  addAddress: 'Add your postal address',
  addressSaved: 'Your postal address was saved.',
  addressLine: (address: PostalAddress): string => addressLines(address).join(', '),
  addressFieldWrong: (label: string): string => `Check the ${label.replace(' (optional)', '').toLowerCase()}.`,
  addressRefused,
  notRead: (fault: Fault): string => faultSentence(fault),
  /** Where a market's law wants an order to say it (LANG-04). */
  soldBy: (seller: string): string => `Sold by ${seller}.`,
  returns: ({ returnDays, phone }: Pick<Site, 'returnDays' | 'phone'>): string =>
    returnDays === 0
      ? 'Gifts can’t be returned once they have shipped.'
      : `What you don’t want to keep can be returned within ${returnDays} ${returnDays === 1 ? 'day' : 'days'} of its arrival: call ${phone}. ${NOT_RETURNED}`,
  underTerms: 'You accepted:',
  paid: 'What you paid',
  subtotal: 'Subtotal',
  /** The name of the order's shipping method; empty if nothing ships. */
  shippingMethod: ({ shippingMethods }: Pick<Site, 'shippingMethods'>, { shippingMethod }: OrderView): string =>
    shippingMethods.find(({ code }) => O.isSome(shippingMethod) && shippingMethod.value === code)?.name ?? '',
  /** The total; once something went back also that, and what stays. The last one ends the sums. */
  totals: (order: OrderView, { currencyPrefix }: Priced): ReadonlyArray<Pick<SumRow, 'label' | 'amount'>> => {
    const price = (amount: OrderView['total']): string => formatPrice(currencyPrefix, amount);
    const charged = { label: 'Total', amount: price(sumsCharged(order).total) };
    if (order.refund.total === 0) return [charged];
    return [
      charged,
      { label: 'Refund', amount: `−${price(order.refund.total)}` },
      { label: 'Total after refund', amount: price(order.total) },
    ];
  },
  help: 'Something wrong?',
  call: (phone: string): string => `Call ${phone}`,
  withNumber: 'with the order number.',
} as const;
