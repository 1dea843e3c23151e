import { centsOf, exampleProduct, product } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSettledProduct, settledProduct } from '../item/index.ts';
import { availabilities, isOfAvailability } from './availability.ts';

describe('availability', () => {
  it.each([
    { isAvailable: true, isNla: false, now: 4_795, usual: 4_795, expected: ['available'] },
    { isAvailable: true, isNla: false, now: 4_794, usual: 4_795, expected: ['available', 'on-sale'] },
    { isAvailable: true, isNla: false, now: 4_796, usual: 4_795, expected: ['available'] },
    { isAvailable: false, isNla: false, now: 4_795, usual: 4_795, expected: ['out-of-stock'] },
    { isAvailable: false, isNla: false, now: 4_795, usual: 6_380, expected: ['on-sale', 'out-of-stock'] },
    { isAvailable: false, isNla: true, now: 4_795, usual: 4_795, expected: [] },
    { isAvailable: true, isNla: true, now: 4_795, usual: 6_380, expected: ['on-sale'] },
  ])(
    '[LIST-06] can be shipped $isAvailable, NLA $isNla, $now of $usual cents: $expected',
    ({ isAvailable, isNla, now, usual, expected }) => {
      const product = exampleProduct({ isAvailable, isNla, currentPrice: centsOf(now), regularPrice: centsOf(usual) });
      expect(availabilities.filter((availability) => isOfAvailability(availability, product))).toEqual(expected);
    },
  );

  it('[LIST-06] what can still be had is either available or out of stock, what cannot is neither', () => {
    fc.assert(
      fc.property(product, (product) => {
        const either = [isOfAvailability('available', product), isOfAvailability('out-of-stock', product)].filter(
          Boolean,
        );
        expect(either).toHaveLength(product.isNla || isSettledProduct(product) ? 0 : 1);
      }),
    );
  });

  it('[NLA-08] what stays of a replaced item is under none', () => {
    fc.assert(
      fc.property(product, (any) => {
        const left = settledProduct(any);
        expect(availabilities.filter((availability) => isOfAvailability(availability, left))).toEqual([]);
      }),
    );
  });

  it('[LIST-06] on sale is what costs less than usual, whether or not it can be had', () => {
    fc.assert(
      fc.property(product, (product) => {
        expect(isOfAvailability('on-sale', product)).toBe(
          product.regularPrice - product.currentPrice > 0 && !isSettledProduct(product),
        );
      }),
    );
  });
});
