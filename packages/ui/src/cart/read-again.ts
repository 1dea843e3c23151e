import type { LineId } from '@gift-registry/domain';
import { either as E } from 'fp-ts';
import { concatMap, defer, EMPTY, type Observable } from 'rxjs';
import type { CartSource } from './cart-source.ts';
import type { CartState } from './cart-state.ts';
import type { ShowRead } from './order-recall.ts';

/** What reading a cart again needs. */
export interface ReadAgainParts {
  readonly source: Pick<CartSource, 'read$'>;
  readonly state: Pick<CartState, 'live'>;
  readonly showRead: ShowRead;
  readonly isPending: (lineId: LineId) => boolean;
}

/** Reads the cart that the page shows once more: another window may have changed it (CART-09). An order that was placed stays, and what cannot be read now is read the next time. */
export const readAgain = ({ source, state, showRead, isPending }: ReadAgainParts): Observable<unknown> =>
  defer(() => {
    const { value } = state.live;
    const isShown = value._tag === 'Ready' || value._tag === 'Empty';
    return isShown || (value._tag === 'NotLoaded' && value.isInDoubt) ? source.read$ : EMPTY;
  }).pipe(concatMap((answer) => (E.isRight(answer) ? showRead(answer.right, isPending) : EMPTY)));
