import { dayAfter, dayOf, deliveryDates, forAll } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { ANY_DAY } from '../calendar/index.ts';
import { awayRows, checkDeliveryDates, isSameDates, readAway, typedAway, typedRows } from './delivery-dates.ts';

const today = dayOf('2027-06-01');
const range = (from: number, days: number) => ({ from: dayAfter(today, from), to: dayAfter(today, from + days) });
const check = (away: ReadonlyArray<ReturnType<typeof range>>, present = ANY_DAY) =>
  checkDeliveryDates(present, { firstDay: O.none, away }, today);
const refused = (field: string) => E.left({ _tag: 'DeliveryDatesInvalid', field });

describe('the dates that owners name', () => {
  it('[SHIP-06] a first day is from today on and within two years', () => {
    forAll(fc.integer({ min: -3, max: 740 }), (days) => {
      const dates = { firstDay: O.some(dayAfter(today, days)), away: [] };
      expect(checkDeliveryDates(ANY_DAY, dates, today)).toEqual(
        days >= 0 && days <= 731 ? E.right(dates) : refused('firstDay'),
      );
    });
  });

  it('[SHIP-06] a time away ends today or later, not before it begins, within two years and after at most half a year', () => {
    forAll(fc.integer({ min: -20, max: 740 }), fc.integer({ min: -3, max: 190 }), (from, days) => {
      const isFine = days >= 0 && days < 184 && from + days >= 0 && from + days <= 731;
      expect(check([range(from, days)])).toEqual(
        isFine ? E.right({ firstDay: O.none, away: [range(from, days)] }) : refused('away'),
      );
    });
  });

  it('[SHIP-06] there are at most four, the earliest first', () => {
    const five = [40, 10, 30, 20, 50].map((from) => range(from, 2));
    expect(check(five)).toEqual(refused('away'));
    expect(check(five.slice(0, 4))).toEqual(
      E.right({ firstDay: O.none, away: [10, 20, 30, 40].map((from) => range(from, 2)) }),
    );
  });

  it('[SHIP-06] what has passed by now is dropped, so that others can be named', () => {
    const over = { firstDay: O.some(dayAfter(today, -1)), away: [range(-9, 4)] };
    expect(checkDeliveryDates(over, { ...over, away: [...over.away, range(3, 1)] }, today)).toEqual(
      E.right({ firstDay: O.none, away: [range(3, 1)] }),
    );
  });

  it('[SHIP-06] a form writes them down and reads them again; blank rows count for nothing, half of one is refused', () => {
    forAll(deliveryDates, (dates) => {
      const typed = typedAway(dates);
      expect(readAway(typed)).toEqual(O.some(dates.away));
      expect(typedRows(awayRows(typed))).toBe(typed);
      expect(isSameDates(dates, { ...dates, away: [...dates.away] })).toBe(true);
    });
    expect(readAway(typedRows([['', '']]))).toEqual(O.some([]));
    expect([typedRows([['2027-07-01', '']]), '2027-02-30/2027-03-01'].map(readAway)).toEqual([O.none, O.none]);
  });
});
