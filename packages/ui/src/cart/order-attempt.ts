import { type Claim, expectedCart, type IdempotencyKey, type OrderRequest } from '@gift-registry/domain';
import { array as A, function as F, option as O } from 'fp-ts';
import type { SentEarlier } from '../order/index.ts';
import type { CartRow, CheckoutModel } from './cart-model.ts';

/** One order as it was sent, and under which key. `content` tells whether another order is the same. */
export interface OrderAttempt {
  readonly content: string;
  readonly request: OrderRequest;
  readonly key: IdempotencyKey;
}

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

/** The order that the page asks for. */
export const orderRequest = (rows: ReadonlyArray<CartRow>, { form, shippingMethod }: CheckoutModel): OrderRequest => ({
  giver: { firstName: form.firstName.trim(), lastName: form.lastName.trim(), email: form.email.trim() },
  message: form.message.trim(),
  accepted: acceptedClaims(rows),
  shippingMethod,
  seen: expectedCart(rows.map(({ line }) => line)),
});

const contentOf = (rows: ReadonlyArray<CartRow>, request: OrderRequest): string =>
  JSON.stringify([request, rows.map(({ line }) => [line.lineId, line.quantity, line.unitPrice])]);

/** What was sent otherwise than it stands in the form now; none where it is the same. */
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
 * The next order to send (CART-08). While nobody knows what became of an order (`unconfirmed`), the same content goes under the same key, so
 * that a lost answer never buys twice; another content, and everything after a definite answer, gets a new key.
 */
export const nextAttempt = (
  unconfirmed: ReadonlyArray<OrderAttempt>,
  rows: ReadonlyArray<CartRow>,
  checkout: CheckoutModel,
  newKey: () => IdempotencyKey,
): OrderAttempt => {
  const request = orderRequest(rows, checkout);
  const content = contentOf(rows, request);
  return unconfirmed.find((attempt) => attempt.content === content) ?? { content, request, key: newKey() };
};
