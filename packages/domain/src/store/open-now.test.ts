import { exampleStore, instantOf } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { openAt } from './open-now.ts';

/** Monday to Saturday from ten to eight; its clock is that of Chicago, which in January is six hours behind. */
const store = exampleStore({
  timeZone: 'America/Chicago',
  hours: [1, 2, 3, 4, 5, 6].map((day) => ({ day, opens: '10:00', closes: '20:00' })),
});
/** A moment of the week that begins on Sunday, January 3, 2027, by the clock in Chicago. */
const inChicago = (day: number, hour: number, minute = 0) =>
  instantOf(new Date(Date.UTC(2027, 0, 3 + day, hour + 6, minute)).toISOString());
const closed = (opens: string, day: number, daysAhead: number) => O.some({ _tag: 'Closed', opens, day, daysAhead });

describe('whether a store is open', () => {
  it('[BUY-08] a store is open from its opening until just before it closes, by the clock of its own time zone', () => {
    expect(openAt(store, inChicago(1, 9, 59))).toEqual(closed('10:00', 1, 0));
    expect(openAt(store, inChicago(1, 10))).toEqual(O.some({ _tag: 'Open', closes: '20:00' }));
    expect(openAt(store, inChicago(1, 19, 59))).toEqual(O.some({ _tag: 'Open', closes: '20:00' }));
    expect(openAt(store, inChicago(1, 20))).toEqual(closed('10:00', 2, 1));
    const inSeattle = { ...store, timeZone: 'America/Los_Angeles' };
    expect(openAt(inSeattle, inChicago(1, 11, 59))).toEqual(closed('10:00', 1, 0));
    expect(openAt(inSeattle, inChicago(1, 21, 59))).toEqual(O.some({ _tag: 'Open', closes: '20:00' }));
    // In summer the clock there is one hour further on.
    expect(openAt(store, instantOf('2027-07-05T15:00:00.000Z'))).toEqual(O.some({ _tag: 'Open', closes: '20:00' }));
  });

  it('[BUY-08] a closed store opens next on the first day within a week that has hours still to come', () => {
    expect(openAt(store, inChicago(0, 12))).toEqual(closed('10:00', 1, 1));
    expect(openAt(store, inChicago(6, 22))).toEqual(closed('10:00', 1, 2));
    const mondays = { ...store, hours: [{ day: 1, opens: '10:00', closes: '12:00' }] };
    expect(openAt(mondays, inChicago(1, 13))).toEqual(closed('10:00', 1, 7));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 23 }), (day, hour) => {
        const state = openAt(mondays, inChicago(day, hour));
        expect(O.isSome(state)).toBe(true);
        if (O.isSome(state) && state.value._tag === 'Closed') expect((day + state.value.daysAhead) % 7).toBe(1);
      }),
    );
  });

  it('[BUY-08] of a store without hours nothing is known', () => {
    expect(openAt({ ...store, hours: [] }, inChicago(1, 12))).toEqual(O.none);
  });
});
