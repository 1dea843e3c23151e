import { type CalendarDay, type Clock, calendarDayIn, today } from '@gift-registry/domain';
import { defer, filter, map, merge, type Observable, of, type SchedulerLike, share, tap, timer } from 'rxjs';

interface DayChangesDependencies {
  readonly clock: Clock;
  /** The time zone of the site, in which coupons end. */
  readonly timeZone: string;
  /** Whether the page is visible; emits the present state at once. */
  readonly isPageVisible$: Observable<boolean>;
  readonly scheduler: SchedulerLike;
}

const MINUTE = 60_000;

/**
 * Emits the retailer's day when a new day has begun there or in the site's time zone since creation or the last emission: on the full
 * minute, and when the page becomes visible again, because timers of a sleeping device may be late. A change that
 * happens without an observer is emitted to the next one.
 */
export const dayChanges = ({
  clock,
  timeZone,
  isPageVisible$,
  scheduler,
}: DayChangesDependencies): Observable<CalendarDay> => {
  // Events end by the retailer's calendar, coupons by the site's (STATE-03, COUP-02).
  const days = (): string => `${today(clock)} ${calendarDayIn(timeZone, clock.now())}`;
  let known = days();
  return defer(() =>
    merge(
      of(true),
      timer(MINUTE - (Date.parse(clock.now()) % MINUTE), MINUTE, scheduler),
      isPageVisible$.pipe(filter((isVisible) => isVisible)),
    ),
  ).pipe(
    filter(() => days() !== known),
    tap(() => {
      known = days();
    }),
    map(() => today(clock)),
    share(),
  );
};
