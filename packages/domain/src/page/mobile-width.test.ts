import { nearEdges } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMobileWidth } from './mobile-width.ts';

describe('mobile width', () => {
  it.each([
    [320, true],
    [767, true],
    [768, true],
    [768.5, false],
    [769, false],
    [1_440, false],
  ])('[PAGE-15] %d pixels: mobile is %s', (pixels, expected) => {
    expect(isMobileWidth(pixels)).toBe(expected);
  });

  it('[PAGE-15] up to 768 is mobile, anything wider is not', () => {
    fc.assert(fc.property(nearEdges(0, 5_000, [768]), (pixels) => isMobileWidth(pixels) === pixels < 769));
  });
});
