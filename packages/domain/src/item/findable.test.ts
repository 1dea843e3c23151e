import { exampleProduct, product } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFindable } from './findable.ts';

describe('what is found in the shop', () => {
  it.each([
    [{}, true],
    [{ isAvailable: false }, true],
    [{ isNla: true }, false],
    [{ isOnWeb: false }, false],
    [{ isNla: true, isOnWeb: false }, false],
  ])('[ADD-09] %j: %s', (overrides, expected) => {
    expect(isFindable(exampleProduct(overrides))).toBe(expected);
  });

  it('[ADD-09] [NLA-02] a product that is no longer available or not on the web is not found', () => {
    fc.assert(
      fc.property(product, (each) => {
        expect(isFindable({ ...each, isNla: true })).toBe(false);
        expect(isFindable({ ...each, isOnWeb: false })).toBe(false);
      }),
    );
  });

  it('[ADD-09] every other product is, also while it is out of stock', () => {
    fc.assert(
      fc.property(product, (each) => {
        expect(isFindable({ ...each, isNla: false, isOnWeb: true })).toBe(true);
      }),
    );
  });
});
