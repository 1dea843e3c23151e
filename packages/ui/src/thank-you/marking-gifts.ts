import { type GiftId, THANKS_AT_ONCE, thankYouPageMessages } from '@gift-registry/domain';
import { either as E, option as O, readonlyArray as RA } from 'fp-ts';
import { concatMap, defer, EMPTY, from, type Observable, tap } from 'rxjs';
import type { ThanksDesk } from './thanks-desk.ts';
import type { MarkStep } from './thanks-model.ts';
import type { GiftsNotMarked } from './thanks-source.ts';
import { afterWriting, type ThanksState } from './thanks-state.ts';

/** Gifts that shall be marked as thanked for, or as not. */
export interface Marking {
  readonly ids: ReadonlyArray<GiftId>;
  readonly isThanked: boolean;
  /** Selected with them, and so already. */
  readonly alreadySo: ReadonlyArray<GiftId>;
}

const stepping = (state: ThanksState, ids: ReadonlyArray<GiftId>, step: MarkStep): ThanksState['steps'] =>
  new Map([...state.steps, ...ids.map((id) => [id, step] as const)]);

/** Marks gifts, each of them pending meanwhile, and done or not marked afterwards; one that is being marked waits for nothing else. What is not marked stays selected; all else that was asked about does not, so that pressing again cannot undo it. */
export const markingGifts =
  ({ source, registry, log, state, change, grId }: ThanksDesk, readAgain: () => void) =>
  ({ ids: asked, isThanked, alreadySo }: Marking): Observable<unknown> =>
    defer(() => {
      const number = grId();
      const ids = asked.filter((id) => state.value.steps.get(id) !== 'marking');
      if (O.isNone(number) || ids.length === 0) return EMPTY;

      const refuse = (some: ReadonlyArray<GiftId>, reason: GiftsNotMarked): void => {
        log.write({ level: 'warning', tag: 'gifts-not-marked', data: { reason: reason._tag, gifts: some.length } })();
        change((its) => ({
          ...its,
          steps: stepping(its, some, 'not-marked'),
          problem: O.some({ count: some.length, reason }),
        }));
        if (reason._tag === 'GiftUnknown') readAgain();
      };

      change((its) => ({ ...its, steps: stepping(its, ids, 'marking'), problem: O.none, said: '' }));
      return from(RA.chunksOf(THANKS_AT_ONCE)(ids)).pipe(
        concatMap((some) =>
          source.mark(number.value, some, isThanked).pipe(
            tap((answer) => {
              if (E.isLeft(answer)) return refuse(some, answer.left);
              const done = new Set<GiftId>([...some, ...alreadySo]);
              change((its) => ({
                ...afterWriting(its, answer.right, (row, mark) => ({ ...row, isThanked: mark.isThanked })),
                steps: stepping(its, some, 'idle'),
                selected: new Set([...its.selected].filter((id) => !done.has(id))),
                said: thankYouPageMessages.marked(some.length, isThanked),
              }));
              registry.fold(answer.right.patch);
            }),
          ),
        ),
      );
    });
