import {
  dayAfter,
  dayOf,
  deliveryDates,
  exampleGiftCardLineView,
  exampleLine,
  exampleRegistry,
  exampleStore,
  forAll,
  grIdOf,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { ANY_DAY, arrivalBeside } from '../calendar/index.ts';
import { giftArrival, laterArrivals, nearDayArrivals, shownArrivals } from './gift-arrival.ts';

const [one, other] = [grIdOf('7310442'), grIdOf('222222')];
const usual = { from: dayOf('2027-02-01'), to: dayOf('2027-02-03') };
const event = dayOf('2027-06-12');
const week = { from: dayOf('2027-06-05'), to: dayOf('2027-06-11') };
const away = (from: string, to: string) => ({ ...ANY_DAY, away: [{ from: dayOf(from), to: dayOf(to) }] });
const registry = (overrides: Parameters<typeof exampleRegistry>[0] = {}) =>
  exampleRegistry({ grId: one, eventDate: O.some(event), ...overrides });
const names = { registry: registry() };

describe('when a registry’s gifts arrive', () => {
  it('[SHIP-06] near the day is the week before the event, only where nothing keeps gifts from arriving in it and they would arrive sooner otherwise', () => {
    forAll(deliveryDates, fc.integer({ min: -30, max: 60 }), fc.boolean(), (dates, days, isNearDay) => {
      const day = dayAfter(usual.from, days);
      const soonest = arrivalBeside(dates, usual);
      const arrival = giftArrival(registry({ deliveryDates: dates, eventDate: O.some(day) }), usual, isNearDay);
      const near = { from: dayAfter(day, -7), to: dayAfter(day, -1) };
      const isFree = arrivalBeside(dates, near).from === near.from && arrivalBeside(dates, near).to === near.to;
      expect(arrival).toEqual(isNearDay && isFree && near.from > soonest.from ? near : soonest);
    });
  });

  it('[SHIP-06] [EVENT-01] near the day follows the date when it moves; while the event has none, the date before counts', () => {
    const later = { from: dayOf('2027-09-05'), to: dayOf('2027-09-11') };
    expect(giftArrival(registry(), usual, true)).toEqual(week);
    expect(giftArrival(registry({ eventDate: O.some(dayOf('2027-09-12')) }), usual, true)).toEqual(later);
    expect(giftArrival(registry({ eventDate: O.none, dateBefore: O.some(event) }), usual, true)).toEqual(week);
    expect(giftArrival(registry({ eventDate: O.none }), usual, true)).toEqual(usual);
  });

  it('[SHIP-06] is told of registries with gifts that ship, where it is later than usual; gift cards and pickups wait for nothing', () => {
    const waiting = registry({ deliveryDates: away('2027-01-20', '2027-02-10') });
    const later = { grId: one, from: dayOf('2027-02-11'), to: dayOf('2027-02-15') };
    const line = exampleLine({ grId: O.some(one) });
    const { storeNumber, name } = exampleStore();
    const notShipped = [exampleGiftCardLineView(), exampleLine({ grId: O.some(one), pickup: { storeNumber, name } })];
    expect(laterArrivals([waiting, registry({ grId: other })], [line], usual, false)).toEqual([later]);
    expect(laterArrivals([waiting], notShipped, usual, true)).toEqual([]);
    expect(laterArrivals([registry()], [line], usual, false)).toEqual([]);
  });

  it('[SHIP-06] near the day can be chosen where it changes something for an event that has a date', () => {
    const line = exampleLine({ grId: O.some(one) });
    const putOff = registry({ eventDate: O.none, dateBefore: O.some(event) });
    expect(nearDayArrivals([registry()], [line], usual)).toEqual(O.some([{ grId: one, ...week }]));
    expect(nearDayArrivals([putOff], [line], usual)).toEqual(O.none);
    expect(nearDayArrivals([registry({ eventDate: O.some(dayOf('2027-02-05')) })], [line], usual)).toEqual(O.none);
  });

  it('[SHIP-06] one arrival is shown without a name, several each with whose it is', () => {
    const line = exampleLine({ grId: O.some(one), ...names });
    const plain = exampleLine({ grId: O.none });
    const later = [{ grId: one, ...week }];
    expect(shownArrivals([line], usual)).toEqual([usual]);
    expect(shownArrivals([line], usual, later)).toEqual([{ ...week, isLater: true }]);
    const own = { ...usual, own: 'all' };
    expect(shownArrivals([line, plain], usual, later)).toEqual([own, { ...week, ...names, isLater: true }]);
    expect(shownArrivals([exampleGiftCardLineView()], usual)).toEqual([]);
  });

  it('[SHIP-06] what arrives at its giver’s and what arrives as a gift are two things', () => {
    const line = exampleLine({ grId: O.some(one), ...names });
    const plain = exampleLine({ grId: O.none });
    expect(shownArrivals([plain], usual)).toEqual([{ ...usual, own: 'all' }]);
    expect(shownArrivals([line, plain], usual)).toEqual([{ ...usual, own: 'some' }]);
  });
});
