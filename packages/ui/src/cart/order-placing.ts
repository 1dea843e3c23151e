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
import { withGone, withOverClaims, withTooMuch } from './cart-rows.ts';
import type { CartSource } from './cart-source.ts';
import type { CartState, ReadyCart } from './cart-state.ts';
import type { KeptCheckout } from './checkout-memory.ts';
import type { KeptCheckoutCell } from './kept-checkout.ts';
import { forOtherCarts, settleOrders } from './open-questions.ts';
import { nextAttempt, type OrderAttempt } from './order-attempt.ts';
import { showPlaced, showSettled } from './order-recall.ts';
import { PLACED_EARLIER } from './use-focus.ts';

/** A row that asks for more than is needed, as an order would be refused for it: it waits for the guest's choice. */
const toDecide = (row: CartRow): CartRow => {
  const { notice } = row;
  if (notice._tag !== 'JustBought' && notice._tag !== 'Exceeds') return row;
  const bought = notice._tag === 'JustBought' ? notice.bought : 0;
  return { ...row, notice: { _tag: 'ToDecide', bought, remaining: notice.remaining } };
};

/**
 * Reads the cart after an order was refused for some of its lines: an order is refused for one reason at a time, so what else stands in its way is looked up and told
 * at once (CART-07). A cart that cannot be read says no more than the refusal did.
 */
const tellEveryRow = (source: Pick<CartSource, 'read$'>, state: CartState): Observable<never> =>
  source.read$.pipe(
    tap((answer) => {
      if (E.isLeft(answer) || answer.right.lines.length === 0) return;
      state.show(answer.right, () => false);
      state.update((ready) => ({ ...ready, rows: ready.rows.map(toDecide) }));
    }),
    ignoreElements(),
  );

type Reason = OrderRefusal | Fault;
type Attempts = KeptCheckout['unconfirmed'];

/** An attempt and what came back. */
interface Answered {
  readonly attempt: OrderAttempt;
  readonly answer: E.Either<Reason, PlacedOrder>;
}

/** What placing an order needs. */
export interface OrderPlacingParts {
  readonly source: CartSource;
  readonly state: CartState;
  readonly kept: KeptCheckoutCell;
  /** A new name for an order, never given before. */
  readonly newKey: () => IdempotencyKey;
  readonly cartChanged: () => void;
  /** Reads the whole cart. */
  readonly read$: Observable<unknown>;
}

/** Sends what the page shows as one order and shows what became of it (CART-06 to CART-08); each subscription is one attempt. */
export const orderPlacing = ({
  source,
  state,
  kept,
  newKey,
  cartChanged,
  read$,
}: OrderPlacingParts): Observable<unknown> => {
  const send = (attempt: OrderAttempt): Observable<Answered> =>
    source.place(attempt.request, attempt.key).pipe(map((answer) => ({ attempt, answer })));

  /** An empty cart after orders without an answer: one of them was placed after all, and says so under its own key. */
  const recover$ = ([first, ...others]: ReadonlyArray<OrderAttempt>, answered: Answered): Observable<Answered> =>
    first !== undefined && E.isLeft(answered.answer) && answered.answer.left._tag === 'CartEmpty'
      ? send(first).pipe(concatMap((its) => recover$(others, its)))
      : of(answered);

  const showPresent = ({ lines, subtotal }: CartChanged): void => {
    if (state.live.value._tag !== 'Ready') return;
    const { shippingMethods, shippingMethod } = state.live.value.checkout;
    state.show({ cartId: O.none, lines, subtotal, shippingMethods, shippingMethod }, () => false, true);
  };

  /** What is turned away at the door was never looked at: only what was in doubt before still is. */
  const stillUnsettled = (reason: Reason, attempt: OrderAttempt, before: Attempts): Attempts => {
    if (!maybeDone(reason)) return forOtherCarts(before, attempt);
    return outcomeUnknown(reason) ? kept.present().unconfirmed : before;
  };

  const refuse = (reason: Reason, attempt: OrderAttempt, before: Attempts): Observable<unknown> => {
    const unconfirmed = stillUnsettled(reason, attempt, before);
    kept.change({ unconfirmed });
    state.updateCheckout({ isPlacing: false, problem: O.some(reason), isInDoubt: unconfirmed.length > 0 });
    switch (reason._tag) {
      case 'OverClaim':
        state.update((ready) => ({ ...ready, rows: withOverClaims(ready.rows, reason.lines) }));
        return EMPTY;
      case 'ItemGone':
      case 'PaidTogether':
      case 'PickupGone':
        state.update((ready) => ({ ...ready, rows: withGone(ready.rows, reason) }));
        return tellEveryRow(source, state);
      case 'FundFull':
        state.update((ready) => ({ ...ready, rows: withTooMuch(ready.rows, reason.lines) }));
        return tellEveryRow(source, state);
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
    const { unconfirmed } = kept.present();
    const attempt = nextAttempt(unconfirmed, ready.rows, ready.checkout, newKey);
    const others = unconfirmed.filter(({ key }) => key !== attempt.key);
    kept.change({ unconfirmed: [...others, attempt] });
    return send(attempt).pipe(
      concatMap((answered) => recover$(others, answered)),
      concatMap(({ attempt: itself, answer }) => {
        if (E.isLeft(answer)) {
          const after$ = refuse(answer.left, itself, unconfirmed);
          if (answer.left._tag !== 'GiverInvalid') state.focusProblem();
          return after$;
        }
        showPlaced(state, kept, itself, answer.right);
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
      kept.present().unconfirmed,
      ready.rows.map(({ line }) => line),
    ).pipe(
      concatMap((settled) => {
        showSettled({ state, kept, cartChanged }, settled);
        if (settled.placed.length === 0) return order(ready);
        // Who presses again may mean the order that was placed after all: first it is told.
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
