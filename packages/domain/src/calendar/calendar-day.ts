import { option as O } from 'fp-ts';
import type { Instant } from './instant.ts';

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
