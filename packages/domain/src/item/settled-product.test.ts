import { forAll, product } from '@gift-registry/domain/testing/arbitrary';
import { describe, expect, it } from 'vitest';
import { availabilities, isOfAvailability } from '../list/index.ts';
import { isSettledProduct, settledProduct } from './settled-product.ts';

describe('the product of a settled item', () => {
  it('[NLA-08] a settled product is neither available nor no longer available, and under no availability filter', () => {
    forAll(product, (any) => {
      const settled = settledProduct(any);
      expect(isSettledProduct(settled)).toBe(true);
      expect([settled.isAvailable, settled.isNla]).toEqual([false, false]);
      expect(availabilities.filter((availability) => isOfAvailability(availability, settled))).toEqual([]);
    });
  });

  it('[NLA-08] what is sold, or says that it is not, is no settled product', () => {
    forAll(product, (any) => {
      expect(isSettledProduct({ ...any, isOnWeb: true })).toBe(false);
      expect(isSettledProduct({ ...any, isAvailable: true })).toBe(false);
      expect(isSettledProduct({ ...any, isNla: true })).toBe(false);
      expect(isSettledProduct({ ...any, availabilityMessage: 'Out of stock' })).toBe(false);
    });
  });
});
