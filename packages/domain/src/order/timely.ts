/*
 * [CART-06] What a commerce back end signed counts for five minutes: a message that somebody caught and sends later is worth nothing, and clocks may differ a little.
 *
 * @example isTimely(instantOf('2027-06-01T12:00:00.000Z'), instantOf('2027-06-01T12:05:00.001Z')) // => false
 */
import type { Instant } from '../calendar/index.ts';

/** How far a moment may be from now, in seconds. */
const TIMELY_SECONDS = 300;

/** Whether the moment is close enough to now, before or after. */
export const isTimely = (moment: Instant, now: Instant): boolean =>
  Math.abs(Date.parse(now) - Date.parse(moment)) <= TIMELY_SECONDS * 1_000;
