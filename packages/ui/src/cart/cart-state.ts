import { type CartView, type LineId, type Live, liveCell, piecesIn } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import type { Confirmation } from '../order/index.ts';
import type { CartModel, CartRow, CheckoutField, CheckoutModel } from './cart-model.ts';
import { focusAfter, oneRegistry, problemLeft, rowsOf, withRow } from './cart-rows.ts';
import type { KeptCheckout } from './checkout-memory.ts';

/** The page while there is something in the cart. */
export type ReadyCart = Extract<CartModel, { readonly _tag: 'Ready' }>;

/** The one place where the cart's page stands; what was typed outlives an empty or unread cart. */
export interface CartState {
  readonly live: Live<CartModel>;
  readonly set: (model: CartModel) => void;
  /** Does nothing unless there is something in the cart. */
  readonly update: (change: (ready: ReadyCart) => ReadyCart) => void;
  readonly updateRow: (lineId: LineId, change: (row: CartRow) => CartRow) => void;
  readonly updateCheckout: (change: Partial<CheckoutModel>) => void;
  /** Marks these fields, and sends the focus to the first. */
  readonly markInvalid: (fields: ReadonlyArray<CheckoutField>) => void;
  readonly rowOf: (lineId: LineId) => CartRow | undefined;
  readonly isPlacing: () => boolean;
  /** Shows a cart that was just read; rows with a newer change on its way keep their field. */
  readonly show: (view: CartView, isPending: (lineId: LineId) => boolean) => void;
  /** Shows the order; who gives stays typed for the next one, the message does not. */
  readonly place: (confirmation: Confirmation) => void;
}

const IDLE = { invalid: [], isPlacing: false, problem: O.none } as const;

const withMethodsOf = (
  checkout: CheckoutModel,
  { shippingMethods, shippingMethod }: Pick<CartView, 'shippingMethods' | 'shippingMethod'>,
): CheckoutModel => {
  const isOffered = shippingMethods.some(({ code }) => code === checkout.shippingMethod);
  return { ...checkout, shippingMethods, shippingMethod: isOffered ? checkout.shippingMethod : shippingMethod };
};

/** A page that has read nothing yet, with what was typed and chosen before it was reloaded. */
export const cartState = ({ form, shippingMethod }: Pick<KeptCheckout, 'form' | 'shippingMethod'>): CartState => {
  const cell = liveCell<CartModel>({ _tag: 'Loading' });
  let checkout: CheckoutModel = { ...IDLE, form, shippingMethod, shippingMethods: [] };

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
    update,
    updateRow: (lineId, change) => update((ready) => ({ ...ready, rows: withRow(ready.rows, lineId, change) })),
    updateCheckout: (change) => update((ready) => ({ ...ready, checkout: { ...ready.checkout, ...change } })),
    markInvalid: (invalid) =>
      update((ready) => ({
        ...ready,
        checkout: { ...ready.checkout, invalid },
        focusOn: O.map((field: CheckoutField) => ({ _tag: 'Field' as const, field }))(O.fromNullable(invalid[0])),
      })),
    rowOf: (lineId) =>
      cell.value._tag === 'Ready' ? cell.value.rows.find(({ line }) => line.lineId === lineId) : undefined,
    isPlacing: () => cell.value._tag === 'Ready' && cell.value.checkout.isPlacing,
    show: (view, isPending) => {
      const before = cell.value._tag === 'Ready' ? cell.value.rows : [];
      const rows = rowsOf(view, before, isPending);
      checkout = withMethodsOf(checkout, view);
      const count = piecesIn(view.lines);
      if (rows.length > 0) {
        checkout = { ...checkout, problem: problemLeft(rows, checkout.problem) };
        set({
          _tag: 'Ready',
          rows,
          count,
          subtotal: view.subtotal,
          registry: oneRegistry(rows),
          checkout,
          focusOn: focusAfter(before, rows),
        });
      } else {
        checkout = { ...checkout, isPlacing: false, problem: O.none };
        set({ _tag: 'Empty', isJustEmptied: before.length > 0 });
      }
    },
    place: (confirmation) => {
      checkout = { ...checkout, ...IDLE, form: { ...checkout.form, message: '' } };
      cell.set({ _tag: 'Placed', ...confirmation });
    },
  };
};
