import {
  type OrderRefusal,
  type OrderReport,
  type OrderRequest,
  type PlacedOrder,
  parseReportedOrderId,
  type ReportRefusal,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import * as t from 'io-ts';
import { bodyRequest, type Call, translatedBody } from './call.ts';
import { cartLine } from './cart-line.ts';
import { type AnswerCodec, answerOf } from './codec.ts';
import { flatIdentity, grId, itemRequestShape, lineId, orderNumber } from './identity.ts';
import { keyRefusals, quantityOutOfRange, tagged } from './refusal.ts';
import { answerShape, list, listOf, merged, onlyKnown, optional, orMissing, orNull, requestShape } from './shape.ts';
import { count, money, oneOf, parsed, text, time, timeFromOutside, whole, wholeBetween } from './value.ts';

/** Lengths and the email address are the rules' business. */
const giver = requestShape({ firstName: text, lastName: text, email: text });
const giverInvalid = tagged('GiverInvalid', { field: oneOf('firstName', 'lastName', 'email', 'message') });

const placedOrder: AnswerCodec<PlacedOrder> = answerOf(
  answerShape({ orderNumber, placedAt: time, lines: list(cartLine), subtotal: money }),
);

const goneLines = { lines: list(merged(answerShape({ grId: orNull(grId) }), flatIdentity)) };

export const placeOrder: Call<OrderRequest, PlacedOrder, OrderRefusal> = {
  status: 201,
  method: 'POST',
  paths: ['/api/orders'],
  request: translatedBody(
    onlyKnown(
      merged(
        answerShape({
          giver,
          message: text,
          accept: orMissing(listOf(itemRequestShape(answerShape({ grId, quantity: wholeBetween(1, 999) })), 0, 100)),
        }),
        optional({
          shippingMethod: text,
          seen: listOf(requestShape({ lineId, quantity: wholeBetween(1, 999), lineTotal: money }), 1, 100),
        }),
      ),
    ),
    ({ accept, ...order }): OrderRequest => ({ ...order, accepted: O.getOrElseW(() => [])(accept) }),
    ({ accepted, ...order }) => ({ ...order, accept: accepted.length === 0 ? O.none : O.some(accepted) }),
  ),
  answer: placedOrder,
  refusal: t.union([
    tagged('CartEmpty', {}),
    giverInvalid,
    tagged('ShippingMethodUnknown', {}),
    tagged('CartChanged', { lines: list(cartLine), subtotal: money }),
    tagged('ItemGone', goneLines),
    tagged('PaidTogether', goneLines),
    tagged('PickupGone', goneLines),
    tagged('FundFull', { lines: list(merged(answerShape({ grId, asked: money, missing: money }), flatIdentity)) }),
    tagged('OverClaim', { lines: list(merged(answerShape({ grId, asked: count, remaining: count }), flatIdentity)) }),
    tagged('PaymentRefused', {}),
    ...keyRefusals,
  ]),
};

/** What one unit of a reported order can cost at most, in cents. */
const DEAREST = 999_999_999;

/** An order that was placed at the retailer's own checkout; signed by its commerce back end (CART-06). */
export const reportOrder: Call<OrderReport, PlacedOrder, ReportRefusal> = {
  status: 201,
  method: 'POST',
  paths: ['/api/orders/reported'],
  request: bodyRequest(
    requestShape({
      orderId: parsed('1 to 64 letters, digits or . _ : -', t.string, parseReportedOrderId),
      grId,
      giver,
      message: text,
      lines: listOf(
        itemRequestShape(
          answerShape({
            quantity: whole,
            unitPrice: t.refinement(money, (amount) => amount <= DEAREST, 'an amount of money up to 9999999.99'),
          }),
        ),
        1,
        100,
      ),
      placedAt: timeFromOutside,
    }),
  ),
  answer: placedOrder,
  refusal: t.union([
    tagged('ReportsNotSetUp', {}),
    tagged('SignatureInvalid', {}),
    tagged('SignatureStale', {}),
    tagged('RegistryNotFound', {}),
    tagged('ItemUnknown', {}),
    quantityOutOfRange,
    giverInvalid,
    tagged('PlacedLater', {}),
    ...keyRefusals,
  ]),
};
