import { option as O } from 'fp-ts';

/** A moment in UTC as `YYYY-MM-DDTHH:mm:ss.sssZ`, years 1970 to 9998 (so that its day has a four-digit year in every time zone); sorts as text. */
export type Instant = string & { readonly Instant: unique symbol };

/** The first moment out of range, in milliseconds since 1970. */
const END = Date.UTC(9999, 0);

/** Formatting an existing moment again gives the same text; 30 February and 24:00 do not. */
const isInstant = (text: string): text is Instant => {
  const date = new Date(text);
  return date.getTime() >= 0 && date.getTime() < END && date.toISOString() === text;
};

/** Parses a moment; `none` unless it has exactly the form of an `Instant`. */
export const parseInstant = (raw: string): O.Option<Instant> => O.fromPredicate(isInstant)(raw);

/** UTC, in whole seconds or with up to three decimals. */
const SECONDS = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,3}))?Z$/;

/** Parses a moment as other systems write it, in whole seconds or with one to three decimals; `none` unless it exists and is in UTC. */
export const readInstant = (raw: string): O.Option<Instant> => {
  const [, seconds = '', fraction = ''] = SECONDS.exec(raw) ?? [];
  return parseInstant(`${seconds}.${fraction.padEnd(3, '0')}Z`);
};

/** The moment that many milliseconds after 1970 in UTC; `none` outside the years 1970 to 9998. */
export const instantAt = (milliseconds: number): O.Option<Instant> => {
  const date = new Date(milliseconds);
  return Number.isNaN(date.getTime()) ? O.none : parseInstant(date.toISOString());
};
