import type { CartLineView, CartView, Fault, LineId, OrderRefusal, PlacedOrder } from '@gift-registry/domain';
import { array as A, either as E, option as O } from 'fp-ts';
import { concatMap, EMPTY, type Observable } from 'rxjs';
import { mayHaveSucceeded } from '../mutation/index.ts';
import type { CheckoutModel, CheckoutProblem } from './cart-model.ts';
import type { CartSource } from './cart-source.ts';
import type { CartState } from './cart-state.ts';
import { NO_CHOICES, type StoredCheckoutState } from './checkout-memory.ts';
import { forOtherCarts, type OrderAttempt, type Settled, sentEarlier, settleOrders } from './order-attempt.ts';

/** Shows the order that an attempt placed, and stores the attempt so that a reloaded page shows it again; its message is cleared. */
export const showPlaced = (
  state: CartState,
  checkout: StoredCheckoutState,
  attempt: OrderAttempt,
  order: PlacedOrder,
): void => {
  const { form, placed, unconfirmed } = checkout.present();
  // An order that is shown again has no typed message to compare with.
  const earlier = O.isNone(placed) ? sentEarlier(attempt.request, form) : O.none;
  checkout.change({
    form: { ...form, ...NO_CHOICES },
    unconfirmed: forOtherCarts(unconfirmed, attempt),
    placedEarlier: [],
    placed: O.some(attempt),
  });
  state.place({
    order,
    shippingMethod: attempt.request.shippingMethod ?? '',
    firstName: attempt.request.giver.firstName,
    email: attempt.request.giver.email,
    isSurprise: attempt.request.isSurprise === true,
    isNearDay: attempt.request.isNearDay === true,
    message: attempt.request.message,
    sentEarlier: earlier,
    registry: A.findFirstMap(({ grId }: CartLineView) => grId)([...order.lines]),
  });
};

interface OrderRecoveryDependencies {
  readonly source: Pick<CartSource, 'place'>;
  readonly state: CartState;
  readonly checkout: StoredCheckoutState;
  readonly cartChanged: () => void;
}

/** Shows a cart that was just read. */
export type ShowCart = (view: CartView, isPending: (lineId: LineId) => boolean) => Observable<unknown>;

/** The checkout with an unconfirmed order: shows the present reason, or else that no answer came. */
const asUnconfirmed = (checkout: CheckoutModel): CheckoutModel => ({
  ...checkout,
  isUnconfirmed: true,
  problem: O.alt(() => O.some<CheckoutProblem>({ _tag: 'Unavailable' }))(checkout.problem),
});

/** Shows the outcomes of unconfirmed orders: those that were placed, and whether one is still unconfirmed. */
export const showSettled = (
  { state, checkout, cartChanged }: Pick<OrderRecoveryDependencies, 'state' | 'checkout' | 'cartChanged'>,
  { open, placed }: Settled,
): void => {
  const { unconfirmed, placedEarlier: before } = checkout.present();
  if (unconfirmed.length === 0) return;
  const placedEarlier = [...before, ...placed];
  checkout.change({ unconfirmed: open, placedEarlier });
  state.update(({ checkout, ...ready }) => {
    const problem = O.filter<CheckoutProblem>((reason) => !mayHaveSucceeded(reason))(checkout.problem);
    const settled = open.length > 0 ? asUnconfirmed(checkout) : { ...checkout, isUnconfirmed: false, problem };
    return { ...ready, checkout: { ...settled, placedEarlier } };
  });
  if (placed.length > 0) cartChanged();
};

const faultOf = (reason: OrderRefusal | Fault): Fault =>
  reason._tag === 'BadRequest' || reason._tag === 'UnreadableResponse' || reason._tag === 'TooManyRequests'
    ? reason
    : { _tag: 'Unavailable' };

/** Shows that an order is still unconfirmed; what is shown of the cart stays. */
const showUnconfirmed = (state: CartState, fault: Fault): void => {
  if (state.live.value._tag !== 'Ready') state.notLoaded(fault);
  state.update((ready) => ({ ...ready, checkout: asUnconfirmed(ready.checkout) }));
};

/**
 * Shows a cart that was read (CART-08). If it is empty, an order may have emptied it: each stored attempt is sent again
 * under its own key, which buys nothing twice, and the placed order is shown. While the cart has lines, nothing that
 * could buy it is sent automatically.
 */
export const orderRecovery = ({ source, state, checkout, cartChanged }: OrderRecoveryDependencies): ShowCart => {
  const recall = ([first, ...others]: ReadonlyArray<OrderAttempt>, view: CartView): Observable<unknown> => {
    if (first === undefined) {
      checkout.change({ unconfirmed: [], placed: O.none });
      state.show(view, () => false, true);
      return EMPTY;
    }
    return source.place(first.request, first.key).pipe(
      concatMap((answer) => {
        if (E.isRight(answer)) {
          showPlaced(state, checkout, first, answer.right);
          cartChanged();
          return EMPTY;
        }
        if (!mayHaveSucceeded(answer.left)) return recall(others, view);
        showUnconfirmed(state, faultOf(answer.left));
        return EMPTY;
      }),
    );
  };

  return (view, isPending) => {
    const { unconfirmed, placed } = checkout.present();
    if (view.lines.length === 0) return recall(O.isSome(placed) ? [placed.value] : unconfirmed, view);
    if (O.isSome(placed)) checkout.change({ placed: O.none });
    return settleOrders(source, unconfirmed, view.lines).pipe(
      concatMap((settled) => {
        state.show(view, isPending, true);
        showSettled({ state, checkout, cartChanged }, settled);
        return EMPTY;
      }),
    );
  };
};
