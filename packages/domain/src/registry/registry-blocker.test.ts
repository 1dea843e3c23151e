import { exampleProduct, forAll, product } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { registryBlocker } from './registry-blocker.ts';

describe('why a product cannot be put on a registry', () => {
  it('[ADD-02] what is no longer available, made to order, no stock SKU or needs a design has a reason; everything else has none', () => {
    forAll(product, (each) => {
      const isBlocked = each.isNla || each.isMadeToOrder || !each.isStockSku || each.personalizationType === 100;
      expect(O.isSome(registryBlocker(each))).toBe(isBlocked);
    });
  });

  it('[ADD-02] no longer available is reported first', () => {
    forAll(product, (each) => {
      expect(registryBlocker({ ...each, isNla: true })).toEqual(O.some('no-longer-available'));
    });
  });

  it.each([
    [{}, O.none],
    [{ isMadeToOrder: true, isStockSku: false }, O.some('made-to-order')],
    [{ isStockSku: false }, O.some('not-from-stock')],
    [{ personalizationType: 100 as const }, O.some('design-missing')],
    [{ personalizationType: 700 as const }, O.none],
    [{ isAvailable: false, isOnWeb: false }, O.none],
  ])('[ADD-02] %j: %j', (overrides, expected) => {
    expect(registryBlocker(exampleProduct(overrides))).toEqual(expected);
  });
});
