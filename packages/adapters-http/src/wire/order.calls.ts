import {
  type ElsewhereGift,
  type ElsewhereRefusal,
  LANGUAGES,
  type OrderNumber,
  type OrderRefusal,
  type OrderReport,
  type OrderRequest,
  type PayerChoice,
  type PlacedOrder,
  parseReportedOrderId,
  type ReportedContribution,
  type ReportedGiftCard,
  type ReportedItem,
  type ReportedLine,
  type ReportRefusal,
} from '@gift-registry/domain';
import { either as E, function as F, option as O } from 'fp-ts';
import * as t from 'io-ts';
import { bodyRequest, type Call, noQuery, requestCodec, translatedBody } from './call.ts';
import { cartLine, giftOptionsOf, placedOrderOf } from './cart-line.ts';
import { type AnswerCodec, answerOf } from './codec.ts';
import { withForm } from './form.ts';
import { flatIdentity, grId, itemRequestShape, lineId, orderNumber } from './identity.ts';
import { list, listOf, orMissing, orNull } from './list-and-option.ts';
import { wire } from './notation.ts';
import { authorization, paymentToken } from './payment.calls.ts';
import { typedPostalAddress } from './postal-address.ts';
import { keyRefusals, quantityOutOfRange, tagged } from './refusal.ts';
import { answerShape, merged, only, onlyKnown, optional, requestShape } from './shape.ts';
import { signatureMessage, signatureRefusals } from './signed-request.ts';
import { count, externalTime, flag, money, oneOf, parsed, text, textUpTo, whole, wholeBetween } from './value.ts';

/** The rules check the lengths and the email address. */
const giver = requestShape({ firstName: text, lastName: text, email: text });
const giverInvalid = tagged('GiverInvalid', { field: oneOf('firstName', 'lastName', 'email', 'message') });

const placedOrder: AnswerCodec<PlacedOrder> = answerOf(placedOrderOf(wire));

const payer = requestShape({ token: orMissing(paymentToken), authorization: orMissing(authorization) });

/** The payment choice: a token or a confirmed authorization, exactly one of them. */
const payment: t.Type<PayerChoice, unknown> = withForm(
  new t.Type<PayerChoice, unknown>(
    'a token or an authorization',
    (value): value is PayerChoice => t.type({ _tag: t.keyof({ Token: null, Confirmed: null }) }).is(value),
    (raw, context) =>
      F.pipe(
        payer.validate(raw, context),
        E.chain(({ token, authorization }) => {
          if (O.isSome(token) && O.isNone(authorization))
            return t.success<PayerChoice>({ _tag: 'Token', token: token.value });
          return O.isNone(token) && O.isSome(authorization)
            ? t.success<PayerChoice>({ _tag: 'Confirmed', authorization: authorization.value })
            : t.failure<PayerChoice>(raw, context);
        }),
      ),
    (choice) => (choice._tag === 'Token' ? { token: choice.token } : { authorization: choice.authorization }),
  ),
  { as: payer },
);

const unavailableLines = { lines: list(merged(answerShape({ grId: orNull(grId) }), flatIdentity)) };

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
          total: money,
          postalAddress: typedPostalAddress,
          isAddressShared: flag,
          isSurprise: flag,
          isNearDay: flag,
          giftOptions: giftOptionsOf(wire),
          termsLanguage: oneOf(...LANGUAGES),
          payment,
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
    tagged('ItemGone', unavailableLines),
    tagged('PaidTogether', unavailableLines),
    tagged('PickupGone', unavailableLines),
    tagged('FundFull', { lines: list(merged(answerShape({ grId, asked: money, missing: money }), flatIdentity)) }),
    tagged('OverClaim', { lines: list(merged(answerShape({ grId, asked: count, remaining: count }), flatIdentity)) }),
    tagged('PostalAddressMissing', {}),
    tagged('AddressInvalid', {
      field: oneOf('line1', 'line2', 'city', 'region', 'postalCode', 'country'),
    }),
    tagged('PaymentMissing', {}),
    tagged('PaymentActionNeeded', { authorization, action: text }),
    tagged('PaymentRefused', {}),
    tagged('PaymentNotAccepted', { why: oneOf('tooSmall', 'tooLarge', 'notPossible') }),
    ...keyRefusals,
  ]),
};

/** The highest unit price of a reported order, in cents. */
const MAXIMUM_UNIT_PRICE = 999_999_999;

const paid = t.refinement(money, (amount) => amount <= MAXIMUM_UNIT_PRICE, 'an amount of money up to 9999999.99');
const paidAmount = t.refinement(paid, (amount) => amount > 0, 'an amount of money from 0.01 to 9999999.99');
const forRegistry = { grId };
const reportedName = { name: textUpTo(200) };

/** A line of a report, distinguished by its `kind`; without one it is a line of units of an item. */
const reportedItem: t.Type<ReportedItem, object> = itemRequestShape(
  merged(
    answerShape({ quantity: whole, unitPrice: paid }),
    optional({ kind: t.literal('item'), ...reportedName, ...forRegistry }),
  ),
);
const reportedContribution: t.Type<ReportedContribution, object> = itemRequestShape(
  merged(
    answerShape({ kind: t.literal('contribution'), amount: paidAmount }),
    optional({ ...reportedName, ...forRegistry }),
  ),
);
const reportedGiftCard: t.Type<ReportedGiftCard, object> = onlyKnown(
  merged(answerShape({ kind: oneOf('giftCard', 'eGiftCard'), amount: paidAmount }), optional(forRegistry)),
);

const reportedLine: t.Type<ReportedLine, unknown> = withForm(
  new t.Type<ReportedLine, unknown>(
    'a line of a report',
    (line): line is ReportedLine => reportedItem.is(line) || reportedContribution.is(line) || reportedGiftCard.is(line),
    (raw, context): t.Validation<ReportedLine> => {
      const kind = t.UnknownRecord.is(raw) ? raw['kind'] : undefined;
      if (kind === 'contribution') return reportedContribution.validate(raw, context);
      return kind === 'giftCard' || kind === 'eGiftCard'
        ? reportedGiftCard.validate(raw, context)
        : reportedItem.validate(raw, context);
    },
    (line) => {
      switch (line.kind) {
        case 'contribution':
          return reportedContribution.encode(line);
        case 'giftCard':
        case 'eGiftCard':
          return reportedGiftCard.encode(line);
        default:
          return reportedItem.encode(line);
      }
    },
  ),
  { any: [reportedItem, reportedContribution, reportedGiftCard] },
);

/** An order that was placed at the retailer's own checkout; signed by its commerce back end (CART-06). */
export const reportOrder: Call<OrderReport, PlacedOrder, ReportRefusal> = {
  status: 201,
  method: 'POST',
  paths: ['/api/orders/reported'],
  servers: { scope: 'order-report', isSigned: true },
  request: bodyRequest(
    onlyKnown(
      merged(
        answerShape({
          orderId: parsed('1 to 64 letters, digits or . _ : -', t.string, parseReportedOrderId),
          grId,
          giver,
          message: text,
          lines: listOf(reportedLine, 1, 100),
          placedAt: externalTime,
        }),
        optional({ giftOptions: giftOptionsOf(wire), language: oneOf(...LANGUAGES) }),
      ),
    ),
  ),
  answer: placedOrder,
  refusal: t.union([
    ...signatureRefusals,
    tagged('RegistryNotFound', { grId }),
    quantityOutOfRange,
    giverInvalid,
    tagged('PlacedLater', {}),
    tagged('FundsClosed', { grId }),
    tagged('GiftOptionsRepeated', { grId }),
    ...keyRefusals,
  ]),
  messageOf: signatureMessage,
};

/** Reports a gift of the registry that a guest bought at another shop (ELSE-01). */
export const reportElsewhere: Call<ElsewhereGift, OrderNumber, ElsewhereRefusal> = {
  status: 201,
  method: 'POST',
  paths: ['/api/registry/{grId}/bought-elsewhere'],
  request: requestCodec(
    {
      params: answerShape({ grId }),
      query: noQuery,
      body: itemRequestShape(
        merged(
          answerShape({ quantity: wholeBetween(1, 999), shop: text, giver, message: text }),
          optional({ shopOrder: text, isSurprise: flag }),
        ),
      ),
    },
    ({ params, body: { shopOrder = '', isSurprise = false, ...gift } }): ElsewhereGift => ({
      ...params,
      ...gift,
      shopOrder,
      isSurprise,
    }),
    ({ grId: number, shopOrder, isSurprise, ...gift }) => ({
      params: { grId: number },
      query: {},
      body: {
        ...gift,
        ...(shopOrder === '' ? {} : { shopOrder }),
        ...(isSurprise ? { isSurprise } : {}),
      },
    }),
  ),
  answer: answerOf(only('orderNumber', orderNumber)),
  refusal: t.union([
    tagged('RegistryNotFound', {}),
    tagged('ItemUnknown', {}),
    tagged('IsGroupGift', {}),
    tagged('NotSoMany', { left: count }),
    tagged('ShopInvalid', { field: oneOf('shop', 'shopOrder') }),
    giverInvalid,
    ...keyRefusals,
  ]),
};
