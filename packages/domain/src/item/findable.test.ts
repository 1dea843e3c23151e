import { exampleProduct } from '@gift-registry/domain/testing/arbitrary';
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
});
