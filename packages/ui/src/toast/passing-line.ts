import { createState, type ObservableState } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { ignoreElements, NEVER, type Observable, type SchedulerLike, Subject, switchMap, tap, timer } from 'rxjs';

/** How long a line stays when nobody looks at it closer, in milliseconds. */
const SHOWN_FOR = 10_000;

/** A line that says what was done; one at a time. */
export interface PassingLine<Said> {
  readonly toast: ObservableState<O.Option<Said & { /** Another one for each line. */ readonly number: number }>>;
  readonly say: (said: Said) => void;
  readonly dismiss: () => void;
  /** It stays as long as somebody is at it. */
  readonly hold: (isHeld: boolean) => void;
  readonly effects$: Observable<never>;
}

/** A line that goes away by itself, unless somebody is at it. */
export const passingLine = <Said extends object>(scheduler: SchedulerLike): PassingLine<Said> => {
  const cell = createState<O.Option<Said & { readonly number: number }>>(O.none);
  const stays$ = new Subject<boolean>();
  let count = 0;
  const dismiss = (): void => cell.set(O.none);
  return {
    toast: cell,
    say: (said) => {
      count += 1;
      cell.set(O.some({ ...said, number: count }));
      stays$.next(false);
    },
    dismiss,
    hold: (isHeld) => stays$.next(isHeld),
    effects$: stays$.pipe(
      switchMap((isHeld) => (isHeld ? NEVER : timer(SHOWN_FOR, scheduler))),
      tap(dismiss),
      ignoreElements(),
    ),
  };
};
