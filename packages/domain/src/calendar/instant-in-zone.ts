import { function as F, option as O } from 'fp-ts';
import { type CalendarDay, wallClockIn } from './calendar-day.ts';
import { type Instant, instantAt } from './instant.ts';

/**
 * The moment of a local day and time, `HH:mm`, in that time zone; `none` outside the years of `Instant`. A local time
 * that is skipped or repeated by a clock change is off by at most an hour.
 */
export const instantInZone = (timeZone: string, day: CalendarDay, time: string): O.Option<Instant> => {
  const inUtc = Date.parse(`${day}T${time}:00Z`);
  /** Shifts a first guess by the difference between the local time it shows and the wanted one. */
  const corrected = (guess: Instant): O.Option<Instant> => {
    const shown = wallClockIn(timeZone, guess);
    return instantAt(Date.parse(guess) + inUtc - Date.parse(`${shown.day}T${shown.time}:00Z`));
  };
  return F.pipe(instantAt(inUtc), O.chain(corrected), O.chain(corrected));
};

/** The retailer's local time at which daily emails are due. */
const MORNING = '08:00';

/** The morning of a day in the retailer's time zone; `otherwise` at the end of the calendar. */
export const morningOf = (timeZone: string, day: CalendarDay, otherwise: Instant): Instant =>
  O.getOrElse(() => otherwise)(instantInZone(timeZone, day, MORNING));
