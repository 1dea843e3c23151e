/*
 * [INT-05] A webhook that was not delivered is tried again, less and less often, for about three days; then it is dead. Jitter keeps the retries of an outage from coming all at once.
 *
 * @example nextWebhookAttempt(1, instantOf('2027-06-01T11:00:00.000Z'), 0.5) // => O.some('2027-06-01T11:00:05.000Z')
 * @example nextWebhookAttempt(15, instantOf('2027-06-01T11:00:00.000Z'), 0.5) // => O.none
 */
import { option as O } from 'fp-ts';
import { type Instant, instantAt } from '../calendar/index.ts';

const FIRST_WAIT = 5_000;
const LONGEST_WAIT = 12 * 3_600_000;
const MOST_ATTEMPTS = 15;
const JITTER = 0.2;

/** When to try again after that many attempts, the last of which failed now; `none` when no more are made. `random` is from 0 to 1. */
export const nextWebhookAttempt = (attempts: number, now: Instant, random: number): O.Option<Instant> => {
  if (attempts >= MOST_ATTEMPTS) return O.none;
  const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 3 ** (attempts - 1));
  return instantAt(Date.parse(now) + Math.round(wait * (1 + JITTER * (2 * random - 1))));
};
