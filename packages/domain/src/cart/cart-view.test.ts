import { exampleLine, grIdOf } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { areAllGifts } from './cart-view.ts';

const plain = exampleLine({ grId: O.none });

describe('gifts and items', () => {
  it('[CART-05] lines that are all for registries are gifts', () => {
    expect(areAllGifts([exampleLine(), exampleLine({ grId: O.some(grIdOf('7310443')) })])).toBe(true);
  });

  it('[CART-05] one line without a registry makes all of them items', () => {
    expect(areAllGifts([exampleLine(), plain])).toBe(false);
    expect(areAllGifts([plain])).toBe(false);
  });
});
