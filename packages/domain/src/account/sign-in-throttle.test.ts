import { instantOf } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  accountCounter,
  isThrottled,
  LETTERS_LET_PASS,
  networkCounter,
  tooMany,
  windowStart,
} from './sign-in-throttle.ts';

describe('throttle of sign-ins', () => {
  it('[AUTH-06] with nine failures or more nobody gets to try, with fewer everybody does', () => {
    expect([0, 8, 9, 10].map((failures) => isThrottled(failures))).toEqual([false, false, true, true]);
    expect([0, 9, 10, 11].map((failures) => tooMany(failures))).toEqual([false, false, true, true]);
  });

  it('[AUTH-06] failures on an account count per network address, so that another network address is free', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.ipV4(), fc.ipV6(), (email, here, there) => {
        expect(accountCounter(email, here)).not.toBe(accountCounter(email, there));
        expect(networkCounter(here)).not.toBe(networkCounter(there));
        expect(networkCounter(here)).not.toBe(accountCounter(email, here));
      }),
    );
    expect(accountCounter('a@example.com', '::1')).not.toBe(accountCounter('b@example.com', '::1'));
  });

  it('[AUTH-06] an address in capitals or with spaces around it is the same account', () => {
    expect(accountCounter(' Rosa@Example.COM ', '::1')).toBe(accountCounter('rosa@example.com', '::1'));
    expect(accountCounter('groß@example.com', '::1')).not.toBe(accountCounter('gross@example.com', '::1'));
  });

  it('[AUTH-06] thirty letters from one network address are let pass, so that a whole house may ask', () => {
    expect([LETTERS_LET_PASS, isThrottled(29, 30), isThrottled(30, 30), tooMany(30, 30), tooMany(31, 30)]).toEqual([
      30,
      false,
      true,
      false,
      true,
    ]);
  });

  it('[AUTH-06] failures older than a quarter of an hour are out of the count', () => {
    expect(windowStart(instantOf('2027-06-01T12:00:00.000Z'))).toBe('2027-06-01T11:45:00.000Z');
  });
});
