import { type Live, liveCell } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { ignoreElements, NEVER, type Observable, type SchedulerLike, Subject, switchMap, tap, timer } from 'rxjs';
import type { Giving } from './contribution-state.ts';

/** How long the line stays when nobody looks at it closer, in milliseconds. */
const TOAST_SHOWN_FOR = 10_000;

/** What went into the cart while its dialog was not there to say so. */
export interface ContributionLine extends Giving {
  /** Another one for each line. */
  readonly number: number;
  /** What it goes to. */
  readonly name: string;
}

/** The line that says so; one at a time. */
export interface ContributionToasts {
  readonly toast: Live<O.Option<ContributionLine>>;
  readonly say: (line: Omit<ContributionLine, 'number'>) => void;
  readonly dismiss: () => void;
  /** It stays as long as somebody is at it. */
  readonly hold: (isHeld: boolean) => void;
  readonly work$: Observable<never>;
}

/** Lines that go away by themselves, unless somebody is at them. */
export const contributionToasts = (scheduler: SchedulerLike): ContributionToasts => {
  const cell = liveCell<O.Option<ContributionLine>>(O.none);
  const stays$ = new Subject<boolean>();
  let count = 0;
  const dismiss = (): void => cell.set(O.none);
  return {
    toast: cell,
    say: (line) => {
      count += 1;
      cell.set(O.some({ ...line, number: count }));
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
