import { dayOf, forAll } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { ANY_DAY, arrivalBeside, arrivalOf, isFree } from './arrival.ts';
import { addDays } from './calendar-day.ts';

const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => dayOf(date.toISOString().slice(0, 10)));
const range = fc.tuple(fc.integer({ min: 1, max: 9 }), fc.nat(4)).map(([from, more]) => ({ from, to: from + more }));
const usual = fc.tuple(range, day).map(([takes, ordered]) => arrivalOf(takes, ordered));
/** A usual arrival, with dates of owners around it. */
const dated = usual.chain((arrival) => {
  const near = fc.integer({ min: -12, max: 25 }).map((days) => addDays(arrival.from, days));
  const away = fc.tuple(near, fc.nat(9)).map(([from, days]) => ({ from, to: addDays(from, days) }));
  return fc.record({
    arrival: fc.constant(arrival),
    dates: fc.record({
      firstDay: fc.option(near, { nil: undefined }).map((first) => O.fromNullable(first)),
      away: fc.array(away, { maxLength: 4 }),
    }),
  });
});
const isBusinessDay = (text: string) => !['Sat', 'Sun'].includes(new Date(text).toUTCString().slice(0, 3));
const daysBetween = (first: string, last: string) => {
  const days: Array<ReturnType<typeof dayOf>> = [];
  for (let time = Date.parse(first) + 86_400_000; time <= Date.parse(last); time += 86_400_000)
    days.push(dayOf(new Date(time).toISOString().slice(0, 10)));
  return days;
};

describe('when something arrives', () => {
  it('[CO-02] an arrival is never on a Saturday or a Sunday', () => {
    forAll(range, day, (takes, ordered) => {
      const { from, to } = arrivalOf(takes, ordered);
      expect([isBusinessDay(from), isBusinessDay(to)]).toEqual([true, true]);
    });
  });

  it('[CO-02] between an order and its arrival are as many business days as its shipping method takes', () => {
    forAll(range, day, (takes, ordered) => {
      const { from, to } = arrivalOf(takes, ordered);
      expect(daysBetween(ordered, from).filter(isBusinessDay)).toHaveLength(takes.from);
      expect(daysBetween(ordered, to).filter(isBusinessDay)).toHaveLength(takes.to);
    });
  });

  it('[CO-02] the earliest day is not after the latest', () => {
    forAll(range, day, (takes, ordered) => {
      const { from, to } = arrivalOf(takes, ordered);
      expect(from <= to).toBe(true);
    });
  });
});

describe('when something arrives where owners named dates', () => {
  it('[SHIP-06] nothing arrives on a day away, or before the first day, or sooner than usual', () => {
    forAll(dated, ({ arrival, dates }) => {
      const { from, to } = arrivalBeside(dates, arrival);
      for (const each of [from, ...daysBetween(from, to)])
        expect(dates.away.some((away) => away.from <= each && each <= away.to)).toBe(false);
      expect(from >= O.getOrElse(() => arrival.from)(dates.firstDay)).toBe(true);
      expect(from >= arrival.from).toBe(true);
    });
  });

  it('[SHIP-06] it takes as many business days as usual, and begins on one', () => {
    forAll(dated, ({ arrival, dates }) => {
      const { from, to } = arrivalBeside(dates, arrival);
      expect(isBusinessDay(from)).toBe(true);
      expect(daysBetween(from, to).filter(isBusinessDay)).toHaveLength(
        daysBetween(arrival.from, arrival.to).filter(isBusinessDay).length,
      );
    });
  });

  it('[SHIP-06] it arrives as usual without dates, and on the first business days that are free with them', () => {
    forAll(dated, ({ arrival, dates }) => {
      expect(arrivalBeside(ANY_DAY, arrival)).toEqual(arrival);
      const moved = arrivalBeside(dates, arrival);
      expect(moved.from === arrival.from).toBe(isFree(dates, arrival));
      const business = daysBetween(arrival.from, arrival.to).filter(isBusinessDay).length;
      for (const start of [arrival.from, ...daysBetween(arrival.from, moved.from)].slice(0, -1).filter(isBusinessDay)) {
        const { to } = arrivalOf({ from: 0, to: business }, start);
        expect(start === moved.from || !isFree(dates, { from: start, to })).toBe(true);
      }
    });
  });
});
