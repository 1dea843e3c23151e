import { function as F, option as O } from 'fp-ts';
import { type CalendarDay, wallClockIn } from './calendar-day.ts';
import { type Instant, instantAt } from './instant.ts';
import { RETAILER_TIME_ZONE } from './post-event.ts';

/** The moment at which a clock in that time zone shows the day and time, `HH:mm`; none outside the years of moments. A time that the clock skips or shows twice is an hour off at most. */
export const momentAt = (timeZone: string, day: CalendarDay, time: string): O.Option<Instant> => {
  const inUtc = Date.parse(`${day}T${time}:00Z`);
  /** As read off the clock at a guess, which is wrong by as much as the clock is off. */
  const corrected = (guess: Instant): O.Option<Instant> => {
    const shown = wallClockIn(timeZone, guess);
    return instantAt(Date.parse(guess) + inUtc - Date.parse(`${shown.day}T${shown.time}:00Z`));
  };
  return F.pipe(instantAt(inUtc), O.chain(corrected), O.chain(corrected));
};

/** At which time of the retailer's day the daily emails are due. */
const MORNING = '08:00';

/** The morning of a day, where the retailer is; the other moment at the end of the calendar. */
export const morningOf = (day: CalendarDay, otherwise: Instant): Instant =>
  O.getOrElse(() => otherwise)(momentAt(RETAILER_TIME_ZONE, day, MORNING));
