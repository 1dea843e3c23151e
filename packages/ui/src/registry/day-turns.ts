import { type CalendarDay, type Clock, calendarDayIn, type Instant, today } from '@gift-registry/domain';
import { defer, filter, map, merge, type Observable, of, type SchedulerLike, share, tap, timer } from 'rxjs';

/** What tells a page that another day has begun. */
export interface DayTurnsParts {
  readonly clock: Clock;
  /** Whether the page can be seen; says the present state at once. */
  readonly isPageVisible$: Observable<boolean>;
  readonly scheduler: SchedulerLike;
}

const MINUTE = 60_000;

/** Events are over by the house's calendar, coupons by that of UTC (STATE-03, COUP-02). */
const daysAt = (now: Instant): string => `${today(now)} ${calendarDayIn('UTC', now)}`;

/**
 * Emits the house's day when another one has begun there or in UTC since it was made or last emitted: at the full minute, and when the page is seen again, because a device that
 * slept may keep its timers waiting. What nobody observed is emitted to the next observer.
 */
export const dayTurns = ({ clock, isPageVisible$, scheduler }: DayTurnsParts): Observable<CalendarDay> => {
  let known = daysAt(clock.now());
  return defer(() =>
    merge(
      of(true),
      timer(MINUTE - (Date.parse(clock.now()) % MINUTE), MINUTE, scheduler),
      isPageVisible$.pipe(filter((isVisible) => isVisible)),
    ),
  ).pipe(
    map(clock.now),
    filter((now) => daysAt(now) !== known),
    tap((now) => {
      known = daysAt(now);
    }),
    map(today),
    share(),
  );
};
