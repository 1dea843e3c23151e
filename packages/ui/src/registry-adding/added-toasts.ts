import { type Live, liveCell } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { ignoreElements, NEVER, type Observable, type SchedulerLike, Subject, switchMap, tap, timer } from 'rxjs';
import type { AddedLine, Addition } from './adding-model.ts';

/** How long the line stays when nobody looks at it closer, in milliseconds. */
const TOAST_SHOWN_FOR = 10_000;

/** The line that says what was added; one at a time. */
export interface AddedToasts {
  readonly toast: Live<O.Option<AddedLine>>;
  readonly say: (addition: Addition) => void;
  readonly dismiss: () => void;
  /** It stays as long as somebody is at it. */
  readonly hold: (isHeld: boolean) => void;
  readonly work$: Observable<never>;
}

/** Lines that go away by themselves, unless somebody is at them. */
export const addedToasts = (scheduler: SchedulerLike): AddedToasts => {
  const cell = liveCell<O.Option<AddedLine>>(O.none);
  const stays$ = new Subject<boolean>();
  let count = 0;
  const dismiss = (): void => cell.set(O.none);
  return {
    toast: cell,
    say: (addition) => {
      count += 1;
      cell.set(O.some({ number: count, addition }));
      stays$.next(false);
    },
    dismiss,
    hold: (isHeld) => stays$.next(isHeld),
    work$: stays$.pipe(
      switchMap((isHeld) => (isHeld ? NEVER : timer(TOAST_SHOWN_FOR, scheduler))),
      tap(dismiss),
      ignoreElements(),
    ),
  };
};
