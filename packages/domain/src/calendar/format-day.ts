/*
 * [PAGE-11] The day of the event reads the same to everyone, wherever they are: month, day without a leading zero, year.
 *
 * @example formatDay('2027-06-02') // => 'Jun 2, 2027'
 */
import type { CalendarDay } from './calendar-day.ts';

/** Indexed by month; the first is January. */
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** The day as `MMM D, YYYY`. */
export const formatDay = (day: CalendarDay): string =>
  `${MONTHS[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8))}, ${day.slice(0, 4)}`;

/** A range of two days without years, with the month once if it is the same: `Nov 27 – Dec 1`, `Nov 24 – 25`. */
export const formatDayRange = (from: CalendarDay, to: CalendarDay): string => {
  const [first, last] = [from, to].map((day) => formatDay(day).replace(/,.*/, ''));
  if (from === to) return `${first}`;
  return from.slice(0, 7) === to.slice(0, 7) ? `${first} – ${Number(to.slice(8))}` : `${first} – ${last}`;
};
