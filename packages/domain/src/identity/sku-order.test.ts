import { sku, skuOf } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ordSku } from './sku-order.ts';

describe('the order of SKUs', () => {
  it('[INT-06] numbers are ordered by their value', () => {
    const number = fc.integer({ min: 1, max: 999_999_999 });
    fc.assert(
      fc.property(number, number, (a, b) => {
        expect(ordSku.compare(skuOf(String(a)), skuOf(String(b)))).toBe(Math.sign(a - b));
      }),
    );
  });

  it('[INT-06] a number comes before a SKU with letters or signs', () => {
    expect(ordSku.compare(skuOf('999999999999'), skuOf('1-A'))).toBe(-1);
    expect(ordSku.compare(skuOf('A-2'), skuOf('A-10'))).toBe(1);
  });

  it('[INT-06] only equal SKUs are in no order', () => {
    fc.assert(fc.property(sku, sku, (a, b) => (ordSku.compare(a, b) === 0) === (a === b)));
  });
});
