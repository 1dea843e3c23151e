import {
  amountField,
  type Cart,
  coerceGuestQuantity,
  contributionVerdict,
  type GiftChoice,
  guestQuantityField,
  type IdempotencyKey,
  type LineId,
  NO_CENTS,
  type ObservableState,
  type Orders,
  type Payments,
  plainAmount,
  type Site,
  typedAmount,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import {
  asyncScheduler,
  concat,
  concatMap,
  defer,
  EMPTY,
  ignoreElements,
  merge,
  NEVER,
  type Observable,
  type SchedulerLike,
  Subject,
  share,
  switchMap,
  tap,
} from 'rxjs';
import { observed } from '../observe/observed.ts';
import { onPageShown } from '../observe/on-page-shown.ts';
import type { AmountDraft, CartIntents, CartModel, CheckoutForm } from './cart-model.ts';
import { cartOptions } from './cart-options.ts';
import { accepted, fundRange, remainingProblem, withRow } from './cart-rows.ts';
import { type CartSource, cartSource } from './cart-source.ts';
import { type CartState, cartState, type ReadyCart, subtotalOf } from './cart-state.ts';
import { afterPaymentChange, afterTyping, shipsToBuyer, withAddress } from './checkout-fields.ts';
import { type CheckoutMemory, storedCheckout } from './checkout-memory.ts';
import { type LineChange, lineChanges, lowering } from './line-changes.ts';
import { orderPlacing } from './order-placing.ts';
import { isReadyToOrder } from './order-readiness.ts';
import { orderRecovery, type ShowCart } from './order-recovery.ts';
import { type LoadPaymentFields, type Payer, payerOf } from './payer.ts';
import { whileUnconfirmed } from './while-unconfirmed.ts';

interface ReadAgainDependencies {
  readonly source: Pick<CartSource, 'read$'>;
  readonly state: Pick<CartState, 'live'>;
  readonly showRead: ShowCart;
  readonly isPending: (lineId: LineId) => boolean;
}

/** Reads the shown cart again, since another window may have changed it (CART-09). A placed order stays on the page; a failed read is left to the next one. */
const readAgain = ({ source, state, showRead, isPending }: ReadAgainDependencies): Observable<unknown> =>
  defer(() => {
    const { value } = state.live;
    const isShown = value._tag === 'Ready' || value._tag === 'Empty';
    return isShown || (value._tag === 'NotLoaded' && value.isUnconfirmed) ? source.read$ : EMPTY;
  }).pipe(concatMap((answer) => (E.isRight(answer) ? showRead(answer.right, isPending) : EMPTY)));

/**
 * Emits when the cart is to be read again: each time the page becomes visible (CART-09), and at intervals while an
 * order is unconfirmed (CART-08).
 */
const rereading$ = (
  look: () => void,
  model: ObservableState<CartModel>,
  isVisible$: Observable<boolean>,
  scheduler: SchedulerLike,
): Observable<never> =>
  merge(onPageShown(isVisible$, look), whileUnconfirmed(model, scheduler).pipe(tap(look), ignoreElements()));

interface CartDependencies {
  readonly site: Site;
  /** Creates the idempotency key of a new order; never the same one twice. */
  readonly newKey: () => IdempotencyKey;
  /** Called after each change to the cart. */
  readonly cartChanged: () => void;
  /** Called with every cart that was read: it shows which unconfirmed additions took effect (CART-08). */
  readonly expectedCart: () => void;
  /** Whether the page is visible; emits the present state at once. Each time it becomes visible, the cart is read again (CART-09). */
  readonly isVisible$: Observable<boolean>;
  /** The clock for waiting; the browser's by default. */
  readonly scheduler?: SchedulerLike;
  readonly payer: Payer;
  /** Stores the form and the orders for a reload of the page. */
  readonly memory: CheckoutMemory;
}

/** The cart's page. Reads the cart when first observed; changes are made in the order they were requested. */
export interface CartStream extends CartIntents {
  readonly model: ObservableState<CartModel>;
  readonly site: Site;
}

type Command =
  | LineChange
  | { readonly _tag: 'Redeem'; readonly code: string }
  | { readonly _tag: 'ChooseGifts'; readonly choice: GiftChoice }
  | { readonly _tag: 'Read' }
  | { readonly _tag: 'ReadAgain' }
  | { readonly _tag: 'Place' };

/** Creates the stream over a source; `cartStream` does the same over the ports. */
export const cartStreamOf = (
  source: CartSource,
  { site, newKey, cartChanged, expectedCart, isVisible$, payer, memory, scheduler = asyncScheduler }: CartDependencies,
): CartStream => {
  const checkout = storedCheckout(memory);
  const state = cartState(checkout.present());
  const showRead = orderRecovery({ source, state, checkout, cartChanged });
  const changes = lineChanges({ source, state, showRead, cartChanged, expectedCart });
  const place$ = orderPlacing({
    site,
    source,
    state,
    checkout,
    newKey,
    cartChanged,
    payer,
    read$: changes.read$,
  });
  const readSetup$ = defer(() => {
    state.updatePayment({ isAway: false });
    return payer.setup$.pipe(
      tap((answer) => state.updatePayment(E.isRight(answer) ? { setup: O.some(answer.right) } : { isAway: true })),
    );
  });
  const readAgain$ = readAgain({ source, state, showRead, isPending: changes.isPending });
  const options = cartOptions({ source, state, showRead, isPending: changes.isPending, readAgain$ });
  // Runs beside the commands: the cart can be changed before the payment setup is read.
  const setupWanted$ = new Subject<void>();
  setupWanted$.pipe(switchMap(() => readSetup$)).subscribe();
  const commands$ = new Subject<Command>();
  commands$
    .pipe(
      concatMap((command) => {
        if (command._tag === 'Read') return changes.read$;
        if (command._tag === 'ReadAgain') return readAgain$;
        if (command._tag === 'Redeem') return options.redeem(command.code);
        if (command._tag === 'ChooseGifts') return options.sendGiftChoice(command.choice);
        if (command._tag !== 'Place') return changes.send(command);
        return state.isPlacing() && isReadyToOrder(site, state, payer) ? place$ : EMPTY;
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
  const draftAmount = (lineId: LineId, text: string, problem: AmountDraft['problem'] = O.none): void =>
    state.updateRow(lineId, (row) => ({ ...row, amount: O.some({ text, problem }) }));
  /** The region that decides the order's taxes; none unless something ships to the buyer. */
  const taxAt = ({ rows, checkout: { form } }: ReadyCart): O.Option<string> =>
    shipsToBuyer(rows) && form.region !== '' ? O.some(form.region) : O.none;
  const storeForm = (): void => {
    if (state.live.value._tag !== 'Ready') return;
    const { form, shippingMethod } = state.live.value.checkout;
    checkout.change({ form, shippingMethod });
  };
  const choose = (
    choice: Partial<Pick<CheckoutForm, 'isAddressShared' | 'isSurprise' | 'isNearDay' | 'choosesTerms'>>,
  ): void => {
    state.update(({ checkout: before, ...ready }) => ({
      ...ready,
      checkout: { ...before, form: { ...before.form, ...choice } },
    }));
    storeForm();
  };
  const readTaxes = (): void => {
    if (state.live.value._tag !== 'Ready' || !shipsToBuyer(state.live.value.rows)) return;
    source.taxedIn(taxAt(state.live.value));
    commands$.next({ _tag: 'ReadAgain' });
  };
  const stored = checkout.present().form.region;
  if (stored !== '') source.taxedIn(O.some(stored));
  const opened$ = defer(() => {
    if (state.live.value._tag === 'Placed') state.set({ _tag: 'Loading' });
    commands$.next({ _tag: 'Read' });
    if (O.isNone(state.payment().setup)) setupWanted$.next();
    return EMPTY;
  });
  const requestRead = (): void => commands$.next({ _tag: 'ReadAgain' });
  const visit$ = merge(concat(opened$, NEVER), rereading$(requestRead, state.live, isVisible$, scheduler)).pipe(
    share(),
  );
  /** Saves an amount that is being changed, since an order is for what the page shows; false when it cannot be. */
  const saveAmount = (lineId: LineId): boolean => {
    const row = state.rowOf(lineId);
    if (row === undefined || O.isNone(row.amount)) return true;
    const verdict = contributionVerdict(fundRange(row.line), plainAmount(row.amount.value.text));
    if (verdict._tag === 'Ok') ask({ _tag: 'ChangeAmount', lineId, amount: verdict.amount });
    else draftAmount(lineId, row.amount.value.text, O.some(verdict));
    return verdict._tag === 'Ok';
  };

  return {
    site,
    model: observed(state.live, visit$),
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
    changeAmount: (lineId) => draftAmount(lineId, typedAmount(state.rowOf(lineId)?.line.unitPrice ?? NO_CENTS)),
    typeAmount: (lineId, text) => draftAmount(lineId, amountField.type(text)),
    saveAmount,
    keepAmount: (lineId) => state.updateRow(lineId, (row) => ({ ...row, amount: O.none })),
    accept: (lineId) =>
      state.update((ready) => {
        const rows = withRow(ready.rows, lineId, accepted);
        const problem = remainingProblem(rows, ready.checkout.problem);
        return { ...ready, rows, checkout: { ...ready.checkout, problem } };
      }),
    edit: (field, text) => {
      state.update((ready) => ({ ...ready, checkout: afterTyping(ready.checkout, field, text) }));
      storeForm();
      if (field === 'region') readTaxes();
    },
    addAddress: (hasAddress) => {
      state.update((ready) => ({ ...ready, checkout: withAddress(ready.checkout, hasAddress) }));
      storeForm();
    },
    shareAddress: (isAddressShared) => choose({ isAddressShared }),
    keepSurprise: (isSurprise) => choose({ isSurprise }),
    sendNearDay: (isNearDay) => choose({ isNearDay }),
    chooseTerms: (choosesTerms) => choose({ choosesTerms }),
    reloadPayment: () => setupWanted$.next(),
    mountPayment: (element, setup) =>
      payer.mount(element, setup, subtotalOf(state), {
        onChange: (wrong) =>
          state.update((ready) => ({ ...ready, checkout: afterPaymentChange(ready.checkout, wrong) })),
        onNotLoaded: () => state.updatePayment({ setup: O.none, isAway: true }),
      }),
    redeem: (code) => {
      if (!state.isPlacing()) commands$.next({ _tag: 'Redeem', code });
    },
    chooseGifts: (choice) => {
      if (state.isPlacing()) return;
      options.showGiftChoice(choice);
      commands$.next({ _tag: 'ChooseGifts', choice });
    },
    ship: (shippingMethod) => {
      state.updateCheckout({ shippingMethod });
      storeForm();
    },
    place: () => {
      const ready = state.live.value;
      if (ready._tag !== 'Ready' || state.isPlacing()) return;
      if (!ready.rows.map(({ line }) => saveAmount(line.lineId)).every(Boolean)) return;
      // A pending change of a line may resolve what blocks the order: that is checked once its answer is there.
      if (!changes.isAnyPending() && !isReadyToOrder(site, state, payer)) return;
      state.updateCheckout({ isPlacing: true, problem: O.none, invalid: [], news: [] });
      state.updatePayment({ refused: O.none, wrong: [] });
      commands$.next({ _tag: 'Place' });
    },
  };
};

/** Creates the cart page's stream over the ports; `now` is the time in epoch milliseconds by the service's clock. */
export const cartStream = ({
  cart,
  orders,
  payments,
  loadFields,
  now,
  ...dependencies
}: Omit<CartDependencies, 'payer'> & {
  readonly cart: Cart;
  readonly orders: Orders;
  readonly payments: Payments;
  readonly loadFields: LoadPaymentFields;
  readonly now: () => number;
}): CartStream =>
  cartStreamOf(cartSource(cart, orders), {
    ...dependencies,
    payer: payerOf({ payments, loadFields, site: dependencies.site, now }),
  });
