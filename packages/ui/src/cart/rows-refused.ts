import { either as E } from 'fp-ts';
import { ignoreElements, type Observable, tap } from 'rxjs';
import type { CartRow } from './cart-model.ts';
import type { CartSource } from './cart-source.ts';
import type { CartState } from './cart-state.ts';

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
export const tellEveryRow = (source: Pick<CartSource, 'read$'>, state: CartState): Observable<never> =>
  source.read$.pipe(
    tap((answer) => {
      if (E.isLeft(answer) || answer.right.lines.length === 0) return;
      state.show(answer.right, () => false);
      state.update((ready) => ({ ...ready, rows: ready.rows.map(toDecide) }));
    }),
    ignoreElements(),
  );
