import { type CartLineView, type Cents, cartSubtotal, counts, unitsIn } from '@gift-registry/domain';
import type { CartRow } from './cart-model.ts';

/** What the rows come to, and what is left out of it. */
export interface CountedRows {
  readonly lines: ReadonlyArray<CartLineView>;
  readonly subtotal: Cents;
  /** Units that cannot be bought as they stand. */
  readonly uncounted: number;
  /** No row can be ordered before something was changed or chosen (CART-07). */
  readonly isStuck: boolean;
}

/** Whether a row can be bought as it stands: an order may have been refused for it before the cart that says so was read (CART-07). */
const isCounted = ({ line, notice }: CartRow): boolean =>
  counts(line) && notice._tag !== 'Gone' && notice._tag !== 'TooMuch';

/** The rows as an order would come to them: nothing that has to go or to be lowered first is in any sum (BUY-09, GG-03). */
export const countedRows = (rows: ReadonlyArray<CartRow>): CountedRows => {
  const lines = rows.filter(isCounted).map(({ line }) => line);
  return {
    lines,
    subtotal: cartSubtotal(lines),
    uncounted: unitsIn(rows.filter((row) => !isCounted(row)).map(({ line }) => line)),
    isStuck: rows.every((row) => !isCounted(row) || row.notice._tag === 'ToDecide'),
  };
};
