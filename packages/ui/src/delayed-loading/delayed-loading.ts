import { connect, type MonoTypeOperatorFunction, map, merge, type SchedulerLike, takeUntil, timer } from 'rxjs';

/** In milliseconds: sooner answers show no loading state, so that nothing flashes. */
const SHOWN_AFTER = 200;

/** Emits `meanwhile` when no value came within 200 ms. */
export const delayedLoading = <A>(meanwhile: A, scheduler: SchedulerLike): MonoTypeOperatorFunction<A> =>
  connect((answer$) =>
    merge(
      answer$,
      timer(SHOWN_AFTER, scheduler).pipe(
        map(() => meanwhile),
        takeUntil(answer$),
      ),
    ),
  );
