/*
 * [HOME-01] [SET-01] An event is today or later, and at most ten years ahead; for a new registry and for a changed day.
 *
 * @example eventDayProblem(dayOf('2027-05-31'), dayOf('2027-06-01')) // => O.some('past')
 * @example eventDayProblem(dayOf('2037-06-02'), dayOf('2027-06-01')) // => O.some('tooFar')
 */
import { option as O } from 'fp-ts';
import { type CalendarDay, isPostEvent } from '../calendar/index.ts';

/** Why a day is refused as an event's date. */
export type EventDayProblem = 'past' | 'tooFar';

/** The maximum number of years until an event. */
export const MOST_YEARS_AHEAD = 10;

/** The last allowed day of an event; 29 February may not exist in that year, but the text is only used for comparing. */
export const latestEventDay = (today: CalendarDay): string =>
  `${Number(today.slice(0, 4)) + MOST_YEARS_AHEAD}${today.slice(4)}`;

/** Why an event planned today cannot be on that day; `none` when it can. */
export const eventDayProblem = (day: CalendarDay, today: CalendarDay): O.Option<EventDayProblem> => {
  if (isPostEvent(day, today)) return O.some('past');
  return day > latestEventDay(today) ? O.some('tooFar') : O.none;
};
