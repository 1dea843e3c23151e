import { exampleItem, exampleProduct, forAll, registryItem, skuOf } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSearchable, matchesSearch, normalizedListSearch, SEARCH_LIMIT } from './list-search.ts';

const bowl = exampleItem({
  product: exampleProduct({ sku: skuOf('4821'), name: 'Crème Brûlée Bowl, Chef’s', categoryName: 'Cups, Mugs & More' }),
});

describe('searching within a list', () => {
  it.each([
    ['bowl', true],
    ['chefs creme', true],
    ['BOWLS', true],
    ['brûl', true],
    ['mug bowl', true],
    ['4821', true],
    ['004821', true],
    ['821', false],
    ['owl', false],
    ['bowl plate', false],
    ['?!', true],
  ])(
    '[LIST-12] a gift is found by the beginnings of its words, in any order and however they are written: "%s", %s',
    (text, isFound) => {
      expect(matchesSearch(text)(bowl)).toBe(isFound);
    },
  );

  it('[LIST-12] nothing looked for finds everything', () => {
    forAll(registryItem, matchesSearch(' '));
  });

  it('[LIST-12] one more word never finds more', () => {
    forAll(registryItem, fc.string(), fc.string(), (item, one, other) => {
      if (matchesSearch(`${one} ${other}`)(item))
        expect([matchesSearch(one)(item), matchesSearch(other)(item)]).toEqual([true, true]);
    });
  });

  it('[LIST-12] a list is searched from 30 gifts on', () => {
    expect([0, 29, 30, 1_000].map(isSearchable)).toEqual([false, false, true, true]);
  });

  it('[LIST-12] what is looked for is one line of at most 80 characters', () => {
    forAll(fc.string({ maxLength: 200 }), (typed) => {
      const text = normalizedListSearch(typed);
      expect(text).toBe(text.trim());
      expect(text.length).toBeLessThanOrEqual(SEARCH_LIMIT);
      expect(text).not.toMatch(/\n|\t| {2}/);
      expect(normalizedListSearch(text)).toBe(text);
    });
  });
});
