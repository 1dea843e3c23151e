/*
 * [STATE-03] An event is over from the day after it, as the calendar in the retailer's time zone counts days; on the day itself it is not.
 *
 * @example isPostEvent('2027-06-12', today({ now: () => instantOf('2027-06-13T04:59:59.999Z'), timeZone: 'America/Chicago' })) // => false
 */
import { type CalendarDay, calendarDayIn } from './calendar-day.ts';
import type { Instant } from './instant.ts';

/** The current time, and the time zone in which the retailer counts days (IANA name). */
export interface Clock {
  readonly now: () => Instant;
  readonly timeZone: string;
}

/** The calendar day now, where the retailer is. */
export const today = ({ now, timeZone }: Clock): CalendarDay => calendarDayIn(timeZone, now());

/** Whether the day of the event is over. */
export const isPostEvent = (eventDay: CalendarDay, todaysDay: CalendarDay): boolean => eventDay < todaysDay;
