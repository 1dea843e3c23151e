/*
 * [ADD-05] [AUTH-01] What a person wanted to add when asked to sign in waits for that sign-in and for no other: the next person at the same browser shall not find it added for them.
 *
 * @example afterSignIn({ path: '/search', since: instantOf('2027-06-01T12:00:00.000Z'), isSignedIn: false }, '/account', instantOf('2027-06-01T12:01:00.000Z')) // => O.none
 */
import { option as O } from 'fp-ts';
import { paths } from '../address/index.ts';
import type { Instant } from '../calendar/index.ts';

/** How long an addition waits for signing in, in minutes. */
export const SIGN_IN_WAIT_MINUTES = 10;

/** An addition that waits for signing in: since when, from which page, and whether the person has signed in. */
export interface WaitingSignIn {
  /** The path and query of the page where it was requested. */
  readonly path: string;
  readonly since: Instant;
  readonly isSignedIn: boolean;
}

const isFresh = ({ since }: WaitingSignIn, now: Instant): boolean => {
  const waited = Date.parse(now) - Date.parse(since);
  return waited >= 0 && waited < SIGN_IN_WAIT_MINUTES * 60_000;
};

const isOfAccount = (path: string): boolean => path === paths.account || path.startsWith(`${paths.account}/`);

/** The waiting addition after signing in on the way to that path; `none` when it expired or belongs to another page. */
export const afterSignIn = (waiting: WaitingSignIn, to: string, now: Instant): O.Option<WaitingSignIn> =>
  isFresh(waiting, now) && to === waiting.path ? O.some({ ...waiting, isSignedIn: true }) : O.none;

/** The waiting addition after opening a page with that path; `none` when it expired or the person left signing in. */
export const afterPageOpened = (waiting: WaitingSignIn, path: string, now: Instant): O.Option<WaitingSignIn> =>
  isFresh(waiting, now) && (waiting.isSignedIn || isOfAccount(path)) ? O.some(waiting) : O.none;

/** Whether the waiting addition can be added now. */
export const isAddedNow = (waiting: WaitingSignIn, now: Instant): boolean =>
  waiting.isSignedIn && isFresh(waiting, now);
