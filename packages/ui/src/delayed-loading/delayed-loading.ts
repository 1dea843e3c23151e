import { connect, type MonoTypeOperatorFunction, map, merge, type SchedulerLike, takeUntil, timer } from 'rxjs';

/** How long nothing is said of waiting, in milliseconds: a quick answer does not flash. */
const PATIENCE = 200;

/** Says `meanwhile` when no answer has come for a while. */
export const delayedLoading = <A>(meanwhile: A, scheduler: SchedulerLike): MonoTypeOperatorFunction<A> =>
  connect((answer$) =>
    merge(
      answer$,
      timer(PATIENCE, scheduler).pipe(
        map(() => meanwhile),
        takeUntil(answer$),
      ),
    ),
  );
