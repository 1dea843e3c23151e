import { day, dayAfter, dayOf, forAll, instantOf, nearEdges } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { calendarDayIn, daysToGo, isPostEvent, parseCalendarDay, today, zoneNameFor } from './calendar-day.ts';

describe('calendar day', () => {
  it.each(['2027-06-12', '2031-12-31', '1000-01-01', '2028-02-29', '2000-02-29', '2026-12-31', '2027-01-01'])(
    '%s is a day',
    (text) => {
      expect(parseCalendarDay(text)).toEqual(O.some(text));
    },
  );

  it.each([
    '2027-02-29',
    '2100-02-29',
    '2027-02-30',
    '2027-04-31',
    '2027-13-01',
    '2027-00-10',
    '2027-06-00',
    '2027-06-32',
    '2027-6-12',
    '27-06-12',
    '2027-06',
    '2027',
    '2027-06-12T00:00:00Z',
    ' 2027-06-12',
    '+012027-06-12',
    '-000001-06-12',
    'in 2027-06-12',
    '2027/06/12',
    '0027-06-12',
    '0002-06-12',
    '0999-12-31',
    '20276-06-12',
    '202706-12-01',
    '',
  ])('[PAGE-19] "%s" is no day', (text) => {
    expect(parseCalendarDay(text)).toEqual(O.none);
  });

  it.each([
    ['America/Chicago', '2027-06-13T04:59:59.999Z', '2027-06-12'],
    ['America/Chicago', '2027-06-13T05:00:00.000Z', '2027-06-13'],
    ['UTC', '2027-06-13T00:00:00.000Z', '2027-06-13'],
    ['Pacific/Kiritimati', '2027-06-12T10:00:00.000Z', '2027-06-13'],
    ['Pacific/Pago_Pago', '2027-06-12T10:59:59.999Z', '2027-06-11'],
    ['Pacific/Kiritimati', '9998-12-31T23:59:59.999Z', '9999-01-01'],
    ['America/Chicago', '1970-01-01T00:00:00.000Z', '1969-12-31'],
  ])('in %s the day at %s is %s', (zone, moment, expected) => {
    expect(calendarDayIn(zone, instantOf(moment))).toBe(expected);
  });

  it('the day at noon in UTC is that day', () => {
    forAll(day, (each) => calendarDayIn('UTC', instantOf(`${each}T12:00:00.000Z`)) === each);
  });
});

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
    forAll(day, nearEdges(0, 400, [0]), (event, days) => daysToGo(event, dayAfter(event, days)) === 0);
  });

  it('[OVR-01] a day later, one day less is left', () => {
    forAll(day, nearEdges(1, 4_000, [1]), (now, days) => {
      const event = dayAfter(now, days);
      expect(daysToGo(event, now)).toBe(days);
      expect(daysToGo(event, dayAfter(now, 1))).toBe(days - 1);
    });
  });
});

describe('post event', () => {
  it.each([
    ['2027-06-12', '2027-06-11', false],
    ['2027-06-12', '2027-06-12', false],
    ['2027-06-12', '2027-06-13', true],
    ['2026-12-31', '2027-01-01', true],
    ['2027-01-01', '2026-12-31', false],
    ['2028-02-29', '2028-03-01', true],
  ])('[STATE-03] an event of %s, on %s: over is %s', (event, now, expected) => {
    expect(isPostEvent(O.some(dayOf(event)), dayOf(now))).toBe(expected);
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
    forAll(day, nearEdges(-400, 400, [0]), (now, days) => {
      expect(isPostEvent(O.some(dayAfter(now, days)), now)).toBe(days < 0);
    });
  });

  it('[STATE-03] once over, an event stays over', () => {
    forAll(day, day, nearEdges(0, 400, [0]), (event, now, later) => {
      fc.pre(isPostEvent(O.some(event), now));
      expect(isPostEvent(O.some(event), dayAfter(now, later))).toBe(true);
    });
  });
});

const SUMMER = dayOf('2027-07-03');
const WINTER = dayOf('2027-01-03');

describe('the name of a day’s time zone', () => {
  it.each([
    ['America/Chicago', 'America/Chicago', SUMMER, O.none],
    ['America/Chicago', 'America/Winnipeg', SUMMER, O.none],
    ['America/Chicago', 'America/New_York', SUMMER, O.some('Central Time')],
    ['America/Chicago', 'America/Regina', WINTER, O.none],
    ['America/Chicago', 'America/Regina', SUMMER, O.some('Central Time')],
    ['America/Toronto', 'UTC', SUMMER, O.some('Eastern Time')],
  ])(
    '[COUP-02] a zone is named where the day ends at another moment for the reader, and nowhere else: %s, read in %s on %s',
    (timeZone, reader, its, expected) => {
      expect(zoneNameFor(timeZone, O.some(reader), its)).toEqual(expected);
    },
  );

  it('[COUP-02] a reader whose zone is not known is told the zone', () => {
    forAll(day, (its) => {
      expect(zoneNameFor('America/Chicago', O.none, its)).toEqual(O.some('Central Time'));
    });
  });

  it('[LANG-03] is said in the language of the page', () => {
    const named = zoneNameFor('America/Chicago', O.some('Europe/Paris'), dayOf('2027-07-03'), 'fr-CA');
    expect(named).toEqual(O.some('heure du Centre'));
  });
});
