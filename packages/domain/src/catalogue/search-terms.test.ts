import { exampleProduct, product, skuOf, writing } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogueEntry } from './catalogue-entry.ts';
import { productTerms, searchTerms, withCompounds } from './search-terms.ts';
import { wordMatches } from './shop-words.ts';
import { hasSearchTerms } from './word-match.ts';

/** What people write: any script, and the words of a shop with their accents and apostrophes. */
const text = fc.oneof(
  writing(0, 60),
  fc
    .array(fc.constantFrom('Crème', 'brûlée', 'CHEF’S', "kids'", 'Ø', 'İznik', '№ 4', '½', '-', '32'), { maxLength: 8 })
    .map((words) => words.join(' ')),
);

describe('the words of a text', () => {
  it.each([
    ['', []],
    [' -–…!%:&\'"🎁', []],
    ['Crème-brûlée Torch, Chef’s', ['creme', 'brulee', 'torch', 'chefs']],
    ["KIDS' kids’ Kids", ['kids']],
    ['12-Piece Set (12)', ['12', 'piece', 'set']],
    ['İznik ÉLAN', ['iznik', 'elan']],
    ['Größe Øland', ['grosse', 'oland']],
    ['Толстый Чайник', ['толстыи', 'чаиник']],
    ['a\u0000b', ['a', 'b']],
    ['tea\u200bp\u00adot\u200e', ['teapot']],
  ])('[ADD-09] of %j are %j', (given, words) => {
    expect(searchTerms(given)).toEqual(words);
  });

  it.each([
    [63, 63],
    [64, 64],
    [65, 64],
    [300, 64],
  ])('[ADD-09] a word of %d letters is stored as its first %d', (letters, stored) => {
    expect(searchTerms('x'.repeat(letters))).toEqual(['x'.repeat(stored)]);
    expect(searchTerms('𐐨'.repeat(letters))).toEqual(['𐐨'.repeat(stored)]);
  });

  it('[ADD-09] a word is lower-case letters and digits, 1 to 64 of them, and no word comes twice', () => {
    fc.assert(
      fc.property(text, (given) => {
        const words = searchTerms(given);
        expect(new Set(words).size).toBe(words.length);
        for (const word of words) {
          expect(word).toMatch(/^[\p{L}\p{Nd}]{1,64}$/u);
          expect(word.toLowerCase()).toBe(word);
        }
      }),
    );
  });

  it('[ADD-09] words have themselves as words', () => {
    fc.assert(
      fc.property(text, (given) => {
        expect(searchTerms(searchTerms(given).join(' '))).toEqual(searchTerms(given));
      }),
    );
  });

  it('[ADD-09] capitals, accents and what is between words make no difference', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'e', 'c', 'n', '7', ' '), maxLength: 40 }), (given) => {
        const adorned = given.toUpperCase().replaceAll('E', 'É').replaceAll('C', 'C\u0327').replaceAll(' ', ' – ');
        expect(searchTerms(adorned)).toEqual(searchTerms(given));
      }),
    );
  });
});

describe('the compounds of a name', () => {
  const finds = (name: string, text: string) =>
    hasSearchTerms(catalogueEntry(exampleProduct({ name })).words, wordMatches(text, []));

  it.each([
    ['Table cloth', 'tablecloth'],
    ['Tablecloth', 'table cloth'],
    ['Table-Cloths, Set of 2', 'tablecloths'],
    ['Red Wine Glasses, Set of 4', 'wineglass'],
    ['Red Wine Glasses, Set of 4', 'wineglasses'],
    ['Wineglass', 'wine glasses'],
    ['Spring\u00adform pan', 'springform'],
    ['Springform pan', 'spring form'],
    ['Spring Form Pan', 'springform pan'],
  ])('[ADD-09] “%s” is found by “%s”', (name, text) => {
    expect(finds(name, text)).toBe(true);
  });

  it.each([
    ['Table cloth', 'tableclothing'],
    ['Cloth for a table', 'tablecloth'],
    ['Set of 4 plates', 'of4'],
    ['Oak tray', 'oaktree'],
  ])('[ADD-09] “%s” is not found by “%s”', (name, text) => {
    expect(finds(name, text)).toBe(false);
  });

  it('[ADD-09] two words of a name side by side, of three letters or more each, are one word of it, too', () => {
    const words = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,6}$/), { maxLength: 6 });
    fc.assert(
      fc.property(words, (all) => {
        const pairs = all.slice(1).map((next, at) => [all[at] ?? '', next] as const);
        const expected = pairs.filter((pair) => pair.every((word) => word.length > 2)).map((pair) => pair.join(''));
        expect(new Set(withCompounds(all))).toEqual(new Set([...all, ...expected]));
        expect(withCompounds(all).slice(0, all.length)).toEqual(all);
      }),
    );
  });
});

describe('the words of a product', () => {
  it('[ADD-09] are those of its name, places, description and number', () => {
    const plate = exampleProduct({
      sku: skuOf('4821'),
      name: 'Name',
      categoryName: 'Category',
      department: 'Department',
      productClass: 'Class',
      productSubclass: 'Subclass',
      description: 'Description',
      summary: 'Summary',
      highlights: ['Highlight'],
    });
    expect([...productTerms(plate)].sort()).toEqual([
      '004821',
      '4821',
      'category',
      'class',
      'department',
      'description',
      'name',
      'subclass',
    ]);
  });

  it('[ADD-09] its own name finds a product', () => {
    fc.assert(fc.property(product, (each) => hasSearchTerms(productTerms(each), wordMatches(each.name, []))));
  });
});
