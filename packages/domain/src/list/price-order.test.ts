import {
  centsOf,
  exampleItem,
  exampleProduct,
  identityOf,
  price,
  registryItems,
  skuOf,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RegistryItem } from '../item/index.ts';
import { bandPrice } from './price-band.ts';
import { cheapestFirst, priceOrder } from './price-order.ts';

const byPrice = (items: ReadonlyArray<RegistryItem>) => cheapestFirst(items, items.map(bandPrice));

/** Short lists and long ones; near an end of the digits, and near the largest amount of all. */
const prices = fc.oneof(
  fc.array(price, { maxLength: 40 }),
  fc.array(price, { minLength: 120, maxLength: 300 }),
  fc.array(fc.constantFrom(0, 1, 1_500, 4_294_967_295, 4_294_967_296, 9_007_199_254_740_991).map(centsOf), {
    maxLength: 8,
  }),
);

describe('price order', () => {
  it('[LIST-02] equal prices keep the order in which they were added', () => {
    expect(priceOrder([])).toEqual([]);
    expect(priceOrder([500, 500, 100, 500, 100].map(centsOf))).toEqual([2, 4, 0, 1, 3]);
    expect(priceOrder([9_007_199_254_740_991, 0, 9_007_199_254_740_991, 9_007_199_254_740_990].map(centsOf))).toEqual([
      1, 3, 0, 2,
    ]);
  });

  it('[LIST-02] equal prices keep their order on both sides of what fits into 32 bits, in short lists and in long ones', () => {
    for (const amount of [4_294_967_295, 4_294_967_296])
      for (const count of [2, 127, 128]) {
        const all = Array.from({ length: count }, (_, at) => centsOf(at % 2 === 0 ? amount : amount - 1));
        const odd = all.flatMap((_, at) => (at % 2 === 0 ? [] : [at]));
        const even = all.flatMap((_, at) => (at % 2 === 0 ? [at] : []));
        expect(priceOrder(all)).toEqual([...odd, ...even]);
      }
  });

  it('[LIST-02] every position is there once', () => {
    fc.assert(
      fc.property(prices, (all) => {
        expect([...priceOrder(all)].sort((a, b) => a - b)).toEqual(all.map((_, at) => at));
      }),
    );
  });

  it('[LIST-02] prices rise, and equal prices keep their order', () => {
    fc.assert(
      fc.property(prices, (all) => {
        const order = priceOrder(all);
        order.forEach((at, turn) => {
          const before = order[turn - 1];
          if (before === undefined) return;
          const [lower = Number.NaN, higher = Number.NaN] = [all[before], all[at]];
          expect(lower < higher || (lower === higher && before < at)).toBe(true);
        });
      }),
    );
  });

  it('[LIST-03] items rise by the price by which they are placed', () => {
    const personalized = exampleItem({
      product: exampleProduct({ sku: skuOf('1'), currentPrice: centsOf(1_000), personalizationType: 700 }),
      identity: identityOf('1', 3),
    });
    const plain = exampleItem({ product: exampleProduct({ sku: skuOf('2'), currentPrice: centsOf(2_499) }) });
    const dearer = exampleItem({ product: exampleProduct({ sku: skuOf('3'), currentPrice: centsOf(2_501) }) });
    expect(byPrice([dearer, personalized, plain])).toEqual([plain, personalized, dearer]);
    fc.assert(
      fc.property(fc.oneof(registryItems(16), registryItems(90)), (items) => {
        expect(byPrice(items)).toEqual([...items].sort((a, b) => bandPrice(a) - bandPrice(b)));
      }),
    );
  });

  it('[LIST-02] few items and many: what costs the same keeps its order', () => {
    for (const count of [0, 1, 2, 63, 64, 65]) {
      const all = Array.from({ length: count }, (_, at) => {
        const sku = skuOf(String(at + 1));
        return exampleItem({
          product: exampleProduct({ sku, currentPrice: centsOf(at % 3) }),
          identity: identityOf(sku),
        });
      });
      const of = (price: number) => all.filter((_, at) => at % 3 === price);
      expect(byPrice(all)).toEqual([...of(0), ...of(1), ...of(2)]);
    }
  });
});
