import type { CartView, Cents, ContributionChangeRefusal, Fault, LineId, LineRefusal } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { concat, concatMap, defer, EMPTY, finalize, ignoreElements, type Observable, tap } from 'rxjs';
import type { RowChange, RowNotice } from './cart-model.ts';
import type { CartSource } from './cart-source.ts';
import type { CartState } from './cart-state.ts';
import type { ShowCart } from './order-recovery.ts';

/** A change of one line that a guest requests. */
export type LineChange =
  | { readonly _tag: 'ChangeQuantity'; readonly lineId: LineId; readonly quantity: number }
  /** Sets a contribution to that many cents. */
  | { readonly _tag: 'ChangeAmount'; readonly lineId: LineId; readonly amount: Cents }
  | { readonly _tag: 'Ship'; readonly lineId: LineId }
  | { readonly _tag: 'Remove'; readonly lineId: LineId };

/**
 * The change that lowers a line to what is still needed: a smaller quantity, a smaller amount, or removal; undefined
 * when there is nothing to lower.
 */
export const lowering = (lineId: LineId, notice: RowNotice | undefined): LineChange | undefined => {
  if (notice?._tag === 'TooMuch')
    return notice.missing > 0 ? { _tag: 'ChangeAmount', lineId, amount: notice.missing } : undefined;
  if (notice === undefined || !('remaining' in notice)) return undefined;
  return notice.remaining === 0
    ? { _tag: 'Remove', lineId }
    : { _tag: 'ChangeQuantity', lineId, quantity: notice.remaining };
};

type Reason = LineRefusal | ContributionChangeRefusal | Fault;

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

const isUnanswered = (reason: Reason): reason is Exclude<Fault, { readonly _tag: 'TooManyRequests' }> =>
  reason._tag === 'Unavailable' || reason._tag === 'BadRequest' || reason._tag === 'UnreadableResponse';

/** The changes of lines that have no answer yet. */
interface LineChanges {
  /** Takes note of a change; it replaces an older one of the same line that was not sent yet. */
  readonly ask: (change: LineChange) => void;
  /** Sends a change unless a newer one of its line was requested; an older answer never undoes a newer request. */
  readonly send: (change: LineChange) => Observable<unknown>;
  readonly isPending: (lineId: LineId) => boolean;
  readonly isAnyPending: () => boolean;
  /** Reads the whole cart. */
  readonly read$: Observable<unknown>;
}

interface LineChangesDependencies {
  readonly source: CartSource;
  readonly state: CartState;
  readonly showRead: ShowCart;
  readonly cartChanged: () => void;
  /** Called after every cart that was read. */
  readonly expectedCart: () => void;
}

/** Changes lines over a source and shows the results in the state. */
export const lineChanges = ({
  source,
  state,
  showRead,
  cartChanged,
  expectedCart,
}: LineChangesDependencies): LineChanges => {
  const newest = new Map<LineId, LineChange>();
  /** Lines whose removal is unconfirmed. */
  const perhapsRemoved = new Set<LineId>();
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

  /** Shows the line with the outcome of its change; an order that waited for the line is not sent. A newer change of the line shows its own result. */
  const revert = (lineId: LineId, change: RowChange): void => {
    if (isPending(lineId)) return;
    state.updateRow(lineId, (row) => ({ ...row, text: String(row.line.quantity), change }));
    if (state.isPlacing()) state.updateCheckout({ isPlacing: false, problem: O.some({ _tag: 'LinesNotChanged' }) });
  };
  const fail = ({ lineId, _tag: what }: LineChange, reason: Reason): void =>
    revert(lineId, { _tag: 'Failed', what, reason });

  const showMade = ({ lineId, _tag }: LineChange): void => {
    if (_tag === 'ChangeAmount') {
      state.updateRow(lineId, (row) => ({ ...row, amount: O.none }));
      state.focusLine(lineId);
    }
    if (_tag === 'Ship' && !isPending(lineId)) state.markShipped(lineId);
    cartChanged();
  };

  /** Reads the cart after a change without an answer, which may have taken effect (CART-05): the cart's content decides. */
  const lookUp = (change: LineChange, fault: Fault): Observable<unknown> => {
    const { lineId, _tag: what } = change;
    if (isPending(lineId)) return EMPTY;
    state.updateRow(lineId, (row) => ({ ...row, change: { _tag: 'Unanswered', what } }));
    return source.read$.pipe(
      concatMap((answer) => {
        if (E.isLeft(answer)) {
          if (what === 'Remove' && !isPending(lineId)) perhapsRemoved.add(lineId);
          revert(lineId, { _tag: 'Unconfirmed', what });
          return EMPTY;
        }
        const cart = answer.right;
        expectedCart();
        return showRead(cart, isPending).pipe(
          ignoreElements(),
          tap({ complete: () => (isMade(change, cart) ? showMade(change) : fail(change, fault)) }),
        );
      }),
    );
  };

  const answerTo = (change: LineChange): Observable<E.Either<Reason, CartView>> => {
    switch (change._tag) {
      case 'ChangeQuantity':
        return source.changeQuantity(change.lineId, change.quantity);
      case 'ChangeAmount':
        return source.changeContribution(change.lineId, change.amount);
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
      return answerTo(change).pipe(
        concatMap((answer) => {
          if (newest.get(lineId) === change) newest.delete(lineId);
          if (E.isRight(answer)) {
            state.show(answer.right, isPending);
            showMade(change);
            return EMPTY;
          }
          const { left: reason } = answer;
          if (reason._tag === 'LineUnknown') {
            if (change._tag === 'Remove' && perhapsRemoved.delete(lineId))
              state.updateRow(lineId, (row) => ({ ...row, change: { _tag: 'Unanswered', what: 'Remove' } }));
            return read$.pipe(finalize(cartChanged));
          }
          if (isUnanswered(reason)) return lookUp(change, reason);
          const failed$ = defer(() => {
            fail(change, reason);
            return EMPTY;
          });
          // A refused amount means that the fund has changed: the cart is read first.
          return change._tag === 'ChangeAmount' && reason._tag !== 'TooManyRequests' ? concat(read$, failed$) : failed$;
        }),
      );
    },
  };
};
