import { forAll, nearEdges } from '@gift-registry/domain/testing/arbitrary';
import { describe, expect, it } from 'vitest';
import { pagesFor, productsBefore } from './catalogue-query.ts';

describe('pages of the catalogue', () => {
  it.each([
    [0, 0],
    [1, 1],
    [24, 1],
    [25, 2],
    [48, 2],
    [49, 3],
    [40_000, 1_667],
  ])('[ADD-09] %d products are %d pages', (products, pages) => {
    expect(pagesFor(products)).toBe(pages);
  });

  it.each([
    [-1, 0],
    [0, 0],
    [1, 0],
    [1.5, 0],
    [2, 24],
    [3, 48],
  ])('[ADD-09] before page %d come %d', (page, before) => {
    expect(productsBefore(page)).toBe(before);
  });

  it('[ADD-09] nothing found has no page', () => {
    expect(pagesFor(0)).toBe(0);
  });

  it('[ADD-09] the pages hold everything, each at most 24 and only the last one fewer', () => {
    forAll(nearEdges(1, 500, [24, 48, 480]), (products) => {
      const last = pagesFor(products);
      expect(productsBefore(last)).toBeLessThan(products);
      expect(products - productsBefore(last)).toBeLessThanOrEqual(24);
      expect(productsBefore(last + 1) - productsBefore(last)).toBe(24);
    });
  });
});
