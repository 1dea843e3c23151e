import {
  type CartLineView,
  type Claim,
  type DeliveryOption,
  expectedCart,
  type IdempotencyKey,
  isSameExpectation,
  matchesExpectedItems,
  type OrderNumber,
  type OrderRequest,
  type PostalAddress,
  type Site,
} from '@gift-registry/domain';
import { array as A, either as E, function as F, option as O } from 'fp-ts';
import { concatMap, from, map, type Observable, of, reduce } from 'rxjs';
import { mayHaveSucceeded } from '../mutation/index.ts';
import type { SentEarlier } from '../order/index.ts';
import type { CartRow, CheckoutModel } from './cart-model.ts';
import { chosenDelivery, countedRows, isSentNearDay } from './cart-rows.ts';
import type { CartSource } from './cart-source.ts';
import { isAddressShared, postalAddressOf } from './checkout-fields.ts';

/** One order as it was sent, with its key. `content` compares it with other orders. */
export interface OrderAttempt {
  readonly content: string;
  readonly request: OrderRequest;
  readonly key: IdempotencyKey;
}

/** The total shown on the page; omitted while it is being read. */
const totalSeen = (
  site: Pick<Site, 'marketRules'>,
  rows: ReadonlyArray<CartRow>,
  checkout: Pick<CheckoutModel, 'shippingMethod' | 'shippingMethods'>,
): Pick<OrderRequest, 'total'> =>
  O.match(
    () => ({}),
    ({ total }: DeliveryOption) => ({ total }),
  )(chosenDelivery(site, checkout, countedRows(rows).subtotal));

const acceptedClaims = (rows: ReadonlyArray<CartRow>): ReadonlyArray<Claim> =>
  F.pipe(
    [...rows],
    A.filterMap(({ line, notice }) =>
      notice._tag === 'Accepted'
        ? F.pipe(
            line.grId,
            O.map((grId) => ({ grId, identity: line.identity, quantity: line.quantity })),
          )
        : O.none,
    ),
  );

/** The order as shown on the page, without the payment. */
export const orderRequest = (
  site: Pick<Site, 'marketRules' | 'language'>,
  rows: ReadonlyArray<CartRow>,
  { form, shippingMethod, shippingMethods, giftOptions }: CheckoutModel,
): OrderRequest => ({
  giver: { firstName: form.firstName.trim(), lastName: form.lastName.trim(), email: form.email.trim() },
  message: form.message.trim(),
  accepted: acceptedClaims(rows),
  shippingMethod,
  seen: expectedCart(rows.map(({ line }) => line)),
  ...totalSeen(site, rows, { shippingMethod, shippingMethods }),
  ...O.match(
    () => ({}),
    (postalAddress: PostalAddress) => ({ postalAddress }),
  )(postalAddressOf(rows, form)),
  ...(isAddressShared(rows, form) ? { isAddressShared: true } : {}),
  ...(giftOptions.length > 0 ? { giftOptions } : {}),
  ...(form.isSurprise ? { isSurprise: true } : {}),
  ...(isSentNearDay({ form, shippingMethod, shippingMethods }) ? { isNearDay: true } : {}),
  ...(form.choosesTerms ? { termsLanguage: site.language } : {}),
});

const contentOf = (rows: ReadonlyArray<CartRow>, request: OrderRequest): string =>
  JSON.stringify([request, rows.map(({ line }) => [line.lineId, line.quantity, line.unitPrice])]);

/** The message and giver that were sent, if either differs from the form now; otherwise none. */
export const sentEarlier = (
  { giver, message }: Pick<OrderRequest, 'giver' | 'message'>,
  form: CheckoutModel['form'],
): O.Option<SentEarlier> => {
  const isOtherMessage = message !== form.message.trim();
  const isOtherGiver = (['firstName', 'lastName', 'email'] as const).some(
    (field) => giver[field] !== form[field].trim(),
  );
  return isOtherMessage || isOtherGiver
    ? O.some({
        message: isOtherMessage ? O.some(message) : O.none,
        giver: isOtherGiver ? O.some(giver) : O.none,
      })
    : O.none;
};

/**
 * The next order to send (CART-08). The content of an unconfirmed order is sent under its key again, so that a lost
 * answer never causes a second purchase; different content, and anything after a definite answer, gets a new key.
 */
export const nextAttempt = (
  site: Pick<Site, 'marketRules' | 'language'>,
  unconfirmed: ReadonlyArray<OrderAttempt>,
  rows: ReadonlyArray<CartRow>,
  checkout: CheckoutModel,
  newKey: () => IdempotencyKey,
): OrderAttempt => {
  const request = orderRequest(site, rows, checkout);
  const content = contentOf(rows, request);
  return unconfirmed.find((attempt) => attempt.content === content) ?? { content, request, key: newKey() };
};

/** Outcomes of unconfirmed orders. */
export interface Settled {
  /** Still unconfirmed. */
  readonly open: ReadonlyArray<OrderAttempt>;
  readonly placed: ReadonlyArray<OrderNumber>;
}

/**
 * Looks up unconfirmed orders, each under its own key (CART-08). Only orders of a different cart are sent: the service
 * repeats the answer for an order it placed, and refuses one it did not place because the cart has changed, so that
 * nothing is bought. An order of the present cart stays unconfirmed until its buyer sends it again.
 */
export const settleOrders = (
  source: Pick<CartSource, 'place'>,
  attempts: ReadonlyArray<OrderAttempt>,
  lines: ReadonlyArray<CartLineView>,
): Observable<Settled> =>
  from(attempts).pipe(
    concatMap((attempt): Observable<Partial<Settled>> => {
      if (matchesExpectedItems(attempt.request.seen, lines)) return of({ open: [attempt] });
      return source.place(attempt.request, attempt.key).pipe(
        map((answer) => {
          if (E.isRight(answer)) return { placed: [answer.right.orderNumber] };
          return mayHaveSucceeded(answer.left) ? { open: [attempt] } : {};
        }),
      );
    }),
    reduce<Partial<Settled>, Settled>(
      (all, { open = [], placed = [] }) => ({ open: [...all.open, ...open], placed: [...all.placed, ...placed] }),
      { open: [], placed: [] },
    ),
  );

/** The attempts for a different cart than the given one's, whose outcome says nothing about them. */
export const forOtherCarts = (
  attempts: ReadonlyArray<OrderAttempt>,
  { request: { seen } }: OrderAttempt,
): ReadonlyArray<OrderAttempt> => attempts.filter(({ request }) => !isSameExpectation(request.seen, seen));
