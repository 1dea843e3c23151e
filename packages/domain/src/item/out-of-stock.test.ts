import { exampleProduct, product } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOutOfStock } from './out-of-stock.ts';

describe('out of stock', () => {
  it('[BUY-09] what can be shipped now or takes back orders is not out of stock', () => {
    fc.assert(
      fc.property(product, (any) => {
        expect(isOutOfStock({ ...any, isAvailable: true })).toBe(false);
        expect(isOutOfStock({ ...any, isBackorderable: true })).toBe(false);
      }),
    );
    expect(isOutOfStock(exampleProduct({ isAvailable: false, isBackorderable: false }))).toBe(true);
  });

  it('[BUY-09] what is no longer available is not out of stock either: it does not come back', () => {
    expect(isOutOfStock(exampleProduct({ isAvailable: false, isBackorderable: false, isNla: true }))).toBe(false);
  });
});
