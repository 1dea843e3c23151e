import type { CartView, Fault, LineId, LineRefusal, LoweringRefusal } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { concat, concatMap, defer, EMPTY, finalize, type Observable } from 'rxjs';
import type { CartSource } from './cart-source.ts';
import type { CartState } from './cart-state.ts';
import type { LineChange } from './line-change.ts';
import type { ShowRead } from './order-recall.ts';

/** What looking up a change needs, and who is told what came of it. */
interface UnansweredChangeParts {
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
const unansweredChange =
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

/** The changes of lines that have no answer yet. */
export interface LineChanges {
  /** Takes note of a change; it replaces an older one of the same line that was not sent yet. */
  readonly ask: (change: LineChange) => void;
  /** Sends a change unless a newer one of its line has been asked for; an older answer never undoes what was asked since. */
  readonly send: (change: LineChange) => Observable<unknown>;
  readonly isPending: (lineId: LineId) => boolean;
  readonly isAnyPending: () => boolean;
  /** Reads the whole cart. */
  readonly read$: Observable<unknown>;
}

/** What changing lines needs. */
export interface LineChangesParts {
  readonly source: CartSource;
  readonly state: CartState;
  readonly showRead: ShowRead;
  readonly cartChanged: () => void;
  /** Told of every cart that was read. */
  readonly expectedCart: () => void;
}

const isFault = ({ _tag }: LineRefusal | LoweringRefusal | Fault): boolean =>
  _tag === 'Unavailable' || _tag === 'BadRequest' || _tag === 'UnreadableResponse' || _tag === 'TooManyRequests';

/** Changes of lines over a source, shown in the state. */
export const lineChanges = ({ source, state, showRead, cartChanged, expectedCart }: LineChangesParts): LineChanges => {
  const newest = new Map<LineId, LineChange>();
  /** Lines of which nobody knows whether they were taken out. */
  const perhapsOut = new Set<LineId>();
  const isPending = (lineId: LineId): boolean => newest.has(lineId);

  const read$ = source.read$.pipe(
    concatMap((answer) => {
      if (E.isRight(answer)) {
        expectedCart();
        return showRead(answer.right, isPending);
      }
      if (state.live.value._tag === 'Ready') {
        state.updateCheckout({ isPlacing: false, problem: O.some({ _tag: 'CartNotRead' }) });
      } else state.notLoaded(answer.left);
      return EMPTY;
    }),
  );

  const refuse = ({ lineId, _tag: what }: LineChange, reason: LineRefusal | LoweringRefusal | Fault): void => {
    if (isPending(lineId)) return;
    state.updateRow(lineId, (row) => ({
      ...row,
      text: String(row.line.quantity),
      change: { _tag: 'Failed', what, reason },
    }));
    if (state.isPlacing()) state.updateCheckout({ isPlacing: false, problem: O.some({ _tag: 'LinesNotChanged' }) });
  };

  const inDoubt = ({ lineId, _tag: what }: LineChange): void => {
    if (isPending(lineId)) return;
    if (what === 'Remove') perhapsOut.add(lineId);
    state.updateRow(lineId, (row) => ({
      ...row,
      text: String(row.line.quantity),
      change: { _tag: 'Unconfirmed', what },
    }));
    if (state.isPlacing()) state.updateCheckout({ isPlacing: false, problem: O.some({ _tag: 'LinesNotChanged' }) });
  };

  const tellDone = ({ lineId, _tag }: LineChange): void => {
    if (_tag === 'ChangeAmount') state.focusLine(lineId);
    if (_tag === 'Ship' && !isPending(lineId)) state.tellShipped(lineId);
  };

  const lookUp = unansweredChange({
    source,
    state,
    showRead,
    isPending,
    expectedCart,
    settled: (change) => {
      tellDone(change);
      cartChanged();
    },
    refused: refuse,
    inDoubt,
  });

  const answerTo = (change: LineChange): Observable<E.Either<LineRefusal | LoweringRefusal | Fault, CartView>> => {
    switch (change._tag) {
      case 'ChangeQuantity':
        return source.changeQuantity(change.lineId, change.quantity);
      case 'ChangeAmount':
        return source.lowerContribution(change.lineId, change.amount);
      case 'Ship':
        return source.shipLine(change.lineId);
      case 'Remove':
        return source.remove(change.lineId);
    }
  };

  return {
    isPending,
    isAnyPending: () => newest.size > 0,
    read$,
    ask: (change) => {
      newest.set(change.lineId, change);
      state.updateRow(change.lineId, (row) => ({ ...row, change: { _tag: 'Pending' } }));
    },
    send: (change) => {
      const { lineId } = change;
      if (newest.get(lineId) !== change) return EMPTY;
      const answer$ = answerTo(change);
      return answer$.pipe(
        concatMap((answer) => {
          if (newest.get(lineId) === change) newest.delete(lineId);
          if (E.isRight(answer)) {
            state.show(answer.right, isPending);
            tellDone(change);
            cartChanged();
            return EMPTY;
          }
          const { left } = answer;
          if (left._tag === 'LineUnknown') {
            if (change._tag === 'Remove' && perhapsOut.delete(lineId))
              state.updateRow(lineId, (row) => ({ ...row, change: { _tag: 'Unanswered', what: 'Remove' } }));
            return read$.pipe(finalize(cartChanged));
          }
          if (left._tag === 'Unavailable' || left._tag === 'BadRequest' || left._tag === 'UnreadableResponse')
            return lookUp(change, left);
          if (change._tag !== 'ChangeAmount' || isFault(left)) {
            refuse(change, left);
            return EMPTY;
          }
          // The fund is not what the page took it for: the cart as it is now says what can be given.
          return concat(
            read$,
            defer(() => {
              refuse(change, left);
              return EMPTY;
            }),
          );
        }),
      );
    },
  };
};
