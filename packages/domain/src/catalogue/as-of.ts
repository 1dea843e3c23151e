/*
 * [STOCK-01] Calls on products and their stock may overtake each other on their way. One that carries the time as of which it speaks loses against what is known as of a later one; one that carries none speaks as of its arrival, except that a listing then leaves the time as of which the stock is known.
 *
 * @example isOutdated(O.some(instantOf('2027-06-01T11:00:00.000Z')), O.some(instantOf('2027-06-01T11:00:01.000Z'))) // => true
 * @example isTooFarAhead(instantOf('2027-06-01T11:05:00.001Z'), instantOf('2027-06-01T11:00:00.000Z')) // => true
 */
import { option as O } from 'fp-ts';
import type { Instant } from '../calendar/index.ts';

/** The clocks of two systems may differ by that, in milliseconds. */
const CLOCK_SKEW = 300_000;

/** Whether more recent data than that of the call is known. */
export const isOutdated = (asOf: O.Option<Instant>, known: O.Option<Instant>): boolean =>
  O.isSome(asOf) && O.isSome(known) && asOf.value < known.value;

/** The time as of which data is known once a call that is not outdated was taken. */
export const knownAsOf = (asOf: O.Option<Instant>, known: O.Option<Instant>, now: Instant): Instant => {
  if (O.isSome(asOf)) return asOf.value;
  return O.isSome(known) && known.value > now ? known.value : now;
};

/** Whether the time of a call is too far in the future to be believed. */
export const isTooFarAhead = (asOf: Instant, now: Instant): boolean => Date.parse(asOf) - Date.parse(now) > CLOCK_SKEW;
