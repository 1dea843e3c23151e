import { accountIdOf, forAll, instantOf } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { linkExpiry } from '../account/index.ts';
import { type Instant, instantAt } from '../calendar/index.ts';
import {
  type AttemptLimit,
  accountRequestLimit,
  dataExportLimit,
  elsewhereEmailLimit,
  elsewhereLimit,
  emailChangeLimit,
  emailLimit,
  invitationLimit,
  networkFailureLimit,
  networkLimit,
  networkLimits,
  orderSearchLimit,
  passwordFailureLimit,
  passwordLimit,
  recipientLimit,
  retryAfterSeconds,
} from './attempt-limits.ts';

const noon = instantOf('2027-06-01T12:00:00.000Z');
const later = (seconds: number): Instant => O.getOrElse(() => noon)(instantAt(Date.parse(noon) + seconds * 1_000));

const account = passwordFailureLimit({ _tag: 'ByAnybody', email: 'rosa@example.com' });
const all: ReadonlyArray<AttemptLimit> = [
  account,
  passwordFailureLimit({ _tag: 'OnKnownDevice', email: 'rosa@example.com' }),
  passwordFailureLimit({ _tag: 'SignedIn', account: accountIdOf('account-rosa') }),
  passwordLimit({ _tag: 'ByAnybody', email: 'rosa@example.com' }),
  networkFailureLimit('203.0.113.7'),
  networkLimit('203.0.113.7'),
  emailLimit('203.0.113.7'),
  accountRequestLimit('203.0.113.7', 'rosa@example.com'),
  invitationLimit(accountIdOf('account-rosa')),
  recipientLimit('ConfirmAccount', 'rosa@example.com'),
  recipientLimit('ResetPassword', 'rosa@example.com'),
  dataExportLimit(accountIdOf('account-rosa')),
  orderSearchLimit('GR-7KQ2M-XW94C'),
  emailChangeLimit('GR-7KQ2M-XW94C', { isOwn: false }),
  emailChangeLimit('GR-7KQ2M-XW94C', { isOwn: true }),
  elsewhereLimit('7310442', '203.0.113.7'),
  elsewhereEmailLimit('rosa@example.com'),
];
const limit = fc.constantFrom(...all);

/** The pauses given to a person who retries as soon as allowed, so many times. */
const pausesGiven = (limit: AttemptLimit, times: number): ReadonlyArray<number> => {
  const counted: Array<Instant> = [];
  const pauses: Array<number> = [];
  let clock = 0;
  for (let time = 0; time < times; time += 1) {
    const left = retryAfterSeconds(limit, counted, later(clock));
    pauses.push(left);
    clock += left;
    counted.push(later(clock));
  }
  return pauses;
};

describe('limits of attempts', () => {
  it('[AUTH-07] as many as are free pass at once, the next one waits', () => {
    for (const one of all) {
      expect(
        retryAfterSeconds(
          one,
          Array.from({ length: one.free - 1 }, () => noon),
          noon,
        ),
      ).toBe(0);
      expect(
        retryAfterSeconds(
          one,
          Array.from({ length: one.free }, () => noon),
          noon,
        ),
      ).toBeGreaterThan(0);
    }
    expect(all.map(({ free, windowSeconds }) => [free, windowSeconds])).toEqual([
      [9, 86_400],
      [9, 86_400],
      [9, 86_400],
      [30, 900],
      [50, 900],
      [300, 900],
      [30, 900],
      [5, 900],
      [9, 86_400],
      [3, 86_400],
      [3, 86_400],
      [6, 900],
      [9, 86_400],
      [5, 86_400],
      [5, 86_400],
      [20, 86_400],
      [20, 86_400],
    ]);
  });

  it('[AUTH-07] every pause is at least as long as the one before', () => {
    expect(pausesGiven(account, 18).map((seconds) => seconds / 60)).toEqual([
      0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 4, 8, 15, 30, 60, 60, 60,
    ]);
    expect(pausesGiven(recipientLimit('ResetPassword', 'rosa@example.com'), 7).map((seconds) => seconds / 60)).toEqual([
      0, 0, 0, 5, 15, 45, 45,
    ]);
  });

  it('[AUTH-07] a person who waits as long as was stated gets through, a second earlier no one does', () => {
    forAll(limit, fc.array(fc.integer({ min: -90_000, max: 0 }), { maxLength: 350 }), (limit, seconds) => {
      const earlier = seconds.map(later);
      const left = retryAfterSeconds(limit, earlier, noon);
      expect(retryAfterSeconds(limit, earlier, later(left))).toBe(0);
      if (left > 0) expect(retryAfterSeconds(limit, earlier, later(left - 1))).toBe(1);
    });
    // The fiftieth was counted a second ago, the first five minutes ago: in ten minutes it is out of the count.
    const spread = [later(-300), ...Array.from({ length: 49 }, () => later(-1))];
    expect(retryAfterSeconds(networkFailureLimit('203.0.113.7'), spread, noon)).toBe(600);
    expect(
      retryAfterSeconds(
        account,
        Array.from({ length: 9 }, () => later(-20.5)),
        noon,
      ),
    ).toBe(40);
  });

  it('[AUTH-07] an attempt older than the window is out of the count', () => {
    for (const one of all) {
      const many = (at: number) => Array.from({ length: one.free }, () => later(at));
      expect(retryAfterSeconds(one, many(-one.windowSeconds), noon)).toBe(0);
      expect(retryAfterSeconds({ ...one, pauseSeconds: [] }, many(1 - one.windowSeconds), noon)).toBe(1);
    }
  });

  it('[AUTH-07] an address in capitals or with spaces around it is the same account', () => {
    const of = (email: string) => passwordFailureLimit({ _tag: 'ByAnybody', email }).counter;
    expect(of(' Rosa@Example.COM ')).toBe(of('rosa@example.com'));
    const onKnownDevice = (email: string) => passwordFailureLimit({ _tag: 'OnKnownDevice', email }).counter;
    expect(onKnownDevice(' Rosa@Example.COM ')).toBe(onKnownDevice('rosa@example.com'));
    expect(of('groß@example.com')).not.toBe(of('gross@example.com'));
    expect(recipientLimit('ResetPassword', 'ROSA@example.com')).toEqual(
      recipientLimit('ResetPassword', 'rosa@example.com'),
    );
  });

  it('[AUTH-07] each limit of one person, address or account is counted under its own name', () => {
    const others = [
      passwordFailureLimit({ _tag: 'ByAnybody', email: 'ruth@example.com' }),
      passwordFailureLimit({ _tag: 'OnKnownDevice', email: 'ruth@example.com' }),
      networkFailureLimit('203.0.113.8'),
      emailLimit('203.0.113.8'),
      accountRequestLimit('203.0.113.8', 'rosa@example.com'),
      invitationLimit(accountIdOf('account-ruth')),
      dataExportLimit(accountIdOf('account-ruth')),
    ];
    const counters = [...all, ...others].map(({ counter }) => counter);
    expect(new Set(counters).size).toBe(counters.length);
  });

  it('[AUTH-07] a network address lets a device that is known for the account fail as often again as all others, and counts both', () => {
    const at = (limits: ReadonlyArray<AttemptLimit>) => limits.map(({ counter, free }) => [counter, free]);
    const email = 'rosa@example.com';
    expect(at(networkLimits({ _tag: 'ByAnybody', email }, '203.0.113.7'))).toEqual([
      ['attempts network 203.0.113.7', 300],
      ['failures network 203.0.113.7', 50],
    ]);
    expect(at(networkLimits({ _tag: 'OnKnownDevice', email }, '203.0.113.7'))).toEqual([
      ['attempts network 203.0.113.7', 600],
      ['failures network 203.0.113.7', 100],
    ]);
    expect(networkLimits({ _tag: 'SignedIn', account: accountIdOf('account-rosa') }, '203.0.113.7')).toEqual([]);
  });

  it('[AUTH-07] by the time an email to the same address has to wait the longest, the link in the last one is open for a quarter of an hour more', () => {
    for (const [about, purpose] of [
      ['ResetPassword', 'resetPassword'],
      ['ConfirmAccount', 'confirmAccount'],
    ] as const) {
      const longest = Math.max(...recipientLimit(about, 'rosa@example.com').pauseSeconds);
      expect(Date.parse(linkExpiry(purpose, noon)) - Date.parse(later(longest))).toBeGreaterThanOrEqual(900_000);
    }
  });
});
