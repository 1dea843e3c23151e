/*
 * [COUP-02] A day ends at different moments in different time zones: where the reader's is another one than that of the day, the zone is said with it.
 *
 * @example zoneNameFor('America/Chicago', O.some('Europe/Paris'), dayOf('2027-07-03')) // => O.some('Central Time')
 * @example zoneNameFor('America/Chicago', O.some('America/Winnipeg'), dayOf('2027-07-03')) // => O.none
 */
import { option as O } from 'fp-ts';
import { addDays, type CalendarDay } from './calendar-day.ts';
import type { Instant } from './instant.ts';
import { instantInZone } from './instant-in-zone.ts';

const endOf = (timeZone: string, day: CalendarDay): O.Option<Instant> =>
  instantInZone(timeZone, addDays(day, 1), '00:00');

const nameOf = (timeZone: string): string => {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts(0);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
};

/** The name of the day's time zone if the day ends at another moment where the reader is; time zones are IANA names. */
export const zoneNameFor = (timeZone: string, reader: O.Option<string>, day: CalendarDay): O.Option<string> => {
  const end = endOf(timeZone, day);
  const isSame =
    O.isSome(reader) && O.isSome(end) && O.elem({ equals: (a, b) => a === b })(end.value)(endOf(reader.value, day));
  return isSame ? O.none : O.some(nameOf(timeZone));
};
