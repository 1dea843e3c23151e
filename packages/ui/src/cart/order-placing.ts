import {
  type CartChanged,
  type Fault,
  type IdempotencyKey,
  type OrderRefusal,
  outcomeUnknown,
  type PlacedOrder,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { concatMap, defer, EMPTY, ignoreElements, map, type Observable, of, tap } from 'rxjs';
import { maybeDone } from '../mutation/index.ts';
import type { CartRow } from './cart-model.ts';
import { withOverClaims, withTooMuch, withUnavailable } from './cart-rows.ts';
import type { CartSource } from './cart-source.ts';
import type { CartState, ReadyCart } from './cart-state.ts';
import type { StoredCheckout, StoredCheckoutState } from './checkout-memory.ts';
import { forOtherCarts, nextAttempt, type OrderAttempt, settleOrders } from './order-attempt.ts';
import { showPlaced, showSettled } from './order-recall.ts';
import { PLACED_EARLIER } from './use-focus.ts';

/** Makes a row with more than is needed wait for the guest's choice, as a refused order would. */
const toDecide = (row: CartRow): CartRow => {
  const { notice } = row;
  if (notice._tag !== 'JustBought' && notice._tag !== 'Exceeds') return row;
  const bought = notice._tag === 'JustBought' ? notice.bought : 0;
  return { ...row, notice: { _tag: 'ToDecide', bought, remaining: notice.remaining } };
};

/**
 * Reads the cart after an order was refused for some of its lines. An order is refused for one reason at a time, so that all others are looked up and shown at once (CART-07). Where the cart cannot be
 * read, only the refusal is shown.
 */
const showEveryProblem = (source: Pick<CartSource, 'read$'>, state: CartState): Observable<never> =>
  source.read$.pipe(
    tap((answer) => {
      if (E.isLeft(answer) || answer.right.lines.length === 0) return;
      state.show(answer.right, () => false);
      state.update((ready) => ({ ...ready, rows: ready.rows.map(toDecide) }));
    }),
    ignoreElements(),
  );

type Reason = OrderRefusal | Fault;
type Attempts = StoredCheckout['unconfirmed'];

/** An attempt and what came back. */
interface Answered {
  readonly attempt: OrderAttempt;
  readonly answer: E.Either<Reason, PlacedOrder>;
}

export interface OrderPlacingDependencies {
  readonly source: CartSource;
  readonly state: CartState;
  readonly checkout: StoredCheckoutState;
  /** Makes a new idempotency key. */
  readonly newKey: () => IdempotencyKey;
  readonly cartChanged: () => void;
  /** Reads the whole cart. */
  readonly read$: Observable<unknown>;
}

/** Sends the cart on the page as one order and shows the outcome (CART-06 to CART-08); each subscription is one attempt. */
export const orderPlacing = ({
  source,
  state,
  checkout,
  newKey,
  cartChanged,
  read$,
}: OrderPlacingDependencies): Observable<unknown> => {
  const send = (attempt: OrderAttempt): Observable<Answered> =>
    source.place(attempt.request, attempt.key).pipe(map((answer) => ({ attempt, answer })));

  /** Finds the order that emptied the cart among the unconfirmed ones, by sending them again under their keys. */
  const recover$ = ([first, ...others]: ReadonlyArray<OrderAttempt>, handleAnswer: Answered): Observable<Answered> =>
    first !== undefined && E.isLeft(handleAnswer.answer) && handleAnswer.answer.left._tag === 'CartEmpty'
      ? send(first).pipe(concatMap((found) => recover$(others, found)))
      : of(handleAnswer);

  const showPresent = ({ lines, subtotal }: CartChanged): void => {
    if (state.live.value._tag !== 'Ready') return;
    const { shippingMethods, shippingMethod, destinations } = state.live.value.checkout;
    state.show({ cartId: O.none, lines, subtotal, shippingMethods, shippingMethod, destinations }, () => false, true);
  };

  /** The orders that are unconfirmed after a refusal. A request that was rejected before processing changes none of them. */
  const stillUnconfirmed = (reason: Reason, attempt: OrderAttempt, before: Attempts): Attempts => {
    if (!maybeDone(reason)) return forOtherCarts(before, attempt);
    return outcomeUnknown(reason) ? checkout.present().unconfirmed : before;
  };

  const refuse = (reason: Reason, attempt: OrderAttempt, before: Attempts): Observable<unknown> => {
    const unconfirmed = stillUnconfirmed(reason, attempt, before);
    checkout.change({ unconfirmed });
    state.updateCheckout({ isPlacing: false, problem: O.some(reason), isUnconfirmed: unconfirmed.length > 0 });
    switch (reason._tag) {
      case 'OverClaim':
        state.update((ready) => ({ ...ready, rows: withOverClaims(ready.rows, reason.lines) }));
        return EMPTY;
      case 'ItemGone':
      case 'PaidTogether':
      case 'PickupGone':
        state.update((ready) => ({ ...ready, rows: withUnavailable(ready.rows, reason) }));
        return showEveryProblem(source, state);
      case 'FundFull':
        state.update((ready) => ({ ...ready, rows: withTooMuch(ready.rows, reason.lines) }));
        return showEveryProblem(source, state);
      case 'GiverInvalid':
        state.markInvalid([reason.field]);
        return EMPTY;
      case 'CartEmpty':
        cartChanged();
        return read$;
      case 'CartChanged':
        cartChanged();
        showPresent(reason);
        return EMPTY;
      default:
        return EMPTY;
    }
  };

  const order = (ready: ReadyCart): Observable<unknown> => {
    const { unconfirmed } = checkout.present();
    const attempt = nextAttempt(unconfirmed, ready.rows, ready.checkout, newKey);
    const others = unconfirmed.filter(({ key }) => key !== attempt.key);
    checkout.change({ unconfirmed: [...others, attempt] });
    return send(attempt).pipe(
      concatMap((handleAnswer) => recover$(others, handleAnswer)),
      concatMap(({ attempt: last, answer }) => {
        if (E.isLeft(answer)) {
          const after$ = refuse(answer.left, last, unconfirmed);
          if (answer.left._tag !== 'GiverInvalid') state.focusProblem();
          return after$;
        }
        showPlaced(state, checkout, last, answer.right);
        cartChanged();
        return EMPTY;
      }),
    );
  };

  return defer((): Observable<unknown> => {
    const ready = state.live.value;
    if (ready._tag !== 'Ready' || !ready.checkout.isPlacing) return EMPTY;
    return settleOrders(
      source,
      checkout.present().unconfirmed,
      ready.rows.map(({ line }) => line),
    ).pipe(
      concatMap((settled) => {
        showSettled({ state, checkout, cartChanged }, settled);
        if (settled.placed.length === 0) return order(ready);
        // The second press may have meant the order that was placed after all: that one is shown first.
        state.update((now) => ({
          ...now,
          checkout: { ...now.checkout, isPlacing: false },
          focusOn: O.some({ _tag: 'Heading', id: PLACED_EARLIER }),
        }));
        return EMPTY;
      }),
    );
  });
};
