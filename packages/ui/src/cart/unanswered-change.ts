import type { CartView, Fault, LineId } from '@gift-registry/domain';
import { either as E } from 'fp-ts';
import { concat, concatMap, defer, EMPTY, type Observable } from 'rxjs';
import type { CartSource } from './cart-source.ts';
import type { CartState } from './cart-state.ts';
import type { LineChange } from './line-change.ts';
import type { ShowRead } from './order-recall.ts';

/** What looking up a change needs, and who is told what came of it. */
export interface UnansweredChangeParts {
  readonly source: Pick<CartSource, 'read$'>;
  readonly state: Pick<CartState, 'updateRow'>;
  readonly showRead: ShowRead;
  readonly isPending: (lineId: LineId) => boolean;
  /** Told of a cart that was read. */
  readonly expectedCart: () => void;
  /** The change was made, or its line is gone otherwise. */
  readonly settled: (change: LineChange) => void;
  /** The change was not made. */
  readonly refused: (change: LineChange, fault: Fault) => void;
  /** Nobody knows whether it was made. */
  readonly inDoubt: (change: LineChange) => void;
}

const isMade = (change: LineChange, { lines }: CartView): boolean => {
  const line = lines.find(({ lineId }) => lineId === change.lineId);
  switch (change._tag) {
    case 'Remove':
      return line === undefined;
    case 'ChangeQuantity':
      return line === undefined || line.quantity === change.quantity;
    case 'ChangeAmount':
      return line === undefined || line.unitPrice === change.amount;
    case 'Ship':
      return line?.pickup === undefined;
  }
};

/** A change of which no answer came may have been made all the same (CART-05): the cart is read again, and what it holds now is what is told. A newer change of the line tells by itself. */
export const unansweredChange =
  ({ source, state, showRead, isPending, expectedCart, settled, refused, inDoubt }: UnansweredChangeParts) =>
  (change: LineChange, fault: Fault): Observable<unknown> => {
    const { lineId, _tag: what } = change;
    if (isPending(lineId)) return EMPTY;
    state.updateRow(lineId, (row) => ({ ...row, change: { _tag: 'Unanswered', what } }));
    return source.read$.pipe(
      concatMap((answer) => {
        if (E.isLeft(answer)) {
          inDoubt(change);
          return EMPTY;
        }
        const { right: cart } = answer;
        expectedCart();
        return concat(
          showRead(cart, isPending),
          defer(() => {
            if (isMade(change, cart)) settled(change);
            else refused(change, fault);
            return EMPTY;
          }),
        );
      }),
    );
  };
