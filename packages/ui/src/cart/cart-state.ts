import {
  type CartDifference,
  type CartLineView,
  type CartView,
  type Cents,
  cartDifferences,
  createState,
  type Fault,
  type GrId,
  type LineId,
  NO_CENTS,
  type ObservableState,
  type OrderNumber,
  unitsIn,
  wrapDifferences,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import type { Confirmation } from '../order/index.ts';
import type { CartFocus, CartModel, CartRow, CheckoutField, CheckoutModel, PaymentModel } from './cart-model.ts';
import {
  countedRows,
  focusAfter,
  isUndecided,
  registryToReturnTo,
  remainingProblem,
  rowsOf,
  singleRegistry,
  withRow,
} from './cart-rows.ts';
import { NO_CHOICES, type StoredCheckout } from './checkout-memory.ts';

/** The lines that the person has seen: those on the page, with unconfirmed changes replaced by what the cart holds now. */
const linesKnown = (rows: ReadonlyArray<CartRow>, now: ReadonlyArray<CartLineView>): ReadonlyArray<CartLineView> =>
  rows.flatMap(({ line, change }) => {
    if (change._tag !== 'Unanswered' && change._tag !== 'Unconfirmed') return [line];
    const current = now.find(({ lineId }) => lineId === line.lineId);
    if (current !== undefined) return [current];
    return change.what === 'Remove' ? [] : [line];
  });

/** Changes to the cart by another window (CART-09): added lines, and, if the cart was not changed here (`isUnasked`), every other difference. */
const changesElsewhere = (
  before: ReadonlyArray<CartRow>,
  now: ReadonlyArray<CartLineView>,
  isUnasked: boolean,
): ReadonlyArray<CartDifference> =>
  before.length === 0
    ? []
    : cartDifferences(linesKnown(before, now), now).filter(({ _tag }) => isUnasked || _tag === 'Added');

export type EmptyCartModel = Extract<CartModel, { readonly _tag: 'Empty' }>;

/** The order that contains the cart's former content: the last of those that turned out to be placed. */
const orderedLast = (found: ReadonlyArray<OrderNumber>): Pick<CartView, 'orderedAs'> => {
  const last = found.at(-1);
  return last === undefined ? {} : { orderedAs: last };
};

const registryOf = (before: CartModel): O.Option<GrId> => {
  if (before._tag === 'Ready') return registryToReturnTo(before);
  return before._tag === 'Empty' ? before.registry : O.none;
};

/** Whether another window may have emptied the cart; false after an unconfirmed removal in this one. */
const isChangedElsewhere = (before: CartModel): boolean =>
  before._tag === 'Ready' ? linesKnown(before.rows, []).length > 0 : before._tag === 'Empty' && before.isElsewhere;

/** The page once the cart is empty, and whether another window emptied it (CART-09). */
const emptiedCart = (
  before: CartModel,
  { orderedAs }: Pick<CartView, 'orderedAs'>,
  isUnasked: boolean,
): EmptyCartModel => ({
  _tag: 'Empty',
  isJustEmptied: before._tag === 'Ready',
  isElsewhere: isUnasked && isChangedElsewhere(before),
  orderedAs: O.fromNullable(orderedAs),
  registry: registryOf(before),
});

/** What the checkout shows of a cart beside its lines. */
export const chargesShown = ({
  shippingMethods,
  destinations,
  completion,
  giftOptions = [],
  giftWraps = [],
}: CartView): Pick<CheckoutModel, 'shippingMethods' | 'destinations' | 'completion' | 'giftOptions' | 'giftWraps'> => ({
  shippingMethods,
  destinations,
  completion: O.fromNullable(completion),
  giftOptions,
  giftWraps,
});

/** The checkout with the cart's shipping methods: keeps the chosen one if it is still available, otherwise takes the cart's default. */
const withMethodsOf = (checkout: CheckoutModel, view: CartView): CheckoutModel => {
  const isOffered = view.shippingMethods.some(({ code }) => code === checkout.shippingMethod);
  return {
    ...checkout,
    ...chargesShown(view),
    shippingMethod: isOffered ? checkout.shippingMethod : view.shippingMethod,
  };
};

/** The page while there is something in the cart. */
export type ReadyCart = Extract<CartModel, { readonly _tag: 'Ready' }>;

/** The state of the cart's page; the typed form outlives an empty cart or one that could not be read. */
export interface CartState {
  readonly live: ObservableState<CartModel>;
  readonly set: (model: CartModel) => void;
  /** Shows that nothing could be read, and whether an order is unconfirmed. */
  readonly notLoaded: (fault: Fault) => void;
  /** Does nothing unless there is something in the cart. */
  readonly update: (change: (ready: ReadyCart) => ReadyCart) => void;
  readonly updateRow: (lineId: LineId, change: (row: CartRow) => CartRow) => void;
  readonly updateCheckout: (change: Partial<CheckoutModel>) => void;
  /** Marks these fields, and sends the focus to the first. */
  readonly markInvalid: (fields: ReadonlyArray<CheckoutField>, payment?: PaymentModel['wrong']) => void;
  /** Changes the payment step, also while the cart is not loaded. */
  readonly updatePayment: (change: Partial<PaymentModel>) => void;
  readonly focus: (focus: CartFocus) => void;
  readonly payment: () => PaymentModel;
  readonly rowOf: (lineId: LineId) => CartRow | undefined;
  readonly isPlacing: () => boolean;
  /** Moves the focus to the first row that requires a decision, otherwise to the order's notice. */
  readonly focusProblem: () => void;
  /** Moves the focus to that row when the focused element was removed. */
  readonly focusLine: (lineId: LineId) => void;
  /** Marks that row as shipped and moves the focus there, since the pressed button was removed. */
  readonly markShipped: (lineId: LineId) => void;
  /**
   * Shows a newly read cart; rows with a pending change keep their field. Lines added by another window are reported
   * and, if this page did not change the cart (`isUnasked`), every other difference. An order that was pressed earlier
   * is then not sent.
   */
  readonly show: (view: CartView, isPending: (lineId: LineId) => boolean, isUnasked?: boolean) => void;
  /** Shows the order; the guest's name stays for the next one, the message does not. */
  readonly place: (confirmation: Confirmation) => void;
}

const IDLE = {
  invalid: [],
  isPlacing: false,
  problem: O.none,
  isUnconfirmed: false,
  placedEarlier: [],
  news: [],
} as const;

/** The first field that is wrong, in the order of the page. */
const firstOf = ([field]: ReadonlyArray<CheckoutField>, [wrong]: PaymentModel['wrong']): CartFocus | undefined => {
  if (field !== undefined) return { _tag: 'Field', field };
  return wrong === undefined ? undefined : { _tag: 'PaymentField', id: wrong.id };
};

/** The payment step before the setup is read. */
const NO_PAYMENT: PaymentModel = {
  setup: O.none,
  isAway: false,
  wrong: [],
  refused: O.none,
};

/** Creates the state of a page that has read nothing yet, with the input stored before a reload. */
export const cartState = ({ form, shippingMethod, unconfirmed, placedEarlier }: StoredCheckout): CartState => {
  const cell = createState<CartModel>({ _tag: 'Loading' });
  let checkout: CheckoutModel = {
    ...IDLE,
    isUnconfirmed: unconfirmed.length > 0,
    placedEarlier,
    form,
    payment: NO_PAYMENT,
    shippingMethod,
    shippingMethods: [],
    destinations: [],
    completion: O.none,
    giftOptions: [],
    giftWraps: [],
  };

  const set = (model: CartModel): void => {
    if (model._tag === 'Ready') checkout = model.checkout;
    cell.set(model);
  };
  const update = (change: (ready: ReadyCart) => ReadyCart): void => {
    if (cell.value._tag === 'Ready') set(change(cell.value));
  };
  return {
    live: cell,
    set,
    notLoaded: (fault) => set({ _tag: 'NotLoaded', fault, isUnconfirmed: checkout.isUnconfirmed }),
    update,
    updateRow: (lineId, change) => update((ready) => ({ ...ready, rows: withRow(ready.rows, lineId, change) })),
    updateCheckout: (change) => update((ready) => ({ ...ready, checkout: { ...ready.checkout, ...change } })),
    markInvalid: (invalid, wrong = []) =>
      update((ready) => ({
        ...ready,
        checkout: { ...ready.checkout, invalid, payment: { ...ready.checkout.payment, wrong } },
        focusOn: O.fromNullable(firstOf(invalid, wrong)),
      })),
    updatePayment: (change) => {
      checkout = { ...checkout, payment: { ...checkout.payment, ...change } };
      update((ready) => ({ ...ready, checkout: { ...ready.checkout, payment: checkout.payment } }));
    },
    payment: () => checkout.payment,
    focus: (focus) => update((ready) => ({ ...ready, focusOn: O.some(focus) })),
    rowOf: (lineId) =>
      cell.value._tag === 'Ready' ? cell.value.rows.find(({ line }) => line.lineId === lineId) : undefined,
    isPlacing: () => cell.value._tag === 'Ready' && cell.value.checkout.isPlacing,
    focusProblem: () =>
      update((ready) => {
        const row = ready.rows.find(({ notice }) => isUndecided(notice));
        // Lines to remove are named beside the order button; a choice is made at its own line.
        const isBeside = row === undefined || row.notice._tag === 'Gone';
        return {
          ...ready,
          focusOn: O.some(isBeside ? { _tag: 'Problem' } : { _tag: 'Notice', lineId: row.line.lineId }),
        };
      }),
    focusLine: (lineId) => update((ready) => ({ ...ready, focusOn: O.some({ _tag: 'Line', lineId }) })),
    markShipped: (lineId) =>
      update((ready) => ({
        ...ready,
        rows: withRow(ready.rows, lineId, (row) => ({ ...row, change: { _tag: 'Shipped' } })),
        focusOn: O.some({ _tag: 'Notice', lineId }),
      })),
    show: (view, isPending, isUnasked = false) => {
      const before = cell.value._tag === 'Ready' ? cell.value.rows : [];
      const rows = rowsOf(view, before, isPending);
      const { giftOptions } = checkout;
      checkout = withMethodsOf(checkout, view);
      const count = unitsIn(view.lines);
      const foreign = [
        ...changesElsewhere(before, view.lines, isUnasked),
        ...(isUnasked ? wrapDifferences(giftOptions, checkout.giftOptions) : []),
      ];
      if (rows.length > 0) {
        checkout = { ...checkout, problem: remainingProblem(rows, checkout.problem) };
        if (foreign.length > 0) checkout = { ...checkout, news: foreign };
        if (foreign.length > 0 && checkout.isPlacing)
          checkout = {
            ...checkout,
            isPlacing: false,
            problem: O.some({ _tag: 'CartChanged', lines: view.lines, subtotal: view.subtotal }),
          };
        set({
          _tag: 'Ready',
          rows,
          count,
          ...singleRegistry(rows),
          checkout,
          focusOn: focusAfter(before, rows),
        });
      } else {
        checkout = { ...checkout, isPlacing: false, problem: O.none, isUnconfirmed: false, news: [] };
        const { placedEarlier: found } = checkout;
        set(emptiedCart(cell.value, { ...orderedLast(found), ...view }, isUnasked));
      }
    },
    place: (confirmation) => {
      const payment = { ...NO_PAYMENT, setup: checkout.payment.setup };
      checkout = { ...checkout, ...IDLE, payment, form: { ...checkout.form, ...NO_CHOICES } };
      cell.set({ _tag: 'Placed', ...confirmation });
    },
  };
};

/** What the fields of a payment service open with; the total follows with the order. */
export const subtotalOf = ({ live: { value } }: Pick<CartState, 'live'>): Cents =>
  value._tag === 'Ready' ? countedRows(value.rows).subtotal : NO_CENTS;
