/*
 * [STATE-03] An event is over from the day after it, as the calendar in the retailer's time zone counts days; on the day itself it is not.
 *
 * @example isPostEvent('2027-06-12', today('2027-06-13T04:59:59.999Z')) // => false
 */
import { type CalendarDay, calendarDayIn } from './calendar-day.ts';
import type { Instant } from './instant.ts';

/** The retailer's time zone, in which the days of events are counted (IANA name). */
export const RETAILER_TIME_ZONE = 'America/Chicago';

/** The calendar day in the retailer's time zone at that moment. */
export const today = (now: Instant): CalendarDay => calendarDayIn(RETAILER_TIME_ZONE, now);

/** Whether the day of the event is over. */
export const isPostEvent = (eventDay: CalendarDay, todaysDay: CalendarDay): boolean => eventDay < todaysDay;
