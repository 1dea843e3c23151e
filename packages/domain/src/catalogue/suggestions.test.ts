import { exampleProduct, forAll, skuOf } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchTerms, withCompounds } from './search-terms.ts';
import { suggestions } from './suggestions.ts';

const named = (...names: ReadonlyArray<string>) =>
  names.map((name, at) => exampleProduct({ sku: skuOf(`${100 + at}`), name }));
const word = fc.constantFrom('Copper', 'Kettle', 'Ketchup', 'Tea', 'Teapot', 'Crème', 'Set');
const name = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
const found = fc.record({
  products: fc.array(name, { maxLength: 12 }).map((names) => named(...names)),
  categories: fc.array(name, { maxLength: 4 }),
});
const typed = fc.constantFrom('k', 'ke', 'KET', 'copper ket', 'te', 'creme', 'tea pot', 'nothing');

describe('suggestions while typing', () => {
  it('[SHOP-04] at most six are suggested, each once and none as it was typed', () => {
    expect(
      suggestions('ket', {
        products: named('Copper Kettle', 'Steel Kettle', 'Ketchup Dish'),
        categories: ['Kettles & Teapots'],
      }),
    ).toEqual(['kettle', 'ketchup', 'Kettles & Teapots', 'Copper Kettle', 'Steel Kettle', 'Ketchup Dish']);
    forAll(typed, found, (text, results) => {
      const all = suggestions(text, results);
      const keys = all.map((one) => searchTerms(one).join(' '));
      expect(all.length).toBeLessThanOrEqual(6);
      expect(new Set(keys).size).toBe(keys.length);
      expect(keys).not.toContain(searchTerms(text).join(' '));
    });
  });

  it('[SHOP-04] each has all typed words as beginnings of its own, or of two of them written as one', () => {
    forAll(typed, found, (text, results) => {
      for (const one of suggestions(text, results))
        for (const term of searchTerms(text))
          expect(withCompounds(searchTerms(one)).some((own) => own.startsWith(term))).toBe(true);
    });
  });

  it('[SHOP-04] each has all typed words as beginnings: a table cloth is suggested for a tablecloth', () => {
    expect(suggestions('tablecl', { products: named('Table Cloth in Flax'), categories: [] })).toEqual([
      'Table Cloth in Flax',
    ]);
  });

  it('[SHOP-04] a word written out has its accents', () => {
    expect(suggestions('caf', { products: named('Cafetière à piston'), categories: [] })).toEqual([
      'cafetière',
      'Cafetière à piston',
    ]);
  });

  it('[SHOP-04] fewer than two letters suggest nothing', () => {
    expect(['', ' ', 'k', '?'].map((text) => suggestions(text, { products: named('Kettle'), categories: [] }))).toEqual(
      [[], [], [], []],
    );
  });
});
