import { forAll } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTooDark } from './too-dark.ts';

describe('a picture that is too dark', () => {
  it('[ADD-08] whatever is darker than something too dark is too dark', () => {
    const brightness = fc.double({ min: 0, max: 255, noNaN: true });
    forAll(brightness, brightness, (one, other) => {
      fc.pre(isTooDark(Math.max(one, other)));
      expect(isTooDark(Math.min(one, other))).toBe(true);
    });
  });

  it('[ADD-08] a black picture is too dark, one in plain light is not', () => {
    expect([0, 39.9, 40, 128, 255].map(isTooDark)).toEqual([true, true, false, false, false]);
  });
});
