import {
  type ArrivalState,
  type GiftId,
  type GiftsChange,
  giftCorrectionMessages,
  MOST_THANKS_AT_ONCE,
  thankYouPageMessages,
} from '@gift-registry/domain';
import { either as E, option as O, readonlyArray as RA } from 'fp-ts';
import { concatMap, defer, EMPTY, from, type Observable, type ObservableInput, tap } from 'rxjs';
import type { GiftsNotMarked, MarkStep } from './thanks-model.ts';
import { afterCorrection, afterWriting, rowsOf, type ThanksContext, type ThanksState } from './thanks-state.ts';

/** Gifts to be marked as thanked, or as not. */
export interface Marking {
  readonly ids: ReadonlyArray<GiftId>;
  readonly isThanked: boolean;
}

const stepping = (state: ThanksState, ids: ReadonlyArray<GiftId>, step: MarkStep): ThanksState['steps'] =>
  new Map([...state.steps, ...ids.map((id) => [id, step] as const)]);

/** The selected givers with gifts that are not marked as `isThanked` says. */
const leftSelected = (state: ThanksState, isThanked: boolean): ReadonlySet<GiftId> => {
  const left = new Set(rowsOf(state).flatMap((row) => (row.isThanked === isThanked ? [] : [row.giverId])));
  return new Set([...state.selected].filter((giverId) => left.has(giverId)));
};

/** Marks gifts that are not being marked already. Givers of gifts that fail stay selected, the others are deselected. */
export const markingGifts =
  ({ thanks, registry, log, state, change, grId }: ThanksContext, readAgain: () => void) =>
  ({ ids: requested, isThanked }: Marking): Observable<unknown> =>
    defer(() => {
      const number = grId();
      const ids = requested.filter((id) => state.value.steps.get(id) !== 'marking');
      if (O.isNone(number) || ids.length === 0) return EMPTY;

      const refuse = (some: ReadonlyArray<GiftId>, reason: GiftsNotMarked): void => {
        log.write({ level: 'warning', tag: 'gifts.mark-failed', data: { reason: reason._tag, gifts: some.length } })();
        change((current) => ({
          ...current,
          steps: stepping(current, some, 'not-marked'),
          problem: O.some({ count: some.length, reason }),
        }));
        if (reason._tag === 'GiftUnknown') readAgain();
      };

      change((current) => ({
        ...current,
        steps: stepping(current, ids, 'marking'),
        problem: O.none,
        announcement: '',
      }));
      return from(RA.chunksOf(MOST_THANKS_AT_ONCE)(ids)).pipe(
        concatMap((some) =>
          defer(thanks.markThanked(number.value, some, isThanked)).pipe(
            tap((answer) => {
              if (E.isLeft(answer)) return refuse(some, answer.left);
              change((current) => {
                const marked = afterWriting(current, answer.right, (row, mark) => ({
                  ...row,
                  isThanked: mark.isThanked,
                }));
                return {
                  ...marked,
                  steps: stepping(current, some, 'idle'),
                  selected: leftSelected(marked, isThanked),
                  announcement: thankYouPageMessages.marked(some.length, isThanked),
                };
              });
              registry.fold(answer.right.patch);
            }),
          ),
        ),
      );
    });

/** Gifts to be confirmed, or no longer. */
export interface Confirming {
  readonly _tag: 'Confirming';
  readonly ids: ReadonlyArray<GiftId>;
  readonly isConfirmed: boolean;
}

/** Gifts of which owners say that they came (GIFT-01). */
export interface Arriving {
  readonly _tag: 'Arriving';
  readonly ids: ReadonlyArray<GiftId>;
  readonly state: ArrivalState;
}

const withIds = (before: ReadonlySet<GiftId>, ids: ReadonlyArray<GiftId>, isIn: boolean): ReadonlySet<GiftId> =>
  new Set([...[...before].filter((id) => !ids.includes(id)), ...(isIn ? ids : [])]);

/** Confirms gifts, or says that they came, unless that is being done already. */
export const confirmingGifts =
  ({ thanks, registry, log, state, change, grId, newKey }: ThanksContext, readAgain: () => void) =>
  (wish: Confirming | Arriving): Observable<unknown> =>
    defer(() => {
      const number = grId();
      const ids = wish.ids.filter((id) => !state.value.confirming.has(id));
      if (O.isNone(number) || ids.length === 0) return EMPTY;
      change((current) => ({ ...current, confirming: withIds(current.confirming, ids, true), problem: O.none }));
      const call: () => ObservableInput<E.Either<GiftsNotMarked, GiftsChange>> =
        wish._tag === 'Confirming'
          ? thanks.confirmGifts(number.value, ids, wish.isConfirmed)
          : thanks.markArrived(number.value, ids, wish.state, newKey());
      return defer(call).pipe(
        tap((answer) => {
          change((current) => ({ ...current, confirming: withIds(current.confirming, ids, false) }));
          if (E.isLeft(answer)) {
            const { left: reason } = answer;
            log.write({ level: 'warning', tag: 'gifts.confirm-failed', data: { reason: reason._tag } })();
            change((current) => ({ ...current, problem: O.some({ count: ids.length, reason }) }));
            if (reason._tag === 'GiftUnknown') readAgain();
            return;
          }
          const { confirmed, unconfirmedAgain, arrivalSaved } = giftCorrectionMessages;
          change((current) => ({
            ...afterCorrection(
              current,
              answer.right,
              wish._tag === 'Arriving'
                ? arrivalSaved(wish.state)
                : wish.isConfirmed
                  ? confirmed(ids.length)
                  : unconfirmedAgain,
            ),
            justConfirmed:
              wish._tag === 'Arriving' ? current.justConfirmed : withIds(current.justConfirmed, ids, wish.isConfirmed),
          }));
          registry.fold(answer.right.patch);
        }),
      );
    });
