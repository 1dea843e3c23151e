/*
 * [AUTH-06] Who guesses passwords is stopped: nine failures within a quarter of an hour, on one account from one network address or from one network
 * address on any account, and the next attempt has to wait. The account's owner still gets in from elsewhere.
 *
 * Laws:
 * - with nine failures or more nobody gets to try, with fewer everybody does
 * - failures on an account count per network address, so that another network address is free
 * - an address in capitals or with spaces around it is the same account
 * - failures older than a quarter of an hour are out of the count
 * - thirty letters from one network address are let pass, so that a whole house may ask
 *
 * @example [isThrottled(8), isThrottled(9)] // => [false, true]
 */
import { option as O } from 'fp-ts';
import { type Instant, instantAt } from '../calendar/index.ts';
import { sameMailAddress } from '../text/index.ts';

/** How many failures are let pass within the window. */
const FAILURES_LET_PASS = 9;

/** How many letters are let pass that one network address causes within the window. */
export const LETTERS_LET_PASS = 30;

/** How long a failure counts, and how long who failed too often is told to wait: a quarter of an hour, in seconds. */
export const THROTTLE_SECONDS = 900;

/** The name under which failures on an account from one network address are counted. */
export const accountCounter = (email: string, networkAddress: string): string =>
  `account ${sameMailAddress(email)} from ${networkAddress}`;

/** The name under which all failures from one network address are counted. */
export const networkCounter = (networkAddress: string): string => `network ${networkAddress}`;

/** The name under which letters are counted that a mail address, or a network address, causes. */
export const letterCounter = (cause: string): string => `letters ${sameMailAddress(cause)}`;

/** Whether so many failures are enough to make the next attempt wait. */
export const isThrottled = (failures: number, letPass = FAILURES_LET_PASS): boolean => failures >= letPass;

/** Whether so many failures, this attempt among them, are more than are let pass. */
export const tooMany = (failures: number, letPass = FAILURES_LET_PASS): boolean => failures > letPass;

/** From when on failures count, at the moment. */
export const windowStart = (now: Instant): Instant =>
  O.getOrElse(() => now)(instantAt(Date.parse(now) - THROTTLE_SECONDS * 1_000));
