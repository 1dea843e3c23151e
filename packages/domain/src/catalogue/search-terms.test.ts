import { exampleProduct, product, skuOf, writing } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { productTerms, searchTerms } from './search-terms.ts';
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
