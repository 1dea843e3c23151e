import {
  centsOf,
  exampleItem,
  examplePersonalization,
  exampleProduct,
  forAll,
  identityOf,
  price,
  registryItem,
} from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { isPersonalized } from '../item/index.ts';
import { bandOf, bandPrice, priceBands } from './price-band.ts';

const monogrammed = (amount: number) =>
  exampleItem({
    product: exampleProduct({ currentPrice: centsOf(amount), personalizationType: 700 }),
    identity: identityOf('4821', 7),
    personalization: O.some(examplePersonalization()),
  });

describe('price band', () => {
  it.each([
    [0, '0-20'],
    [1_999, '0-20'],
    [2_000, '20-50'],
    [4_999, '20-50'],
    [5_000, '50-100'],
    [9_999, '50-100'],
    [10_000, '100-250'],
    [24_999, '100-250'],
    [25_000, '250-500'],
    [49_999, '250-500'],
    [50_000, '500-1000'],
    [99_999, '500-1000'],
    [100_000, '1000-1500'],
    [149_999, '1000-1500'],
    [150_000, '1500-2000'],
    [199_999, '1500-2000'],
    [200_000, '2000-up'],
    [200_001, '2000-up'],
    [9_007_199_254_740_991, '2000-up'],
  ])('[LIST-02] %d cents are in %s', (amount, key) => {
    expect(bandOf(centsOf(amount)).key).toBe(key);
  });

  it.each([
    [0, 1_500, '0-20'],
    [499, 1_999, '0-20'],
    [500, 2_000, '20-50'],
    [3_499, 4_999, '20-50'],
    [3_500, 5_000, '50-100'],
    [198_499, 199_999, '1500-2000'],
    [198_500, 200_000, '2000-up'],
  ])('[LIST-03] a monogrammed item of %d cents is placed at %d, in %s', (amount, expected, key) => {
    expect(bandPrice(monogrammed(amount))).toBe(expected);
    expect(bandOf(bandPrice(monogrammed(amount))).key).toBe(key);
  });

  it('[LIST-03] an item that could be monogrammed and is not is placed at its price', () => {
    const plain = exampleItem({ product: exampleProduct({ currentPrice: centsOf(3_500), personalizationType: 700 }) });
    expect(bandPrice(plain)).toBe(3_500);
  });

  it('[LIST-02] bands begin at nothing, and each where the one before it ends', () => {
    expect(priceBands.map(({ from }) => from)).toEqual([
      0,
      ...priceBands.flatMap(({ below }) => (O.isSome(below) ? [below.value] : [])),
    ]);
  });

  it('[LIST-02] every price is in exactly one band', () => {
    forAll(price, (amount) => {
      const holding = priceBands.filter(
        ({ from, below }) => amount >= from && (O.isNone(below) || amount < below.value),
      );
      expect(holding).toEqual([bandOf(amount)]);
    });
  });

  it('[LIST-02] a band begins at its lower price and ends below its upper one', () => {
    let next = 0;
    for (const { key, from, below } of priceBands) {
      expect(from).toBe(next);
      next = O.isSome(below) ? below.value : Number.NaN;
      expect(key).toBe(O.isSome(below) ? `${from / 100}-${below.value / 100}` : `${from / 100}-up`);
    }
    expect(next).toBeNaN();
  });

  it('[LIST-03] an item is in the band of its price, a personalized one with 15.00 more', () => {
    forAll(registryItem, (item) => {
      expect(bandPrice(item) - item.product.currentPrice).toBe(isPersonalized(item) ? 1_500 : 0);
    });
  });
});
