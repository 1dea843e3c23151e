/*
 * [OVR-01] How many more nights until the event; none on its day and none afterwards.
 *
 * @example daysToGo('2027-06-12', '2027-06-10') // => 2
 */
import type { CalendarDay } from './calendar-day.ts';

const DAY_IN_MILLISECONDS = 86_400_000;

const midnight = (day: CalendarDay): number => Date.parse(`${day}T00:00:00Z`);

/** Whole days from today to the event, zero or more. */
export const daysToGo = (eventDay: CalendarDay, todaysDay: CalendarDay): number =>
  Math.max(0, (midnight(eventDay) - midnight(todaysDay)) / DAY_IN_MILLISECONDS);
