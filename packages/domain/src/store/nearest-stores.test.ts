import {
  exampleProduct,
  exampleStore,
  exampleStoreStock,
  forAll,
  markets,
  nearEdges,
  sites,
  storeNumberOf,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceIn, servesSite, storesNear } from './nearest-stores.ts';

const place = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const miles = distanceIn(markets.US);
const kilometres = distanceIn(markets.CA);

describe('how far a store is', () => {
  it('[BUY-08] a place is no distance from itself, and it is as far there as back', () => {
    forAll(place, place, (a, b) => {
      expect(miles(a, a)).toBe(0);
      expect(miles(a, b)).toBe(miles(b, a));
    });
  });

  it('[BUY-08] no way over a third place is shorter, but for rounding', () => {
    forAll(place, place, place, (a, b, over) => {
      expect(miles(a, b)).toBeLessThanOrEqual(miles(a, over) + miles(over, b) + 0.2);
    });
  });

  it('[BUY-08] half of the way round the earth is the farthest there is', () => {
    expect(kilometres({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBe(20_015.1);
    expect(kilometres({ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 77 })).toBe(20_015.1);
    forAll(place, place, (a, b) => {
      expect(kilometres(a, b)).toBeLessThanOrEqual(20_015.1);
    });
  });

  it('[CA-01] kilometres are 1.609 times as many as miles, but for rounding', () => {
    forAll(place, place, (a, b) => {
      expect(Math.abs(kilometres(a, b) - miles(a, b) * 1.6093)).toBeLessThan(0.5);
    });
  });

  it('[BUY-08] a way that was measured: Chicago to Milwaukee, over the date line, one degree north', () => {
    expect(miles({ latitude: 41.88, longitude: -87.63 }, { latitude: 43.04, longitude: -87.91 })).toBe(81.4);
    expect(kilometres({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 })).toBe(111.2);
    expect(kilometres({ latitude: 45, longitude: -75 }, { latitude: 46, longitude: -75 })).toBe(111.2);
  });
});

const here = { latitude: 0, longitude: 0 };
const sought = { product: exampleProduct(), shelves: [exampleStoreStock({ units: 3 })] };
const store = (number: number, latitude: number, overrides = {}) =>
  exampleStore({ storeNumber: storeNumberOf(String(number)), latitude, longitude: 0, ...overrides });

const anyStores = fc.uniqueArray(
  fc
    .tuple(
      nearEdges(1, 60, [10, 11]),
      fc.double({ min: -3, max: 3, noNaN: true }),
      fc.constantFrom('US' as const, 'CA' as const),
      fc.subarray(['main', 'modern', 'kids'] as const),
    )
    .map(([number, latitude, market, brands]) => store(number, latitude, { market, brands })),
  { selector: ({ storeNumber }) => storeNumber, maxLength: 40 },
);

describe('the stores near a place', () => {
  it('[BUY-08] at most ten stores are reported, of this market and this site’s brand alone', () => {
    forAll(anyStores, fc.constantFrom(...Object.values(sites)), (stores, site) => {
      const listed = storesNear(site, here, stores, sought);
      const near = stores
        .filter(servesSite(site))
        .filter((store) => distanceIn(site.marketRules)(here, store) <= site.marketRules.nearby);
      expect(listed).toHaveLength(Math.min(10, near.length));
      for (const { storeNumber } of listed) expect(near.map((store) => store.storeNumber)).toContain(storeNumber);
    });
    expect(servesSite(sites.kids)(exampleStore())).toBe(true);
    expect(servesSite(sites.modern)(exampleStore())).toBe(false);
    expect(servesSite(sites.canada)(exampleStore())).toBe(false);
  });

  it('[BUY-08] the nearest comes first, of equal distance the one with the lower number', () => {
    forAll(anyStores, (stores) => {
      const listed = storesNear(sites.main, here, stores, sought);
      listed.slice(1).forEach((next, index) => {
        const before = listed[index];
        expect(before === undefined || before.distance <= next.distance).toBe(true);
      });
    });
    const equal = [store(12, 0.5), store(11, -0.5), store(13, 0.1)];
    expect(storesNear(sites.main, here, equal, sought).map(({ storeNumber }) => storeNumber)).toEqual([
      '13',
      '11',
      '12',
    ]);
  });

  it('[BUY-08] a store 100 miles away is reported, and one a tenth of a mile farther is not; in Canada it is 160 kilometres', () => {
    const degree = { US: (3_958.8 * Math.PI) / 180, CA: (6_371 * Math.PI) / 180 };
    const count = (site: 'main' | 'canada', distance: number) => {
      const { market } = sites[site];
      const perDegree = site === 'main' ? degree.US : degree.CA;
      return storesNear(sites[site], here, [store(1, distance / perDegree, { market })], sought).length;
    };
    expect([99.9, 100, 100.1, 160].map((distance) => count('main', distance))).toEqual([1, 1, 0, 0]);
    expect([100.1, 159.9, 160, 160.1].map((distance) => count('canada', distance))).toEqual([1, 1, 1, 0]);
  });

  it('[BUY-08] of each store as many units are reported as are there', () => {
    const stores = [exampleStore(), exampleStore({ storeNumber: storeNumberOf('105') })];
    expect(storesNear(sites.main, exampleStore(), stores, sought).map(({ units }) => units)).toEqual([3, 0]);
  });

  it('[BUY-08] [BUY-09] [ADD-06] what is no longer available is available nowhere, and neither is a special order', () => {
    for (const product of [exampleProduct({ isNla: true }), exampleProduct({ hasCustomOrderConfirmation: true })]) {
      const listed = storesNear(sites.main, exampleStore(), [exampleStore()], { ...sought, product });
      expect(listed.map(({ units }) => units)).toEqual([0]);
    }
  });
});
