import { dayOf, forAll } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrivalOf } from './arrival.ts';

const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => dayOf(date.toISOString().slice(0, 10)));
const range = fc.tuple(fc.integer({ min: 1, max: 9 }), fc.nat(4)).map(([from, more]) => ({ from, to: from + more }));
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
