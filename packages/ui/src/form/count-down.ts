import { map, type Observable, type SchedulerLike, takeWhile, timer } from 'rxjs';

/**
 * Counts down from that many seconds, emitting each number down to 0 (AUTH-07). Uses the clock: a device that slept
 * meanwhile does not wait longer.
 */
export const countDown = (seconds: number, scheduler: SchedulerLike): Observable<number> => {
  const end = scheduler.now() + seconds * 1_000;
  return timer(0, 1_000, scheduler).pipe(
    map(() => Math.max(0, Math.ceil((end - scheduler.now()) / 1_000))),
    takeWhile((left) => left > 0, true),
  );
};
