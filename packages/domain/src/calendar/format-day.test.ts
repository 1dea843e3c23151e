import { day, dayOf } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatDay, formatDayRange } from './format-day.ts';

afterEach(() => {
  vi.unstubAllEnvs();
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
    fc.assert(fc.property(day, day, (a, b) => (formatDay(a) === formatDay(b)) === (a === b)));
  });

  it.each(['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/Chicago'])(
    '[PAGE-11] a day reads the same in every time zone: %s',
    (zone) => {
      vi.stubEnv('TZ', zone);
      fc.assert(
        fc.property(day, (each) => {
          const shown = new Date(`${each}T12:00:00Z`).toLocaleDateString('en-US', {
            timeZone: 'UTC',
            month: 'short',
            day: 'numeric',
            year: 'numeric',
          });
          expect(formatDay(each)).toBe(shown);
        }),
      );
    },
  );

  it('[CO-02] a range names its month once where it is the same, and one day alone is no range', () => {
    expect(formatDayRange(dayOf('2026-11-27'), dayOf('2026-12-01'))).toBe('Nov 27 – Dec 1');
    expect(formatDayRange(dayOf('2026-11-24'), dayOf('2026-11-25'))).toBe('Nov 24 – 25');
    expect(formatDayRange(dayOf('2026-11-24'), dayOf('2026-11-24'))).toBe('Nov 24');
  });
});
