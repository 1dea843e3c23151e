/*
 * [ADD-05] [AUTH-01] What a person wanted to add when asked to sign in waits for that sign-in and for no other: the next person at the same browser shall not find it added for them.
 *
 * Laws:
 * - it is added only after a sign-in that led back to the page on which it was wanted
 * - who opens another page than those of an account in between has left the sign-in, and nothing waits
 * - after ten minutes nothing waits
 *
 * @example afterSignIn({ path: '/search', since: instantOf('2027-06-01T12:00:00.000Z'), isSignedIn: false }, '/account', instantOf('2027-06-01T12:01:00.000Z')) // => O.none
 */
import { option as O } from 'fp-ts';
import { paths } from '../address/index.ts';
import type { Instant } from '../calendar/index.ts';

/** For how long something waits, in minutes. */
export const WAITS_MINUTES = 10;

/** What waits for signing in: since when, from which page, and whether that was done. */
export interface WaitingSignIn {
  /** Path and query of the page on which it was wanted. */
  readonly path: string;
  readonly since: Instant;
  readonly isSignedIn: boolean;
}

const isFresh = ({ since }: WaitingSignIn, now: Instant): boolean => {
  const waited = Date.parse(now) - Date.parse(since);
  return waited >= 0 && waited < WAITS_MINUTES * 60_000;
};

const isOfAccount = (path: string): boolean => path === paths.account || path.startsWith(`${paths.account}/`);

/** What waits once somebody signed in on the way to that path. */
export const afterSignIn = (waiting: WaitingSignIn, to: string, now: Instant): O.Option<WaitingSignIn> =>
  isFresh(waiting, now) && to === waiting.path ? O.some({ ...waiting, isSignedIn: true }) : O.none;

/** What waits once a page of that path was opened. */
export const afterOpening = (waiting: WaitingSignIn, path: string, now: Instant): O.Option<WaitingSignIn> =>
  isFresh(waiting, now) && (waiting.isSignedIn || isOfAccount(path)) ? O.some(waiting) : O.none;

/** Whether what waits is added now. */
export const isAddedNow = (waiting: WaitingSignIn, now: Instant): boolean =>
  waiting.isSignedIn && isFresh(waiting, now);
