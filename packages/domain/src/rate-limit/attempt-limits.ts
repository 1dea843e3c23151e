/*
 * [AUTH-07] Limits how often a password may be tried, an email caused, one's data requested. An attempt is counted under a name; from those counted earlier it follows how long the next one has to wait.
 *
 * How to read: `free` attempts pass within the window. After those, a limit with pauses asks for a longer one before each further attempt; a limit without pauses waits until enough attempts have left
 * the window.
 *
 * Wrong passwords count per account, wherever they come from: nine are free within a day, then the pauses grow from a minute to an hour. Devices that were signed in to the account before are counted
 * together, apart from all others, so that a stranger's guesses never keep the owner out, and a device that a family shares opens no more guesses at one of them, nor closes the others. One network
 * address, behind which a whole family or office may sit, is stopped at fifty within a quarter of an hour, and a device that is known there at a hundred.
 *
 * Laws:
 * - as many as are free pass at once, the next one waits
 * - a person who waits as long as was stated gets through, a second earlier no one does
 * - every pause is at least as long as the one before
 * - an attempt older than the window is out of the count
 * - an address in capitals or with spaces around it is the same account
 * - each limit of one person, address or account is counted under its own name
 * - a network address lets a device that is known for the account fail as often again as all others, and counts both
 * - by the time an email to the same address has to wait the longest, the link in the last one is open for a quarter of an hour more
 *
 * @example retryAfterSeconds(networkFailureLimit('203.0.113.7'), [], instantOf('2027-06-01T12:00:00.000Z')) // => 0
 */
import type { Instant } from '../calendar/index.ts';
import type { AccountId } from '../identity/index.ts';
import { sameMailAddress } from '../text/index.ts';

/** How often something may be tried. */
export interface AttemptLimit {
  /** The name under which attempts are counted. */
  readonly counter: string;
  /** How long an attempt counts, in seconds. */
  readonly windowSeconds: number;
  /** How many pass within the window without a pause. */
  readonly free: number;
  /** How long the next attempt waits after the last one, in seconds: the first is for the first that is not free, the last for all from there on. None: until enough have left the window. */
  readonly pauseSeconds: ReadonlyArray<number>;
}

const MINUTE = 60;
const QUARTER = 15 * MINUTE;
const DAY = 24 * 60 * MINUTE;

const within = (windowSeconds: number, free: number, counter: string): AttemptLimit => ({
  counter,
  windowSeconds,
  free,
  pauseSeconds: [],
});

/** Whose password is tried, and by whom: each is counted apart. */
export type PasswordAttempt =
  /** By anybody, of the account with that mail address, whether or not there is one. */
  | { readonly _tag: 'ByAnybody'; readonly email: string }
  /** On a device from which the account with that mail address was signed in to before. */
  | { readonly _tag: 'OnKnownDevice'; readonly email: string }
  /** By who is signed in to the account. */
  | { readonly _tag: 'SignedIn'; readonly account: AccountId };

const countedAs = (attempt: PasswordAttempt): string => {
  switch (attempt._tag) {
    case 'ByAnybody':
      return `account ${sameMailAddress(attempt.email)}`;
    case 'OnKnownDevice':
      return `known device ${sameMailAddress(attempt.email)}`;
    case 'SignedIn':
      return `signed in ${attempt.account}`;
  }
};

/** Of wrong passwords. */
export const passwordFailureLimit = (attempt: PasswordAttempt): AttemptLimit => ({
  counter: `failures ${countedAs(attempt)}`,
  windowSeconds: DAY,
  free: 9,
  pauseSeconds: [1, 2, 4, 8, 15, 30, 60].map((minutes) => minutes * MINUTE),
});

/** Of passwords, right ones too: a hash costs much. */
export const passwordLimit = (attempt: PasswordAttempt): AttemptLimit =>
  within(QUARTER, 30, `attempts ${countedAs(attempt)}`);

/** Of wrong passwords and links from one network address. */
export const networkFailureLimit = (networkAddress: string): AttemptLimit =>
  within(QUARTER, 50, `failures network ${networkAddress}`);

/** Of passwords and links from one network address, right ones too. */
export const networkLimit = (networkAddress: string): AttemptLimit =>
  within(QUARTER, 300, `attempts network ${networkAddress}`);

/** Of a network address from which a password is tried. A known device has as much again, so that strangers behind the same address do not use up what it has; who is signed in is limited by the account alone. */
export const networkLimits = (attempt: PasswordAttempt, networkAddress: string): ReadonlyArray<AttemptLimit> => {
  const limits = [networkLimit(networkAddress), networkFailureLimit(networkAddress)];
  switch (attempt._tag) {
    case 'ByAnybody':
      return limits;
    case 'OnKnownDevice':
      return limits.map((limit) => ({ ...limit, free: 2 * limit.free }));
    case 'SignedIn':
      return [];
  }
};

/** Of emails that one network address causes. */
export const emailLimit = (networkAddress: string): AttemptLimit =>
  within(QUARTER, 30, `emails network ${networkAddress}`);

/** Of accounts that one network address asks for with one mail address. */
export const accountRequestLimit = (networkAddress: string, email: string): AttemptLimit =>
  within(QUARTER, 5, `accounts ${sameMailAddress(email)} network ${networkAddress}`);

/** Of invitations that one account sends, to whomever. */
export const invitationLimit = (account: AccountId): AttemptLimit => within(DAY, 9, `invitations ${account}`);

/** Of emails of one kind to one mail address, no matter who asks. What waits is not sent: the link of the last email is still open. */
export const recipientLimit = (about: 'ConfirmAccount' | 'ResetPassword', email: string): AttemptLimit => ({
  counter: `emails ${about} ${sameMailAddress(email)}`,
  windowSeconds: DAY,
  free: 3,
  pauseSeconds: [5, 15, 45].map((minutes) => minutes * MINUTE),
});

/** Of looking an order up by its number with a wrong email; as many, and with the same pauses, as wrong passwords of an account (GIVE-02). */
export const orderSearchLimit = (orderNumber: string): AttemptLimit => ({
  ...passwordFailureLimit({ _tag: 'ByAnybody', email: '' }),
  counter: `order ${orderNumber.trim().toUpperCase().slice(0, 40)}`,
});

/** Of looking orders up from one network address, found or not; apart from signing in, so that neither makes the other wait. */
export const orderSearchNetworkLimit = (networkAddress: string): AttemptLimit =>
  within(QUARTER, 300, `order searches network ${networkAddress}`);

/** Of orders that were looked up in vain from one network address. */
export const orderSearchFailureLimit = (networkAddress: string): AttemptLimit =>
  within(QUARTER, 50, `order search failures network ${networkAddress}`);

/** Of correcting the email of one order, which sends two emails. */
export const emailChangeLimit = (orderNumber: string): AttemptLimit => within(DAY, 5, `order emails ${orderNumber}`);

/** Of gifts of one registry that one network address reports as bought at other shops: enough for a household, too few to empty a list (ELSE-01). */
export const elsewhereLimit = (grId: string, networkAddress: string): AttemptLimit =>
  within(DAY, 20, `elsewhere ${grId} network ${networkAddress}`);

/** Of gifts that are reported as bought at other shops by one mail address, which gets an email about each. */
export const elsewhereEmailLimit = (email: string): AttemptLimit =>
  within(DAY, 20, `elsewhere ${sameMailAddress(email)}`);

/** Of reading all that is stored about an account, which is much work. */
export const dataExportLimit = (account: AccountId): AttemptLimit => within(QUARTER, 6, `data ${account}`);

/** For how many seconds attempts of these ages, the youngest first, make the next one wait: until its pause is over, or until the oldest has left the window and what is left makes it wait no more. */
const leftAfter = (limit: AttemptLimit, ages: ReadonlyArray<number>): number => {
  const { windowSeconds, free, pauseSeconds } = limit;
  if (ages.length < free) return 0;
  const pause = pauseSeconds[ages.length - free] ?? pauseSeconds.at(-1) ?? Number.POSITIVE_INFINITY;
  const oldestGone = windowSeconds - (ages.at(-1) ?? 0);
  return Math.min(pause - (ages[0] ?? 0), Math.max(oldestGone, leftAfter(limit, ages.slice(0, -1))));
};

/** How many seconds the next attempt has to wait from now; 0 when it passes. `earlier` are the times of those that were counted, in any order. */
export const retryAfterSeconds = (limit: AttemptLimit, earlier: ReadonlyArray<Instant>, now: Instant): number => {
  const present = Date.parse(now);
  const ages = earlier
    .map((at) => Math.max(0, (present - Date.parse(at)) / 1_000))
    .filter((age) => age < limit.windowSeconds)
    .sort((one, other) => one - other);
  return Math.max(0, Math.ceil(leftAfter(limit, ages)));
};
