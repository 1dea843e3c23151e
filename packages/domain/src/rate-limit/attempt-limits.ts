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
 * @example retryAfterSeconds(networkFailureLimit('203.0.113.7'), [], instantOf('2027-06-01T12:00:00.000Z')) // => 0
 */
import type { Instant } from '../calendar/index.ts';
import type { AccountId } from '../identity/index.ts';
import { sameMailAddress } from '../text/index.ts';

/** A limit on attempts. */
export interface AttemptLimit {
  /** The name under which attempts are counted. */
  readonly counter: string;
  /** How long an attempt counts, in seconds. */
  readonly windowSeconds: number;
  /** How many attempts pass within the window without a pause. */
  readonly free: number;
  /**
   * The pauses between attempts, in seconds: the first applies to the first attempt that is not free, the last to all
   * further ones. Empty: no attempt passes until enough have left the window.
   */
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

/** The account whose password is tried, and who tries it; each combination is counted separately. */
export type PasswordAttempt =
  /** By anybody, for the account with that email address, whether or not it exists. */
  | { readonly _tag: 'ByAnybody'; readonly email: string }
  /** On a device that was signed in before to the account with that email address. */
  | { readonly _tag: 'OnKnownDevice'; readonly email: string }
  /** By the person signed in to the account. */
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

/** Limits wrong passwords. */
export const passwordFailureLimit = (attempt: PasswordAttempt): AttemptLimit => ({
  counter: `failures ${countedAs(attempt)}`,
  windowSeconds: DAY,
  free: 9,
  pauseSeconds: [1, 2, 4, 8, 15, 30, 60].map((minutes) => minutes * MINUTE),
});

/** Limits passwords, right ones too, because hashing is expensive. */
export const passwordLimit = (attempt: PasswordAttempt): AttemptLimit =>
  within(QUARTER, 30, `attempts ${countedAs(attempt)}`);

/** Limits wrong passwords and invalid links per network address. */
export const networkFailureLimit = (networkAddress: string): AttemptLimit =>
  within(QUARTER, 50, `failures network ${networkAddress}`);

/** Limits passwords and links per network address, right ones too. */
export const networkLimit = (networkAddress: string): AttemptLimit =>
  within(QUARTER, 300, `attempts network ${networkAddress}`);

/**
 * The limits per network address for a password attempt. A known device has twice the allowance, so that strangers
 * behind the same address cannot use it up; a signed-in person is limited only by account.
 */
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

/** Limits emails caused by a network address. */
export const emailLimit = (networkAddress: string): AttemptLimit =>
  within(QUARTER, 30, `emails network ${networkAddress}`);

/** Limits account requests with one email address per network address. */
export const accountRequestLimit = (networkAddress: string, email: string): AttemptLimit =>
  within(QUARTER, 5, `accounts ${sameMailAddress(email)} network ${networkAddress}`);

/** Limits invitations sent by an account, regardless of the recipient. */
export const invitationLimit = (account: AccountId): AttemptLimit => within(DAY, 9, `invitations ${account}`);

/**
 * Limits emails of one kind to an address, regardless of who requests them. An email over the limit is dropped: the
 * link in the last one is still valid.
 */
export const recipientLimit = (
  about: 'ConfirmAccount' | 'ConfirmEmail' | 'ResetPassword',
  email: string,
): AttemptLimit => ({
  counter: `emails ${about} ${sameMailAddress(email)}`,
  windowSeconds: DAY,
  free: 3,
  pauseSeconds: [5, 15, 45].map((minutes) => minutes * MINUTE),
});

/** Limits looking up an order by its number with a wrong email; with the numbers and pauses for wrong passwords (GIVE-02). */
export const orderSearchLimit = (orderNumber: string): AttemptLimit => ({
  ...passwordFailureLimit({ _tag: 'ByAnybody', email: '' }),
  counter: `order ${orderNumber.trim().toUpperCase().slice(0, 40)}`,
});

/** Limits looking up orders per network address, found or not; separate from signing in, so that neither delays the other. */
export const orderSearchNetworkLimit = (networkAddress: string): AttemptLimit =>
  within(QUARTER, 300, `order searches network ${networkAddress}`);

/** Limits unsuccessful order lookups per network address. */
export const orderSearchFailureLimit = (networkAddress: string): AttemptLimit =>
  within(QUARTER, 50, `order search failures network ${networkAddress}`);

/** Limits changes of an order's email, since each sends two emails. Whoever has its link uses up nothing of the browser that placed it (EDIT-01). */
export const emailChangeLimit = (orderNumber: string, { isOwn }: { readonly isOwn: boolean }): AttemptLimit =>
  within(DAY, 5, `order emails ${orderNumber}${isOwn ? ' own' : ''}`);

/** Limits gifts of a registry that a network address reports as bought at other shops: enough for a household, too few to empty a list (ELSE-01). */
export const elsewhereLimit = (grId: string, networkAddress: string): AttemptLimit =>
  within(DAY, 20, `elsewhere ${grId} network ${networkAddress}`);

/** Limits gifts reported as bought at other shops per email address, which gets an email about each. */
export const elsewhereEmailLimit = (email: string): AttemptLimit =>
  within(DAY, 20, `elsewhere ${sameMailAddress(email)}`);

/** Limits completion codes that are not known, per network address (COUP-05). */
export const completionCodeNetworkLimit = (networkAddress: string): AttemptLimit =>
  within(QUARTER, 50, `completion codes network ${networkAddress}`);

/** Limits completion codes that are not known, per registry: with the pauses for wrong passwords, and room for the typing errors of many guests. */
export const completionCodeLimit = (grId: string): AttemptLimit => ({
  ...passwordFailureLimit({ _tag: 'ByAnybody', email: '' }),
  counter: `completion codes ${grId}`,
  free: 30,
});

/** Limits exports of an account's data, which are expensive. */
export const dataExportLimit = (account: AccountId): AttemptLimit => within(QUARTER, 6, `data ${account}`);

/**
 * The seconds to wait after attempts of these ages, the youngest first: until the pause is over, or until the oldest
 * has left the window and the others require no wait.
 */
const leftAfter = (limit: AttemptLimit, ages: ReadonlyArray<number>): number => {
  const { windowSeconds, free, pauseSeconds } = limit;
  if (ages.length < free) return 0;
  const pause = pauseSeconds[ages.length - free] ?? pauseSeconds.at(-1) ?? Number.POSITIVE_INFINITY;
  const oldestGone = windowSeconds - (ages.at(-1) ?? 0);
  return Math.min(pause - (ages[0] ?? 0), Math.max(oldestGone, leftAfter(limit, ages.slice(0, -1))));
};

/** The seconds to wait before the next attempt; 0 when it passes. `earlier` are the times of counted attempts, in any order. */
export const retryAfterSeconds = (limit: AttemptLimit, earlier: ReadonlyArray<Instant>, now: Instant): number => {
  const present = Date.parse(now);
  const ages = earlier
    .map((at) => Math.max(0, (present - Date.parse(at)) / 1_000))
    .filter((age) => age < limit.windowSeconds)
    .sort((one, other) => one - other);
  return Math.max(0, Math.ceil(leftAfter(limit, ages)));
};
