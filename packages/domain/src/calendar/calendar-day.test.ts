import { day, instantOf } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { calendarDayIn, parseCalendarDay } from './calendar-day.ts';

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
    fc.assert(fc.property(day, (each) => calendarDayIn('UTC', instantOf(`${each}T12:00:00.000Z`)) === each));
  });
});
