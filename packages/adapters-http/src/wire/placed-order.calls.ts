import {
  type AddressChangeRefusal,
  type EmailChangeRefusal,
  type KeyRefusal,
  LANGUAGES,
  type LinkToken,
  type MessageRefusal,
  nameIn,
  type OrderLineView,
  type OrderLinkUnknown,
  type OrderNotFound,
  type OrderNumber,
  type OrderView,
  type PostalAddress,
  type ReturnRequest,
  type SharingRefusal,
  type SurpriseRefusal,
  type TakeBackRefusal,
} from '@gift-registry/domain';
import type { option as O } from 'fp-ts';
import * as t from 'io-ts';
import { bodyRequest, type Call } from './call.ts';
import {
  arrivalRange,
  giftOptionsOf,
  laterArrivals,
  nameLanguage,
  personalizationTextOf,
  pickup,
  sumsOf,
} from './cart-line.ts';
import { type AnswerCodec, answerOf } from './codec.ts';
import { grId, identity, linkToken, orderNumber } from './identity.ts';
import { list, orMissing, orNull } from './list-and-option.ts';
import { wire } from './notation.ts';
import { postalAddress } from './postal-address.ts';
import { keyRefusals, tagged } from './refusal.ts';
import { registryName } from './registry-name.ts';
import { answerShape, BESIDE, merged, namedShape, only, onlyKnown, optional, requestShape } from './shape.ts';
import { asOnSite } from './site-codec.ts';
import { count, date, flag, line, money, oneOf, pathOrEmpty, text, time, wholeBetween } from './value.ts';

export const lineNumber = wholeBetween(1, 1_000);
export const units = wholeBetween(1, 999);

export const lineState = oneOf(
  'preparing',
  'readyForPickup',
  'shipped',
  'arrived',
  'pickedUp',
  'inFund',
  'fundFull',
  'fundShort',
  'toBeSent',
  'sent',
  'boughtElsewhere',
  'takenBack',
  'returned',
  'rejected',
  'credited',
);

const sums = sumsOf(wire);

/** What goes back, and what of it is for the goods, for what was charged beside them, and for taxes. */
const refund = answerShape(sums);

const orderLine: t.Type<OrderLineView, object> = asOnSite(
  merged(
    namedShape(
      {
        identity,
        line: count,
        kind: oneOf('item', 'giftCard', 'eGiftCard', 'contribution'),
        grId: orNull(grId),
        name: text,
        imagePath: pathOrEmpty,
        quantity: count,
        unitPrice: money,
        lineTotal: money,
        state: lineState,
        left: count,
        shippedAt: orNull(time),
        arrivedAt: orNull(time),
        cameBack: orNull(answerShape({ units: count, refund, at: time })),
        takeBack: list(refund),
        isOnList: flag,
        isOfferedBack: flag,
      },
      { identity: BESIDE },
    ),
    optional({
      pickup,
      askedUntil: date,
      creditedPart: money,
      registry: registryName,
      personalization: personalizationTextOf(wire),
      ...nameLanguage,
    }),
  ),
  (site, line) => ({ ...line, ...nameIn(site.language, line) }),
);

const orderView: AnswerCodec<OrderView> = answerOf(
  merged(
    answerShape({
      orderNumber,
      placedAt: time,
      source: oneOf('here', 'reported', 'elsewhere'),
      boughtAt: orNull(answerShape({ shop: text, shopOrder: text })),
      giver: answerShape({ firstName: text, lastName: text, email: text }),
      message: text,
      canChangeMessage: flag,
      canChangeAddress: flag,
      canShareAddress: flag,
      canChangeSurprise: flag,
      arrival: orNull(arrivalRange),
      laterArrivals,
      isNearDay: flag,
      payment: orNull(text),
      postalAddress: orNull(postalAddress),
      hasPostalAddress: flag,
      emailBefore: orNull(text),
      isOwn: flag,
      isAddressShared: flag,
      isSurprise: flag,
      giftOptions: giftOptionsOf(wire),
      shippingMethod: orNull(text),
      lines: list(orderLine),
      ...sums,
      refund,
    }),
    optional({ termsLanguage: oneOf(...LANGUAGES) }),
  ),
);

const tokenOnly = { token: linkToken };
const linkOnly = only('token', linkToken);

const linkUnknown = tagged('OrderLinkUnknown', {});
const notFound = tagged('OrderNotFound', {});

/** The order of a private link (GIVE-02). The link is sent in the body, so that logs of addresses do not contain it. */
export const openOrder: Call<LinkToken, OrderView, OrderLinkUnknown> = {
  method: 'POST',
  paths: ['/api/order/open'],
  request: bodyRequest(onlyKnown(linkOnly)),
  answer: orderView,
  refusal: linkUnknown,
};

/** A link to the order with that number and email address, both as typed. */
export const findOrder: Call<{ readonly orderNumber: string; readonly email: string }, LinkToken, OrderNotFound> = {
  method: 'POST',
  paths: ['/api/order/find'],
  request: bodyRequest(requestShape({ orderNumber: line(64), email: line(254) })),
  answer: answerOf(linkOnly),
  refusal: notFound,
};

/** A link to an order that was placed in this browser. */
export const findOwnOrder: Call<OrderNumber, LinkToken, OrderNotFound> = {
  ...findOrder,
  paths: ['/api/order/own'],
  request: bodyRequest(onlyKnown(only('orderNumber', orderNumber))),
};

export type TakeBack = Omit<ReturnRequest, 'kind'> & { readonly token: LinkToken };

/** Why units of a line cannot be taken back or returned. */
export const returnRefusals = [
  tagged('LineUnknown', {}),
  tagged('NotSoMany', { left: count }),
  tagged('AlreadyShipped', {}),
  tagged('NotShipped', {}),
  tagged('FundFull', {}),
  tagged('PlacedElsewhere', {}),
] as const;

/** Takes back units of a line (GIVE-03). */
export const takeBack: Call<TakeBack, OrderView, TakeBackRefusal> = {
  method: 'POST',
  paths: ['/api/order/take-back'],
  request: bodyRequest(requestShape({ ...tokenOnly, line: lineNumber, units })),
  answer: orderView,
  refusal: t.union([linkUnknown, ...returnRefusals, ...keyRefusals]),
};

export const changeOrderMessage: Call<
  { readonly token: LinkToken; readonly message: string },
  OrderView,
  MessageRefusal
> = {
  method: 'POST',
  paths: ['/api/order/message'],
  request: bodyRequest(requestShape({ ...tokenOnly, message: text })),
  answer: orderView,
  refusal: t.union([linkUnknown, tagged('MessageInvalid', {}), tagged('AlreadyShipped', {}), ...keyRefusals]),
};

export const changeOrderEmail: Call<
  { readonly token: LinkToken; readonly email: string },
  OrderView,
  EmailChangeRefusal
> = {
  method: 'POST',
  paths: ['/api/order/email'],
  request: bodyRequest(requestShape({ ...tokenOnly, email: text })),
  answer: orderView,
  refusal: t.union([linkUnknown, tagged('EmailInvalid', {}), ...keyRefusals]),
};

export const changeOrderAddress: Call<
  { readonly token: LinkToken; readonly address: O.Option<PostalAddress> },
  OrderView,
  AddressChangeRefusal
> = {
  method: 'POST',
  paths: ['/api/order/address'],
  request: bodyRequest(requestShape({ ...tokenOnly, address: orMissing(onlyKnown(postalAddress)) })),
  answer: orderView,
  refusal: t.union([
    linkUnknown,
    tagged('AddressInvalid', {
      field: oneOf('line1', 'line2', 'city', 'region', 'postalCode', 'country'),
    }),
    tagged('AlreadyShipped', {}),
    tagged('OwnBrowserNeeded', {}),
    ...keyRefusals,
  ]),
};

/** Sets whether the owners see the giver's address (GIVE-03). */
export const shareOrderAddress: Call<
  { readonly token: LinkToken; readonly isShared: boolean },
  OrderView,
  SharingRefusal
> = {
  method: 'POST',
  paths: ['/api/order/sharing'],
  request: bodyRequest(requestShape({ ...tokenOnly, isShared: flag })),
  answer: orderView,
  refusal: t.union([linkUnknown, tagged('PostalAddressMissing', {}), tagged('OwnBrowserNeeded', {}), ...keyRefusals]),
};

/** Lets gifts stay although their registry was paused (PAUSE-01). */
export const letStay: Call<LinkToken, OrderView, OrderLinkUnknown | KeyRefusal> = {
  method: 'POST',
  paths: ['/api/order/kept'],
  request: bodyRequest(onlyKnown(linkOnly)),
  answer: orderView,
  refusal: t.union([linkUnknown, ...keyRefusals]),
};

/** Sets whether the order is hidden from the owners until the event (OWN-02). */
export const changeOrderSurprise: Call<
  { readonly token: LinkToken; readonly isSurprise: boolean },
  OrderView,
  SurpriseRefusal
> = {
  method: 'POST',
  paths: ['/api/order/surprise'],
  request: bodyRequest(requestShape({ ...tokenOnly, isSurprise: flag })),
  answer: orderView,
  refusal: t.union([linkUnknown, tagged('EventHasCome', {}), ...keyRefusals]),
};
