import { centsOf, day, dayOf, forAll, price } from '@gift-registry/domain/testing/arbitrary';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatAmount, formatDay, formatDayRange, formatPrice } from './formats.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('format price', () => {
  it.each([
    ['$', 0, '$0.00'],
    ['$', 5, '$0.05'],
    ['$', 99, '$0.99'],
    ['$', 100, '$1.00'],
    ['$', 1_495, '$14.95'],
    ['$', 99_999, '$999.99'],
    ['$', 100_000, '$1,000.00'],
    ['$', 129_900, '$1,299.00'],
    ['CAD ', 129_900, 'CAD 1,299.00'],
    ['$', 9_007_199_254_740_991, '$90,071,992,547,409.91'],
  ])('[CA-01] with the prefix "%s", %d is %s', (prefix, amount, expected) => {
    expect(formatPrice(prefix, centsOf(amount))).toBe(expected);
  });

  it('what is shown reads as the same amount', () => {
    forAll(price, (amount) => {
      const shown = formatPrice('$', amount);
      expect(shown).toMatch(/^\$\d{1,3}(,\d{3})*\.\d{2}$/);
      expect(Number(shown.replaceAll(/[$,.]/g, ''))).toBe(amount);
    });
  });

  it.each([
    [0, '$0'],
    [5, '$0.05'],
    [100, '$1'],
    [110, '$1.10'],
    [45_000, '$450'],
    [45_050, '$450.50'],
    [100_000, '$1,000'],
  ])('a statistic names %d as %s', (amount, expected) => {
    expect(formatAmount('$', centsOf(amount))).toBe(expected);
  });
});

describe('format day', () => {
  it.each([
    ['2027-01-01', 'Jan 1, 2027'],
    ['2027-02-28', 'Feb 28, 2027'],
    ['2027-03-09', 'Mar 9, 2027'],
    ['2027-04-10', 'Apr 10, 2027'],
    ['2027-05-31', 'May 31, 2027'],
    ['2027-06-02', 'Jun 2, 2027'],
    ['2027-07-04', 'Jul 4, 2027'],
    ['2027-08-15', 'Aug 15, 2027'],
    ['2027-09-30', 'Sep 30, 2027'],
    ['2027-10-31', 'Oct 31, 2027'],
    ['2027-11-07', 'Nov 7, 2027'],
    ['2027-12-31', 'Dec 31, 2027'],
  ])('[PAGE-11] %s is shown as %s', (text, expected) => {
    expect(formatDay(dayOf(text))).toBe(expected);
  });

  it('[PAGE-11] two days read alike only when they are the same day', () => {
    forAll(day, day, (a, b) => (formatDay(a) === formatDay(b)) === (a === b));
  });

  it.each(['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/Chicago'])(
    '[PAGE-11] a day reads the same in every time zone: %s',
    (zone) => {
      vi.stubEnv('TZ', zone);
      forAll(day, (each) => {
        const shown = new Date(`${each}T12:00:00Z`).toLocaleDateString('en-US', {
          timeZone: 'UTC',
          month: 'short',
          day: 'numeric',
          year: 'numeric',
        });
        expect(formatDay(each)).toBe(shown);
      });
    },
  );

  it('[CO-02] a range names its month once where it is the same, and one day alone is no range', () => {
    expect(formatDayRange(dayOf('2026-11-27'), dayOf('2026-12-01'))).toBe('Nov 27 – Dec 1');
    expect(formatDayRange(dayOf('2026-11-24'), dayOf('2026-11-25'))).toBe('Nov 24 – 25');
    expect(formatDayRange(dayOf('2026-11-24'), dayOf('2026-11-24'))).toBe('Nov 24');
  });
});
