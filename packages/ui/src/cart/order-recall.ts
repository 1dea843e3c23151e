import type { CartLineView, CartView, Fault, LineId, OrderRefusal, PlacedOrder } from '@gift-registry/domain';
import { array as A, either as E, option as O } from 'fp-ts';
import { concatMap, EMPTY, type Observable } from 'rxjs';
import { maybeDone } from '../mutation/index.ts';
import type { CheckoutModel, CheckoutProblem } from './cart-model.ts';
import type { CartSource } from './cart-source.ts';
import type { CartState } from './cart-state.ts';
import type { KeptCheckoutCell } from './kept-checkout.ts';
import { forOtherCarts, type Settled, settleOrders } from './open-questions.ts';
import { type OrderAttempt, sentEarlier } from './order-attempt.ts';

/** Shows the order that came of an attempt, and keeps the attempt so that the page can show it again; its message is done with. */
export const showPlaced = (
  state: CartState,
  kept: KeptCheckoutCell,
  attempt: OrderAttempt,
  order: PlacedOrder,
): void => {
  const { form, placed, unconfirmed } = kept.present();
  // An order that was shown before has said so then, and its message is no longer typed.
  const earlier = O.isNone(placed) ? sentEarlier(attempt.request, form) : O.none;
  kept.change({
    form: { ...form, message: '' },
    unconfirmed: forOtherCarts(unconfirmed, attempt),
    placedEarlier: [],
    placed: O.some(attempt),
  });
  state.place({
    order,
    shippingMethod: attempt.request.shippingMethod ?? '',
    firstName: attempt.request.giver.firstName,
    message: attempt.request.message,
    sentEarlier: earlier,
    registry: A.findFirstMap(({ grId }: CartLineView) => grId)([...order.lines]),
  });
};

/** What a page that reads the cart stands on. */
export interface OrderRecallParts {
  readonly source: Pick<CartSource, 'place'>;
  readonly state: CartState;
  readonly kept: KeptCheckoutCell;
  readonly cartChanged: () => void;
}

/** Shows a cart that was just read. */
export type ShowRead = (view: CartView, isPending: (lineId: LineId) => boolean) => Observable<unknown>;

/** An order is in doubt: what is said of it stays, or else it is said that no answer came. */
const inDoubt = (checkout: CheckoutModel): CheckoutModel => ({
  ...checkout,
  isInDoubt: true,
  problem: O.alt(() => O.some<CheckoutProblem>({ _tag: 'Unavailable' }))(checkout.problem),
});

/** Shows what is known by now of orders that had no answer: those that were placed, and that others are still in doubt. */
export const showSettled = (
  { state, kept, cartChanged }: Pick<OrderRecallParts, 'state' | 'kept' | 'cartChanged'>,
  { open, placed }: Settled,
): void => {
  const { unconfirmed, placedEarlier = [] } = kept.present();
  if (unconfirmed.length === 0) return;
  const told = [...placedEarlier, ...placed];
  kept.change({ unconfirmed: open, placedEarlier: told });
  const isInDoubt = open.length > 0;
  state.update((ready) => ({
    ...ready,
    checkout: {
      ...ready.checkout,
      isInDoubt,
      placedEarlier: told,
      problem: isInDoubt
        ? inDoubt(ready.checkout).problem
        : O.filter<CheckoutProblem>((problem) => !maybeDone(problem))(ready.checkout.problem),
    },
  }));
  if (placed.length > 0) cartChanged();
};

const faultOf = (reason: OrderRefusal | Fault): Fault =>
  reason._tag === 'BadRequest' || reason._tag === 'UnreadableResponse' || reason._tag === 'TooManyRequests'
    ? reason
    : { _tag: 'Unavailable' };

/** What became of an order could not be learned: what is shown stays, and says that nobody knows. */
const tellDoubt = (state: CartState, fault: Fault): void => {
  if (state.live.value._tag !== 'Ready') state.notLoaded(fault);
  state.update((ready) => ({ ...ready, checkout: inDoubt(ready.checkout) }));
};

/**
 * Shows what was read (CART-08). An empty cart may be empty because of an order: each attempt that is kept is sent again under its own key,
 * which buys nothing twice, and the order that answers is shown. With something in the cart nothing is sent by itself that could still buy it.
 */
export const orderRecall = ({ source, state, kept, cartChanged }: OrderRecallParts): ShowRead => {
  const recall = ([first, ...others]: ReadonlyArray<OrderAttempt>, view: CartView): Observable<unknown> => {
    if (first === undefined) {
      kept.change({ unconfirmed: [], placed: O.none });
      state.show(view, () => false, true);
      return EMPTY;
    }
    return source.place(first.request, first.key).pipe(
      concatMap((answer) => {
        if (E.isRight(answer)) {
          showPlaced(state, kept, first, answer.right);
          cartChanged();
          return EMPTY;
        }
        if (!maybeDone(answer.left)) return recall(others, view);
        tellDoubt(state, faultOf(answer.left));
        return EMPTY;
      }),
    );
  };

  return (view, isPending) => {
    const { unconfirmed, placed } = kept.present();
    if (view.lines.length === 0) return recall(O.isSome(placed) ? [placed.value] : unconfirmed, view);
    if (O.isSome(placed)) kept.change({ placed: O.none });
    return settleOrders(source, unconfirmed, view.lines).pipe(
      concatMap((settled) => {
        state.show(view, isPending, true);
        showSettled({ state, kept, cartChanged }, settled);
        return EMPTY;
      }),
    );
  };
};
