import {
  type AddressChangeRefusal,
  type EmailChangeRefusal,
  type KeyRefusal,
  type LinkToken,
  type MessageRefusal,
  type OrderLineView,
  type OrderLinkUnknown,
  type OrderNotFound,
  type OrderNumber,
  type OrderReportRefusal,
  type OrderView,
  type PostalAddress,
  parseReturnReference,
  type ReportedLines,
  type ReturnRefusal,
  type ReturnRequest,
  type Shipment,
  type ShipmentRefusal,
  type TakeBackRefusal,
} from '@gift-registry/domain';
import type { option as O } from 'fp-ts';
import * as t from 'io-ts';
import { bodyRequest, type Call, noQuery, pathAndBody, requestCodec, translatedBody } from './call.ts';
import { personalization, pickup } from './cart-line.ts';
import { type AnswerCodec, answerCodec, answerOf } from './codec.ts';
import { flatIdentity, grId, linkToken, orderNumber } from './identity.ts';
import { keyRefusals, tagged } from './refusal.ts';
import { registryName } from './registry-name.ts';
import { answerShape, list, listOf, merged, onlyKnown, optional, orMissing, orNull, requestShape } from './shape.ts';
import { count, date, flag, money, oneOf, parsed, path, text, time, timeFromOutside, wholeBetween } from './value.ts';

const lineNumber = wholeBetween(1, 1_000);
const units = wholeBetween(1, 999);

const lineState = oneOf(
  'preparing',
  'readyForPickup',
  'shipped',
  'pickedUp',
  'inFund',
  'fundFull',
  'toBeSent',
  'sent',
  'boughtElsewhere',
  'takenBack',
  'returned',
);

const orderLine: t.Type<OrderLineView, object> = merged(
  merged(
    answerShape({
      line: count,
      kind: oneOf('item', 'giftCard', 'eGiftCard', 'contribution'),
      grId: orNull(grId),
      name: text,
      imagePath: path,
      quantity: count,
      unitPrice: money,
      lineTotal: money,
      state: lineState,
      left: count,
      shippedAt: orNull(time),
      cameBack: orNull(answerShape({ units: count, amount: money, at: time })),
      takeBack: list(money),
      isOnList: flag,
    }),
    flatIdentity,
  ),
  optional({ pickup, registry: registryName, personalization }),
);

const orderView: AnswerCodec<OrderView> = answerOf(
  answerShape({
    orderNumber,
    placedAt: time,
    source: oneOf('here', 'reported', 'elsewhere'),
    boughtAt: orNull(answerShape({ shop: text, shopOrder: text })),
    giver: answerShape({ firstName: text, lastName: text, email: text }),
    message: text,
    canChangeMessage: flag,
    canChangeAddress: flag,
    arrival: orNull(answerShape({ from: date, to: date })),
    payment: orNull(text),
    postalAddress: orNull(
      answerShape({ line1: text, line2: orNull(text), city: text, region: text, postalCode: text }),
    ),
    isSurprise: flag,
    shippingMethod: orNull(text),
    lines: list(orderLine),
    subtotal: money,
    shipping: money,
    tax: money,
    returned: money,
    total: money,
  }),
);

const tokenOnly = { token: linkToken };
const linkAnswer: AnswerCodec<LinkToken> = answerCodec(
  answerShape(tokenOnly),
  ({ token }): LinkToken => token,
  (_site, token) => ({ token }),
);

const linkUnknown = tagged('OrderLinkUnknown', {});
const notFound = tagged('OrderNotFound', {});

/** The order of a private link (GIVE-02). Links are in bodies, so that no log of addresses has them. */
export const openOrder: Call<LinkToken, OrderView, OrderLinkUnknown> = {
  status: 200,
  method: 'POST',
  paths: ['/api/order/open'],
  request: translatedBody(
    requestShape(tokenOnly),
    ({ token }): LinkToken => token,
    (token) => ({ token }),
  ),
  answer: orderView,
  refusal: linkUnknown,
};

/** A link to the order of that number and email, as they were typed. */
export const findOrder: Call<{ readonly orderNumber: string; readonly email: string }, LinkToken, OrderNotFound> = {
  status: 200,
  method: 'POST',
  paths: ['/api/order/find'],
  request: bodyRequest(requestShape({ orderNumber: text, email: text })),
  answer: linkAnswer,
  refusal: notFound,
};

/** A link to an order that was placed in this browser. */
export const findOwnOrder: Call<OrderNumber, LinkToken, OrderNotFound> = {
  ...findOrder,
  paths: ['/api/order/own'],
  request: translatedBody(
    requestShape({ orderNumber }),
    (body): OrderNumber => body.orderNumber,
    (number) => ({ orderNumber: number }),
  ),
};

export type TakeBack = Omit<ReturnRequest, 'kind'> & { readonly token: LinkToken };

const returnRefusals = [
  tagged('LineUnknown', {}),
  tagged('NotSoMany', { left: count }),
  tagged('AlreadyShipped', {}),
  tagged('NotShipped', {}),
  tagged('FundFull', {}),
  tagged('PlacedElsewhere', {}),
] as const;

/** Units of a line are taken back (GIVE-03). */
export const takeBack: Call<TakeBack, OrderView, TakeBackRefusal> = {
  status: 200,
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
  status: 200,
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
  status: 200,
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
  status: 200,
  method: 'POST',
  paths: ['/api/order/address'],
  request: bodyRequest(
    requestShape({
      ...tokenOnly,
      address: orMissing(
        requestShape({ line1: text, line2: orNull(text), city: text, region: text, postalCode: text }),
      ),
    }),
  ),
  answer: orderView,
  refusal: t.union([
    linkUnknown,
    tagged('AddressInvalid', { field: oneOf('recipient', 'line1', 'line2', 'city', 'region', 'postalCode') }),
    tagged('AlreadyShipped', {}),
    ...keyRefusals,
  ]),
};

const reportedLines: AnswerCodec<ReportedLines> = answerOf(
  answerShape({ orderNumber, lines: list(answerShape({ line: count, left: count, state: lineState })) }),
);

const reportRefusals = [
  tagged('ReportsNotSetUp', {}),
  tagged('SignatureInvalid', {}),
  tagged('SignatureStale', {}),
  notFound,
] as const;

export interface ShipOrder {
  readonly orderNumber: OrderNumber;
  readonly shipment: Shipment;
}

/** Lines of an order were shipped or picked up; signed like a reported order (GIVE-03). */
export const shipOrder: Call<ShipOrder, ReportedLines, OrderReportRefusal | ShipmentRefusal | KeyRefusal> = {
  status: 200,
  method: 'POST',
  paths: ['/api/orders/{orderNumber}/shipments'],
  request: requestCodec(
    {
      params: answerShape({ orderNumber }),
      query: noQuery,
      body: onlyKnown(
        merged(answerShape({ shippedAt: timeFromOutside }), optional({ lines: listOf(lineNumber, 1, 1_000) })),
      ),
    },
    ({ params, body: { shippedAt, lines = [] } }): ShipOrder => ({ ...params, shipment: { lines, at: shippedAt } }),
    ({ orderNumber: number, shipment: { lines, at } }) => ({
      params: { orderNumber: number },
      query: {},
      body: { shippedAt: at, ...(lines.length === 0 ? {} : { lines }) },
    }),
  ),
  answer: reportedLines,
  refusal: t.union([
    ...reportRefusals,
    tagged('LineUnknown', {}),
    tagged('LinesTakenBack', { lines: list(count) }),
    ...keyRefusals,
  ]),
};

export type ReturnLine = Omit<ReturnRequest, 'kind'> & {
  readonly orderNumber: OrderNumber;
  readonly reference: string;
};

/** Units of a shipped line came back; signed like a reported order, and once for its reference (RET-01). */
export const returnLine: Call<ReturnLine, ReportedLines, OrderReportRefusal | ReturnRefusal | KeyRefusal> = {
  status: 200,
  method: 'POST',
  paths: ['/api/orders/{orderNumber}/returns'],
  request: pathAndBody(
    answerShape({ orderNumber }),
    requestShape({
      reference: parsed('8 to 64 letters, digits or . _ : -', t.string, parseReturnReference),
      line: lineNumber,
      units,
    }),
  ),
  answer: reportedLines,
  refusal: t.union([...reportRefusals, ...returnRefusals, ...keyRefusals]),
};
