import { exampleProduct } from '@gift-registry/domain/testing/arbitrary';
import { describe, expect, it } from 'vitest';
import { canBeAdded } from './can-be-added.ts';

describe('what can be put on a registry', () => {
  it.each([
    [{}, true],
    [{ isNla: true }, false],
    [{ isStockSku: false }, false],
    [{ isMadeToOrder: true }, false],
    [{ isAvailable: false, isOnWeb: false }, true],
  ])('[ADD-02] %o: %s', (overrides, expected) => {
    expect(canBeAdded(exampleProduct(overrides))).toBe(expected);
  });
});
