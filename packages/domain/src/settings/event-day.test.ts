import { dayAfter, dayOf } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { eventDayProblem, latestEventDay } from './event-day.ts';

const today = dayOf('2027-06-01');
const last = dayOf('2037-06-01');
const near = fc.integer({ min: -3, max: 3 });

describe('the day of an event', () => {
  it('[HOME-01] [SET-01] a day before today is past; today is not', () => {
    expect(eventDayProblem(dayOf('2027-05-31'), today)).toEqual(O.some('past'));
    expect(eventDayProblem(today, today)).toEqual(O.none);
    fc.assert(
      fc.property(near, (days) => {
        expect(eventDayProblem(dayAfter(today, days), today)).toEqual(days < 0 ? O.some('past') : O.none);
      }),
    );
  });

  it('[HOME-01] [SET-01] the same day ten years from today may be chosen; a later one is too far', () => {
    expect(eventDayProblem(last, today)).toEqual(O.none);
    expect(eventDayProblem(dayOf('2037-06-02'), today)).toEqual(O.some('tooFar'));
    expect(eventDayProblem(dayOf('9999-12-31'), today)).toEqual(O.some('tooFar'));
    fc.assert(
      fc.property(near, (days) => {
        expect(eventDayProblem(dayAfter(last, days), today)).toEqual(days > 0 ? O.some('tooFar') : O.none);
      }),
    );
    expect(latestEventDay(dayOf('2028-02-29'))).toBe('2038-02-29');
    expect(eventDayProblem(dayOf('2038-03-01'), dayOf('2028-02-29'))).toEqual(O.some('tooFar'));
  });
});
