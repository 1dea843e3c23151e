import { day, dayAfter, dayOf, instantOf, nearEdges } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPostEvent, today } from './post-event.ts';

describe('post event', () => {
  it.each([
    ['2027-06-12', '2027-06-11', false],
    ['2027-06-12', '2027-06-12', false],
    ['2027-06-12', '2027-06-13', true],
    ['2026-12-31', '2027-01-01', true],
    ['2027-01-01', '2026-12-31', false],
    ['2028-02-29', '2028-03-01', true],
  ])('[STATE-03] an event of %s, on %s: over is %s', (event, now, expected) => {
    expect(isPostEvent(dayOf(event), dayOf(now))).toBe(expected);
  });

  it.each([
    ['summer, last moment', '2027-06-13T04:59:59.999Z', '2027-06-12'],
    ['summer, midnight', '2027-06-13T05:00:00.000Z', '2027-06-13'],
    ['winter, last moment', '2027-01-13T05:59:59.999Z', '2027-01-12'],
    ['winter, midnight', '2027-01-13T06:00:00.000Z', '2027-01-13'],
    ['the night the clocks go forward', '2027-03-14T05:59:59.999Z', '2027-03-13'],
    ['the day the clocks go forward', '2027-03-14T06:00:00.000Z', '2027-03-14'],
    ['its last moment', '2027-03-15T04:59:59.999Z', '2027-03-14'],
    ['the day the clocks go back', '2027-11-07T05:00:00.000Z', '2027-11-07'],
    ['its last moment', '2027-11-08T05:59:59.999Z', '2027-11-07'],
    ['new year', '2027-01-01T05:59:59.999Z', '2026-12-31'],
  ])(
    '[STATE-03] today changes at midnight where the retailer is, in summer and in winter: %s',
    (_, moment, expected) => {
      expect(today({ now: () => instantOf(moment), timeZone: 'America/Chicago' })).toBe(expected);
      expect(today({ now: () => instantOf('2027-06-12T23:00:00.000Z'), timeZone: 'Europe/London' })).toBe('2027-06-13');
    },
  );

  it('[STATE-03] an event of an earlier day is over, one of today or later is not', () => {
    fc.assert(
      fc.property(day, nearEdges(-400, 400, [0]), (now, days) => {
        expect(isPostEvent(dayAfter(now, days), now)).toBe(days < 0);
      }),
    );
  });

  it('[STATE-03] once over, an event stays over', () => {
    fc.assert(
      fc.property(day, day, nearEdges(0, 400, [0]), (event, now, later) => {
        fc.pre(isPostEvent(event, now));
        expect(isPostEvent(event, dayAfter(now, later))).toBe(true);
      }),
    );
  });
});
