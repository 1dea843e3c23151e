/*
 * [OVR-01] Says when a gift was given: just now, today, yesterday, or the day.
 *
 * @example relativeTime('2027-06-01T11:00:00.000Z', '2027-06-01T11:09:00.000Z', 'America/Chicago') // => { _tag: 'JustNow' }
 * @example relativeTime('2027-05-31T18:00:00.000Z', '2027-06-01T18:00:00.000Z', 'America/Chicago') // => { _tag: 'Yesterday' }
 */
import { type CalendarDay, calendarDayIn, daysToGo, type Instant } from '../calendar/index.ts';

/** When something was given, relative to now (OVR-01). */
export type RelativeTime =
  | { readonly _tag: 'JustNow' | 'Today' | 'Yesterday' }
  | { readonly _tag: 'Day'; readonly day: CalendarDay };

/** How long something counts as given "just now", in milliseconds. */
const JUST_NOW = 600_000;

/** How long ago that moment was, in that time zone (OVR-01). */
export const relativeTime = (givenAt: Instant, now: Instant, timeZone: string): RelativeTime => {
  if (Date.parse(now) - Date.parse(givenAt) <= JUST_NOW) return { _tag: 'JustNow' };
  const day = calendarDayIn(timeZone, givenAt);
  const nights = daysToGo(calendarDayIn(timeZone, now), day);
  if (nights === 0) return { _tag: 'Today' };
  return nights === 1 ? { _tag: 'Yesterday' } : { _tag: 'Day', day };
};
