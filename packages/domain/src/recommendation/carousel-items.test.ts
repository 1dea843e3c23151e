import { forAll, nearEdges, sku, skuOf } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carouselItems } from './carousel-items.ts';

const things = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ sku: skuOf(String(from + index)) }));
const skus = (from: number, count: number) => things(from, count).map((product) => product.sku);

/** Recommended things, some twice; of each whether it is on the registry; and a length near what there is. */
const carousel = fc
  .record({
    numbers: fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 30 }),
    listed: fc.subarray(skus(1, 30)),
    minimum: nearEdges(-1, 20, [0, 6, 12]),
    limit: nearEdges(-1, 20, [0, 6, 12]),
  })
  .map(({ numbers, ...rest }) => ({
    ...rest,
    recommended: numbers.map((number, place) => ({ sku: skuOf(String(number)), place })),
  }));

describe('the things of a carousel', () => {
  it('[REC-05] another length is as it says, and the limit is stronger than the minimum', () => {
    const all = [...things(1, 3), ...things(100, 9)];
    const lengths = (minimum: number, limit: number) => carouselItems(all, skus(100, 9), { minimum, limit }).length;
    expect([lengths(3, 12), lengths(4, 12), lengths(8, 5), lengths(0, 2), lengths(20, 20), lengths(-1, -1)]).toEqual([
      3, 4, 5, 2, 12, 0,
    ]);
  });

  it('[REC-05] what is not on the registry comes first, what is on it after, both in their own order', () => {
    forAll(carousel, ({ recommended, listed, ...length }) => {
      const items = carouselItems(recommended, listed, length);
      const key = (item: { readonly sku: string; readonly place: number }) =>
        (listed.some((each) => each === item.sku) ? 1_000 : 0) + item.place;
      expect(items.map(key)).toEqual(items.map(key).sort((one, other) => one - other));
    });
  });

  it('[REC-05] nothing is there twice', () => {
    forAll(carousel, ({ recommended, listed, ...length }) => {
      const items = carouselItems(recommended, listed, length).map((item) => item.sku);
      expect(new Set(items).size).toBe(items.length);
    });
  });

  it('[REC-05] it is never longer than the limit, and shorter than the minimum only when all there is is in it', () => {
    forAll(carousel, ({ recommended, listed, minimum, limit }) => {
      const { length } = carouselItems(recommended, listed, { minimum, limit });
      const all = new Set(recommended.map((item) => item.sku)).size;
      expect(length).toBeLessThanOrEqual(Math.max(0, limit));
      expect(length).toBeGreaterThanOrEqual(Math.min(Math.max(0, limit), minimum, all));
    });
  });

  it('[REC-05] what is on the registry only fills up to the minimum', () => {
    forAll(fc.uniqueArray(sku, { maxLength: 30 }), fc.integer({ min: 0, max: 30 }), (all, cut) => {
      const listed = all.slice(cut);
      const items = carouselItems(
        all.map((each) => ({ sku: each })),
        listed,
      );
      const others = all.length - listed.length;
      expect(items.filter((item) => listed.includes(item.sku))).toHaveLength(
        Math.min(listed.length, Math.max(0, 6 - others)),
      );
      expect(items.filter((item) => !listed.includes(item.sku))).toHaveLength(Math.min(others, 12));
    });
  });
});
