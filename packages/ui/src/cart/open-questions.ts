import { type CartLineView, isSameExpectation, matchesExpectedItems, type OrderNumber } from '@gift-registry/domain';
import { either as E } from 'fp-ts';
import { map, type Observable, of, switchMap } from 'rxjs';
import { maybeDone } from '../mutation/index.ts';
import type { CartSource } from './cart-source.ts';
import type { OrderAttempt } from './order-attempt.ts';

/** What is known by now of orders that had no answer. */
export interface Settled {
  /** Nobody knows yet what became of these. */
  readonly open: ReadonlyArray<OrderAttempt>;
  /** These were placed. */
  readonly placed: ReadonlyArray<OrderNumber>;
}

/**
 * Asks what became of orders without an answer, each under its own key (CART-08). Only those are asked that were for another cart than this one: the service has the
 * answer to what it did, and refuses what it did not do because the cart is another. So asking buys nothing; what the cart still holds waits for its buyer.
 */
export const settleOrders = (
  source: Pick<CartSource, 'place'>,
  [first, ...others]: ReadonlyArray<OrderAttempt>,
  lines: ReadonlyArray<CartLineView>,
): Observable<Settled> => {
  if (first === undefined) return of({ open: [], placed: [] });
  const rest$ = settleOrders(source, others, lines);
  const withRest = (its: Partial<Settled>): Observable<Settled> =>
    rest$.pipe(
      map(({ open, placed }) => ({
        open: [...(its.open ?? []), ...open],
        placed: [...(its.placed ?? []), ...placed],
      })),
    );
  if (matchesExpectedItems(first.request.seen, lines)) return withRest({ open: [first] });
  return source.place(first.request, first.key).pipe(
    switchMap((answer) => {
      if (E.isRight(answer)) return withRest({ placed: [answer.right.orderNumber] });
      return withRest(maybeDone(answer.left) ? { open: [first] } : {});
    }),
  );
};

/** Of the attempts, those that were for another cart than this one: what became of this one says nothing of them. */
export const forOtherCarts = (
  attempts: ReadonlyArray<OrderAttempt>,
  { request: { seen } }: OrderAttempt,
): ReadonlyArray<OrderAttempt> => attempts.filter(({ request }) => !isSameExpectation(request.seen, seen));
