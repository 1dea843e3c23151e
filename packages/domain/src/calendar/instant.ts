import { option as O } from 'fp-ts';

/** A moment in UTC as `YYYY-MM-DDTHH:mm:ss.sssZ`, years 1970 to 9998 (so that its day has four digits of year in every zone); ordered as text. */
export type Instant = string & { readonly Instant: unique symbol };

/** The first moment that is too late, in milliseconds after 1970. */
const END = Date.UTC(9999, 0);

/** Written back, a moment that exists is the same text; 30 February and 24:00 are not. */
const isInstant = (text: string): text is Instant => {
  const date = new Date(text);
  return date.getTime() >= 0 && date.getTime() < END && date.toISOString() === text;
};

/** Reads a moment; none unless in the one spelling. */
export const parseInstant = (raw: string): O.Option<Instant> => O.fromPredicate(isInstant)(raw);

/** With seconds, without or with up to three digits of their fraction, in UTC. */
const SECONDS = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,3}))?Z$/;

/** Reads a moment as another system may write it: with whole seconds, or with a fraction of one to three digits; none unless in UTC, and one that exists. */
export const readInstant = (raw: string): O.Option<Instant> => {
  const [, seconds = '', fraction = ''] = SECONDS.exec(raw) ?? [];
  return parseInstant(`${seconds}.${fraction.padEnd(3, '0')}Z`);
};

/** The moment that many milliseconds after 1970 in UTC; none outside the years 1970 to 9998. */
export const instantAt = (milliseconds: number): O.Option<Instant> => {
  const date = new Date(milliseconds);
  return Number.isNaN(date.getTime()) ? O.none : parseInstant(date.toISOString());
};
