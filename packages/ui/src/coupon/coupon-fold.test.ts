import { forAll, nearEdges } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { isCouponFolded } from './coupon-fold.ts';

const pixels = nearEdges(200, 2_000, [639, 640, 768, 769]);

describe('whether a completion code is folded', () => {
  it.each([
    [1_440, 900, false],
    [769, 640, false],
    [768, 900, true],
    [390, 844, true],
    [844, 390, true],
    [1_440, 639, true],
  ])('[COUP-01] in a window of %d by %d at first: %s', (width, height, expected) => {
    expect(isCouponFolded(O.none, { width, height })).toBe(expected);
  });

  it('[COUP-01] what the reader chose counts, whatever the window', () => {
    forAll(fc.boolean(), pixels, pixels, (chosen, width, height) => {
      expect(isCouponFolded(O.some(chosen), { width, height })).toBe(chosen);
    });
  });

  it('[COUP-01] nobody having chosen, it is folded exactly where the window is as narrow as a phone’s or lower than 640', () => {
    forAll(pixels, pixels, (width, height) => {
      expect(isCouponFolded(O.none, { width, height })).toBe(width <= 768 || height < 640);
    });
  });
});
