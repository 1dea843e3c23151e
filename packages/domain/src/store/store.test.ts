import {
  exampleProduct,
  exampleStore,
  exampleStoreStock,
  forAll,
  instantOf,
  nearEdges,
  skuOf,
  storeNumberOf,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { canBeInStores, openAt, parseStoreNumber, stockLevel, storeStockFor, unitsAt } from './store.ts';

it('[BUY-08] the number of a store has 1 to 64 letters, digits and hyphens, and nothing else', () => {
  for (const number of ['4', 'CHI-012', 'x'.repeat(64)]) expect(parseStoreNumber(number)).toEqual(O.some(number));
  for (const number of ['', 'x'.repeat(65), ' 4', '4 ', '4\n', '4_4', '../4'])
    expect(parseStoreNumber(number)).toEqual(O.none);
});

describe('what is in a store', () => {
  it('[BUY-08] a product without a shelf in the store has no piece there', () => {
    const shelf = exampleStoreStock({ units: 3 });
    expect(unitsAt([shelf], shelf.storeNumber, shelf.sku)).toBe(3);
    expect(unitsAt([shelf], storeNumberOf('105'), shelf.sku)).toBe(0);
    expect(unitsAt([shelf], shelf.storeNumber, skuOf('1'))).toBe(0);
    expect(unitsAt([], shelf.storeNumber, shelf.sku)).toBe(0);
  });

  it('[BUY-08] a store with 1 to 5 units has few of them, with more it has plenty, with none nothing', () => {
    expect([0, 1, 5, 6].map(stockLevel)).toEqual(['none', 'few', 'few', 'plenty']);
    forAll(nearEdges(-3, 999, [0, 1, 5, 6]), (units) => {
      expect(stockLevel(units) === 'none').toBe(units < 1);
      expect(stockLevel(units) === 'few').toBe(units >= 1 && units <= 5);
    });
  });
});

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
    forAll(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 23 }), (day, hour) => {
      const state = openAt(mondays, inChicago(day, hour));
      expect(O.isSome(state)).toBe(true);
      if (O.isSome(state) && state.value._tag === 'Closed') expect((day + state.value.daysAhead) % 7).toBe(1);
    });
  });

  it('[BUY-08] of a store without hours nothing is known', () => {
    expect(openAt({ ...store, hours: [] }, inChicago(1, 12))).toEqual(O.none);
  });
});

describe('what can be in a store', () => {
  it('[BUY-08] [ADD-06] a special order, what has options still to be chosen and what is no longer available are in no store; anything else may', () => {
    forAll(fc.boolean(), fc.boolean(), fc.boolean(), (isNla, isMadeToOrder, hasCustomOrderConfirmation) => {
      const isOrdinary = [isNla, isMadeToOrder, hasCustomOrderConfirmation].every((is) => !is);
      expect(canBeInStores({ isNla, isMadeToOrder, hasCustomOrderConfirmation })).toBe(isOrdinary);
    });
    expect(canBeInStores(exampleProduct({ isAvailable: false, isBeingDiscontinued: true }))).toBe(true);
  });

  it('[BUY-08] [ADD-05] only shelves that can hold something count; what is unknown is nowhere', () => {
    const [plate, sofa, lost] = ['1', '2', '3'].map((sku) => exampleStoreStock({ sku: skuOf(sku) }));
    if (plate === undefined || sofa === undefined || lost === undefined) throw new Error('three shelves');
    const products = [
      exampleProduct({ sku: plate.sku }),
      exampleProduct({ sku: sofa.sku, hasCustomOrderConfirmation: true }),
    ];
    expect(storeStockFor(products, [plate, sofa, lost])).toEqual([plate]);
  });
});
