/*
 * [AUTH-06] An email that cannot be sent is tried again, less and less often, for about a day; then it is given up.
 *
 * @example nextAttempt(1, instantOf('2027-06-01T11:00:00.000Z')) // => O.some('2027-06-01T11:01:00.000Z')
 * @example nextAttempt(8, instantOf('2027-06-01T11:00:00.000Z')) // => O.none
 */
import { function as F, option as O, readonlyArray as RA } from 'fp-ts';
import { type Instant, instantAt } from '../calendar/index.ts';

const MINUTE = 60_000;

/** The minutes to wait after the first attempt, the second, and so on. */
const waits: ReadonlyArray<number> = [1, 5, 15, 60, 180, 360, 720];

/** When to try again after that many attempts, the last of which failed now; `none` when no more are made. */
export const nextAttempt = (attempts: number, now: Instant): O.Option<Instant> =>
  F.pipe(
    waits,
    RA.lookup(attempts - 1),
    O.chain((wait) => instantAt(Date.parse(now) + wait * MINUTE)),
  );
