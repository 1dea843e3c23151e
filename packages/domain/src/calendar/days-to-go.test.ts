import { day, dayAfter, dayOf, nearEdges } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysToGo } from './days-to-go.ts';

describe('days to go', () => {
  it.each([
    ['2027-06-12', '2027-06-10', 2],
    ['2027-06-12', '2027-06-11', 1],
    ['2027-06-12', '2027-06-12', 0],
    ['2027-06-12', '2027-06-13', 0],
    ['2028-03-01', '2028-02-28', 2],
    ['2027-03-15', '2027-03-13', 2],
    ['2028-01-01', '2027-01-01', 365],
  ])('[OVR-01] until %s, on %s: %d', (event, now, expected) => {
    expect(daysToGo(dayOf(event), dayOf(now))).toBe(expected);
  });

  it('[OVR-01] on the day of the event and afterwards no days are left', () => {
    fc.assert(fc.property(day, nearEdges(0, 400, [0]), (event, days) => daysToGo(event, dayAfter(event, days)) === 0));
  });

  it('[OVR-01] a day later, one day less is left', () => {
    fc.assert(
      fc.property(day, nearEdges(1, 4_000, [1]), (now, days) => {
        const event = dayAfter(now, days);
        expect(daysToGo(event, now)).toBe(days);
        expect(daysToGo(event, dayAfter(now, 1))).toBe(days - 1);
      }),
    );
  });
});
