import { day, dayOf } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { couponMessages } from './coupon.ts';

describe('the words on a completion code', () => {
  it('[COUP-02] the alert', () => {
    expect(couponMessages.unavailable(15)).toBe(
      'Your completion code for 15% off remaining gifts is unavailable or expired.',
    );
  });

  it('[COUP-03] what it saves, and for how long', () => {
    expect(couponMessages.saves(14.5)).toBe('Save 14.5% on every full-price purchase for the next 6 months.');
  });

  it.each([
    ['2027-06-02', 'Expires 6/2/2027'],
    ['2027-12-31', 'Expires 12/31/2027'],
    ['2028-02-29', 'Expires 2/29/2028'],
  ])('[COUP-03] its last day %s: "%s"', (last, expected) => {
    expect(couponMessages.expires(dayOf(last))).toBe(expected);
  });

  it('[COUP-03] the last day is month/day/year in UTC', () => {
    const inUtc = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC' });
    fc.assert(
      fc.property(
        day,
        (last) => couponMessages.expires(last) === `Expires ${inUtc.format(new Date(`${last}T00:00:00Z`))}`,
      ),
    );
  });

  it('[COUP-01] the button', () => {
    expect(couponMessages.copyCode).toBe('Copy Code');
  });
});
