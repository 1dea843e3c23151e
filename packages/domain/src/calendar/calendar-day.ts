import { type eq as Eq, function as F, option as O, string as S } from 'fp-ts';
import type { Language } from '../language/index.ts';
import { type Instant, instantAt } from './instant.ts';

/** A calendar day without time or time zone, `YYYY-MM-DD`, from the year 1000 on; sorts as text. */
export type CalendarDay = string & { readonly CalendarDay: unique symbol };

/** Formatting an existing day again gives the same text; 30 February does not. A year has four digits: 0027 and 20276 are years half typed, or typed too long (PAGE-19). */
const isCalendarDay = (text: string): text is CalendarDay => {
  const midnight = `${text}T00:00:00.000Z`;
  const date = new Date(midnight);
  return /^[1-9]\d{3}-/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString() === midnight;
};

/** Parses `YYYY-MM-DD`; `none` when the day does not exist, or the year has not four digits. */
export const parseCalendarDay = (raw: string): O.Option<CalendarDay> => O.fromPredicate(isCalendarDay)(raw);

/** The day that many days later, or earlier if negative; the same day if the result is outside the calendar. */
export const addDays = (day: CalendarDay, days: number): CalendarDay => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return Number.isNaN(date.getTime()) ? day : O.getOrElse(() => day)(parseCalendarDay(date.toISOString().slice(0, 10)));
};

/** The day of the week: 0 is Sunday. */
export const weekdayOf = (day: CalendarDay): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** Formatters by time zone, cached because creating one takes many times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

const formatIn = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(timeZone, format);
  return format;
};

/** The local day and time, `HH:mm`, in that time zone (a valid IANA name) at that moment. */
export const wallClockIn = (
  timeZone: string,
  moment: Instant,
): { readonly day: CalendarDay; readonly time: string } => {
  const parts = formatIn(timeZone).formatToParts(new Date(moment));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return {
    day: `${part('year')}-${part('month')}-${part('day')}` as CalendarDay,
    time: `${part('hour')}:${part('minute')}`,
  };
};

/** The calendar day in that time zone at that moment. */
export const calendarDayIn = (timeZone: string, moment: Instant): CalendarDay => wallClockIn(timeZone, moment).day;

/*
 * [OVR-01] How many more nights until the event; none on its day and none afterwards.
 *
 * @example daysToGo('2027-06-12', '2027-06-10') // => 2
 */

const DAY_IN_MILLISECONDS = 86_400_000;

const midnight = (day: CalendarDay): number => Date.parse(`${day}T00:00:00Z`);

/** Whole days from one day to another; negative when that is earlier. */
export const daysBetween = (from: CalendarDay, to: CalendarDay): number =>
  (midnight(to) - midnight(from)) / DAY_IN_MILLISECONDS;

/** Whole days from today to the event, zero or more. */
export const daysToGo = (eventDay: CalendarDay, todaysDay: CalendarDay): number =>
  Math.max(0, daysBetween(todaysDay, eventDay));

/*
 * [STATE-03] [EVENT-01] An event is over from the day after it, as the calendar in the retailer's time zone counts days; on the day itself it is not, nor while it has no date.
 *
 * @example isPostEvent(O.some('2027-06-12'), today({ now: () => instantOf('2027-06-13T04:59:59.999Z'), timeZone: 'America/Chicago' })) // => false
 */

/** The current time, and the time zone in which the retailer counts days (IANA name). */
export interface Clock {
  readonly now: () => Instant;
  readonly timeZone: string;
}

/** The calendar day now, where the retailer is. */
export const today = ({ now, timeZone }: Clock): CalendarDay => calendarDayIn(timeZone, now());

/** Whether the day of the event is over; `none` while it has no date. */
export const isPostEvent = (eventDay: O.Option<CalendarDay>, todaysDay: CalendarDay): boolean =>
  O.exists((day: CalendarDay) => day < todaysDay)(eventDay);

/** Whether the day of the event is still to come, also while it has no date. */
export const isBeforeEvent = (eventDay: O.Option<CalendarDay>, todaysDay: CalendarDay): boolean =>
  O.isNone(eventDay) || todaysDay < eventDay.value;

/** Whether two dates of an event are the same. */
export const sameEventDay: Eq.Eq<O.Option<CalendarDay>> = O.getEq(S.Eq);

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

/*
 * [COUP-02] A day ends at different moments in different time zones: where the reader's is another one than that of the day, the zone is said with it.
 *
 * @example zoneNameFor('America/Chicago', O.some('Europe/Paris'), dayOf('2027-07-03')) // => O.some('Central Time')
 * @example zoneNameFor('America/Chicago', O.some('America/Winnipeg'), dayOf('2027-07-03')) // => O.none
 */

const endOf = (timeZone: string, day: CalendarDay): O.Option<Instant> =>
  instantInZone(timeZone, addDays(day, 1), '00:00');

const nameOf = (timeZone: string, language: Language): string => {
  const parts = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(0);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
};

/** The name of the day's time zone in that language if the day ends at another moment where the reader is; time zones are IANA names. */
export const zoneNameFor = (
  timeZone: string,
  reader: O.Option<string>,
  day: CalendarDay,
  language: Language = 'en',
): O.Option<string> => {
  const end = endOf(timeZone, day);
  const isSame =
    O.isSome(reader) && O.isSome(end) && O.elem({ equals: (a, b) => a === b })(end.value)(endOf(reader.value, day));
  return isSame ? O.none : O.some(nameOf(timeZone, language));
};
