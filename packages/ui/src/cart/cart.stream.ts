import {
  type Cart,
  coerceGuestQuantity,
  guestQuantityField,
  type LineId,
  type ObservableState,
  type Orders,
  type Site,
  type Sku,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { asyncScheduler, concat, concatMap, defer, EMPTY, merge, NEVER, Subject, share } from 'rxjs';
import type { CartIntents, CartModel } from './cart-model.ts';
import { accepted, problemLeft, withRow } from './cart-rows.ts';
import { type CartSource, cartSource } from './cart-source.ts';
import { cartState } from './cart-state.ts';
import type { CartStreamParts } from './cart-stream-parts.ts';
import { afterTyping } from './checkout-form.ts';
import { keptCheckout } from './kept-checkout.ts';
import type { LineChange } from './line-change.ts';
import { lineChanges } from './line-changes.ts';
import { lookingAgain } from './looking-again.ts';
import { lowering } from './lowering.ts';
import { orderPlacing } from './order-placing.ts';
import { orderRecall } from './order-recall.ts';
import { readAgain } from './read-again.ts';
import { isReadyToOrder } from './ready-to-order.ts';

/** The cart's page. Read anew with its first observer; what a guest asks for is done in the order in which it was asked. */
export interface CartStream extends CartIntents {
  readonly model: ObservableState<CartModel>;
  readonly site: Site;
  /** Something is put in from this very page: once it is there, it is no news from another window (CART-09). */
  readonly expect: (sku: Sku) => void;
}

type Command = LineChange | { readonly _tag: 'Read' } | { readonly _tag: 'ReadAgain' } | { readonly _tag: 'Place' };

/** The stream over one source; `cartStream` is the same over the ports. */
export const cartStreamOf = (
  source: CartSource,
  { site, newKey, cartChanged, expectedCart, isVisible$, memory, scheduler = asyncScheduler }: CartStreamParts,
): CartStream => {
  const kept = keptCheckout(memory);
  const state = cartState(kept.present());
  const showRead = orderRecall({ source, state, kept, cartChanged });
  const changes = lineChanges({ source, state, showRead, cartChanged, expectedCart });
  const place$ = orderPlacing({ source, state, kept, newKey, cartChanged, read$: changes.read$ });
  const readAgain$ = readAgain({ source, state, showRead, isPending: changes.isPending });
  const commands$ = new Subject<Command>();
  commands$
    .pipe(
      concatMap((command) => {
        if (command._tag === 'Read') return changes.read$;
        if (command._tag === 'ReadAgain') return readAgain$;
        if (command._tag !== 'Place') return changes.send(command);
        return state.isPlacing() && isReadyToOrder(state) ? place$ : EMPTY;
      }),
    )
    .subscribe();

  const ask = (change: LineChange): void => {
    if (state.isPlacing()) return;
    changes.ask(change);
    commands$.next(change);
  };
  const want = (lineId: LineId, quantity: number): void => {
    const row = state.rowOf(lineId);
    if (row === undefined || state.isPlacing()) return;
    state.updateRow(lineId, (known) => ({ ...known, text: String(quantity) }));
    if (quantity !== row.line.quantity || changes.isPending(lineId)) ask({ _tag: 'ChangeQuantity', lineId, quantity });
  };
  const keepTyped = (): void => {
    if (state.live.value._tag !== 'Ready') return;
    const { form, shippingMethod } = state.live.value.checkout;
    kept.change({ form, shippingMethod });
  };
  const opened$ = defer(() => {
    if (state.live.value._tag === 'Placed') state.set({ _tag: 'Loading' });
    commands$.next({ _tag: 'Read' });
    return EMPTY;
  });
  const lookAgain = (): void => commands$.next({ _tag: 'ReadAgain' });
  const visit$ = merge(concat(opened$, NEVER), lookingAgain(lookAgain, state.live, isVisible$, scheduler)).pipe(
    share(),
  );

  return {
    site,
    model: {
      get value() {
        return state.live.value;
      },
      changes$: merge(state.live.changes$, visit$),
    },
    expect: state.expect,
    reload: () => {
      if (state.live.value._tag === 'NotLoaded') state.set({ _tag: 'Loading' });
      commands$.next({ _tag: 'Read' });
    },
    type: (lineId, text) => state.updateRow(lineId, (row) => ({ ...row, text: guestQuantityField.type(text) })),
    leave: (lineId) => want(lineId, Number(guestQuantityField.blur(state.rowOf(lineId)?.text ?? ''))),
    step: (lineId, by) => want(lineId, coerceGuestQuantity(Number(state.rowOf(lineId)?.text ?? '') + by)),
    remove: (lineId) => ask({ _tag: 'Remove', lineId }),
    shipLine: (lineId) => ask({ _tag: 'Ship', lineId }),
    lower: (lineId) => {
      const change = lowering(lineId, state.rowOf(lineId)?.notice);
      if (change?._tag === 'ChangeQuantity') want(lineId, change.quantity);
      else if (change !== undefined) ask(change);
    },
    accept: (lineId) =>
      state.update((ready) => {
        const rows = withRow(ready.rows, lineId, accepted);
        return { ...ready, rows, checkout: { ...ready.checkout, problem: problemLeft(rows, ready.checkout.problem) } };
      }),
    edit: (field, text) => {
      state.update((ready) => ({ ...ready, checkout: afterTyping(ready.checkout, field, text) }));
      keepTyped();
    },
    ship: (shippingMethod) => {
      state.updateCheckout({ shippingMethod });
      keepTyped();
    },
    place: () => {
      if (state.live.value._tag !== 'Ready' || state.isPlacing()) return;
      // A line on its way may be just what was in the way: then it is looked at when its answer is there.
      if (!changes.isAnyPending() && !isReadyToOrder(state)) return;
      state.updateCheckout({ isPlacing: true, problem: O.none, invalid: [], news: [] });
      commands$.next({ _tag: 'Place' });
    },
  };
};

/** The stream of a person's cart. */
export const cartStream = ({
  cart,
  orders,
  ...parts
}: CartStreamParts & { readonly cart: Cart; readonly orders: Orders }): CartStream =>
  cartStreamOf(cartSource(cart, orders), parts);
