import { createState, type ObservableState } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { ignoreElements, NEVER, type Observable, type SchedulerLike, Subject, switchMap, tap, timer } from 'rxjs';

/** In milliseconds: how long a toast is shown unless it is held. */
const SHOWN_FOR = 4_000;

/** A toast that disappears after a while; one at a time. */
export interface TimedToast<Line> {
  readonly toast: ObservableState<
    O.Option<Line & { /** A number that differs for each toast. */ readonly number: number }>
  >;
  readonly show: (line: Line) => void;
  readonly dismiss: () => void;
  /** Keeps it while the pointer or the focus is on it. */
  readonly hold: (isHeld: boolean) => void;
  readonly effects$: Observable<never>;
}

/** Creates a toast that disappears after a while unless held. */
export const timedToast = <Line extends object>(scheduler: SchedulerLike): TimedToast<Line> => {
  const cell = createState<O.Option<Line & { readonly number: number }>>(O.none);
  const stays$ = new Subject<boolean>();
  let count = 0;
  const dismiss = (): void => cell.set(O.none);
  return {
    toast: cell,
    show: (line) => {
      count += 1;
      cell.set(O.some({ ...line, number: count }));
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
