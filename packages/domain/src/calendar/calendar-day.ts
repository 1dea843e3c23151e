import { option as O } from 'fp-ts';
import type { Instant } from './instant.ts';

/** A day of the calendar without time or zone, `YYYY-MM-DD`; ordered as text. */
export type CalendarDay = string & { readonly CalendarDay: unique symbol };

/** Written back, a day that exists is the same text; 30 February is not. A year of more than four digits has a sign in front. */
const isCalendarDay = (text: string): text is CalendarDay => {
  const midnight = `${text}T00:00:00.000Z`;
  const date = new Date(midnight);
  return /^\d/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString() === midnight;
};

/** Reads `YYYY-MM-DD`; none when it is not a day that exists. */
export const parseCalendarDay = (raw: string): O.Option<CalendarDay> => O.fromPredicate(isCalendarDay)(raw);

/** Formats by time zone: making one takes many times as long as using it. */
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
  });
  formats.set(timeZone, format);
  return format;
};

/** The calendar day that a clock on the wall of that time zone (a valid IANA name) shows at the moment. */
export const calendarDayIn = (timeZone: string, moment: Instant): CalendarDay => {
  const parts = formatIn(timeZone).formatToParts(new Date(moment));
  const part = (type: 'year' | 'month' | 'day') => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}` as CalendarDay;
};
