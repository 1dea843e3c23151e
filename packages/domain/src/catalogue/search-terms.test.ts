import { exampleProduct, forAll, product, skuOf, writing } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogueEntry } from './catalogue-entry.ts';
import {
  hasSearchTerms,
  isOneEditApart,
  joinedWith,
  joinedWords,
  productTerms,
  searchTerms,
  spellings,
  type WordMatch,
  withCompounds,
  wordMatches,
} from './search-terms.ts';

const synonyms = [
  ['couch', 'sofa'],
  ['silverware', 'flatware'],
  ['gray', 'grey'],
  ['comforter', 'duvet'],
  ['glass', 'glassware'],
];

const finds = (typed: string, name: string): boolean => hasSearchTerms(searchTerms(name), wordMatches(typed, synonyms));

describe('what is looked for in French', () => {
  it.each([
    ['couteaux', 'Couteau de chef'],
    ['couteau', 'Couteaux à fromage'],
    ['oeuf', 'Coquetier à œufs'],
    ['œuf', 'Coquetier à oeuf'],
    ['l’assiette', 'Assiettes Saltmarsh'],
    ["d'abeille", 'Chandelle en cire d’abeille'],
    ['abeille', 'Chandelle en cire d’abeille'],
    ['brulee', 'Crème brûlée'],
    ['brûlée', 'Crème brulee'],
  ])('[LANG-04] %s finds %s', (typed, name) => {
    const { words, nameTerms } = catalogueEntry(exampleProduct({ name: 'Thing', texts: { 'fr-CA': { name } } }));
    expect(hasSearchTerms(words, wordMatches(typed, []))).toBe(true);
    expect(hasSearchTerms(nameTerms, wordMatches(typed, []))).toBe(true);
  });
});

describe('what is looked for in the shop', () => {
  it('[ADD-09] what is typed meets what begins with it, alone or as one word with those beside it', () => {
    forAll(writing(0, 40), fc.nat(6), (name, emails) => {
      expect(finds(name, name)).toBe(true);
      for (const word of searchTerms(name)) expect(finds([...word].slice(0, 1 + emails).join(''), name)).toBe(true);
    });
    expect([finds('tea pot', 'Stoneware Teapot'), finds('night stands', 'Nightstand')]).toEqual([true, true]);
  });

  it.each([
    ['knife', 'Steak Knives'],
    ['knives', 'Chef’s Knife'],
    ['shelf', 'Wall Shelves'],
    ['shelves', 'Wall Shelf'],
    ['berry', 'Berries'],
    ['berries', 'Berry Bowl'],
    ['dishes', 'Baking Dish'],
    ['glasses', 'Wine Glass'],
    ['vases', 'Bud Vase'],
    ['boxes', 'Storage Box'],
    ['trays', 'Tray'],
    ['tray', 'Trays'],
  ])('[ADD-09] [SHOP-04] one of a thing meets many of it, and many meet one: %s, %s', (typed, name) => {
    expect(finds(typed, name)).toBe(true);
  });

  it.each([
    ['couch', 'Linen Sofa'],
    ['couches', 'Sofas'],
    ['silverware', 'Flatware Set'],
    ['gray', 'Grey Throw'],
    ['grey', 'Throw, Gray'],
    ['comforter', 'Down Duvet'],
  ])('[ADD-09] [SHOP-04] a word meets whatever means the same, one or many of it: %s, %s', (typed, name) => {
    expect(finds(typed, name)).toBe(true);
    expect(finds(typed, 'Copper Kettle')).toBe(false);
  });

  it.each([
    ['mats', 'Mattress'],
    ['as', 'A Plate'],
    ['couch', 'Couscoussier'],
    ['glass', 'Gloss'],
    ['bus', 'Bu'],
  ])('[ADD-09] what only looks like it is not met: %s, %s', (typed, name) => {
    expect(finds(typed, name)).toBe(false);
  });

  it('[ADD-09] a person who requests nothing asks for what every product has', () => {
    for (const nothing of ['', ' ', '–', '\u200b']) expect(wordMatches(nothing, synonyms)).toEqual([]);
  });
});

const beginning = (...beginnings: ReadonlyArray<string>): WordMatch => ({ beginnings, wholes: [] });
const few = fc.uniqueArray(fc.stringMatching(/^[a-c]{1,4}$/));

describe('search words', () => {
  it.each([
    [[], [], true],
    [['plate'], [], true],
    [[], [beginning('p')], false],
    [['plate'], [beginning('plate')], true],
    [['plate'], [beginning('plat')], true],
    [['plate'], [beginning('plates')], false],
    [['plate'], [beginning('late')], false],
    [['plate'], [beginning('late', 'pl')], true],
    [['plate'], [{ beginnings: [], wholes: ['plat'] }], false],
    [['plate'], [{ beginnings: ['x'], wholes: ['plate'] }], true],
    [['dinner', 'plate'], [beginning('pl'), beginning('din')], true],
    [['dinner', 'plate'], [beginning('pl'), beginning('soup')], false],
  ])('[ADD-09] %j has %j: %s', (words, text, expected) => {
    expect(hasSearchTerms(words, text)).toBe(expected);
  });

  it('[ADD-09] a text matches when each search term is met: by a word that begins so, or by one that is exactly that', () => {
    forAll(few, few, few, (words, beginnings, wholes) => {
      for (const word of words)
        expect(hasSearchTerms(words, [beginning(word.slice(0, 1)), beginning(word)])).toBe(true);
      expect(hasSearchTerms(words, [{ beginnings, wholes }])).toBe(
        words.some((word) => wholes.includes(word) || beginnings.some((beginning) => word.indexOf(beginning) === 0)),
      );
    });
  });

  it('[NAME-01] search words side by side are tried as one word, up to three of them', () => {
    const words = ['a', 'b', 'c', 'd', 'e'];
    expect(joinedWith(words)('a')).toEqual(['a', 'ab', 'abc']);
    expect([...joinedWith(words)('c')].sort()).toEqual(['abc', 'bc', 'bcd', 'c', 'cd', 'cde']);
    expect([...joinedWith(words)('e')].sort()).toEqual(['cde', 'de', 'e']);
    expect(joinedWords(['a', 'b', 'c', 'd'])).toEqual(['a', 'ab', 'abc', 'b', 'bc', 'bcd', 'c', 'cd', 'd']);
    expect([joinedWords([]), joinedWith(['a'])('a')]).toEqual([[], ['a']]);
  });
});

const letter = fc.constantFrom('a', 'b', 'c', 'é');
const word = fc.array(letter, { minLength: 1, maxLength: 8 }).map((letters) => letters.join(''));
/** A word, and the same with one mistake. */
const mistaken = fc
  .tuple(word, fc.nat(7), letter, fc.constantFrom('more', 'fewer', 'other', 'swapped'))
  .map(([meant, place, extra, mistake]) => {
    const letters = [...meant];
    const at = place % letters.length;
    const [here = '', next = ''] = letters.slice(at);
    if (mistake === 'more') return [meant, letters.toSpliced(at, 0, extra).join('')] as const;
    if (mistake === 'fewer') return [meant, letters.toSpliced(at, 1).join('')] as const;
    if (mistake === 'other') return [meant, letters.toSpliced(at, 1, extra).join('')] as const;
    return [meant, letters.toSpliced(at, 2, next, here).join('')] as const;
  });

describe('spelling', () => {
  it('[SHOP-04] a word is near itself', () => {
    forAll(word, (one) => isOneEditApart(one, one));
  });

  it('[SHOP-04] a word with one letter more, fewer, or another, or two that changed places, is near it, and it near that', () => {
    forAll(mistaken, ([meant, typed]) => isOneEditApart(meant, typed) && isOneEditApart(typed, meant));
  });

  it('[SHOP-04] what is near has a spelling in common with the word', () => {
    forAll(fc.oneof(mistaken, fc.tuple(word, word)), ([one, other]) => {
      if (isOneEditApart(one, other))
        expect(spellings(one).some((spelling) => spellings(other).includes(spelling))).toBe(true);
    });
  });

  it('[SHOP-04] a word of another length by two is not near', () => {
    forAll(word, letter, letter, (one, a, b) => !isOneEditApart(one, `${one}${a}${b}`));
  });
});

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
    forAll(text, (given) => {
      const words = searchTerms(given);
      expect(new Set(words).size).toBe(words.length);
      for (const word of words) {
        expect(word).toMatch(/^[\p{L}\p{Nd}]{1,64}$/u);
        expect(word.toLowerCase()).toBe(word);
      }
    });
  });

  it('[ADD-09] words have themselves as words', () => {
    forAll(text, (given) => {
      expect(searchTerms(searchTerms(given).join(' '))).toEqual(searchTerms(given));
    });
  });

  it('[ADD-09] capitals, accents and what is between words make no difference', () => {
    forAll(fc.string({ unit: fc.constantFrom('a', 'e', 'c', 'n', '7', ' '), maxLength: 40 }), (given) => {
      const adorned = given.toUpperCase().replaceAll('E', 'É').replaceAll('C', 'C\u0327').replaceAll(' ', ' – ');
      expect(searchTerms(adorned)).toEqual(searchTerms(given));
    });
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
    forAll(words, (all) => {
      const pairs = all.slice(1).map((next, at) => [all[at] ?? '', next] as const);
      const expected = pairs.filter((pair) => pair.every((word) => word.length > 2)).map((pair) => pair.join(''));
      expect(new Set(withCompounds(all))).toEqual(new Set([...all, ...expected]));
      expect(withCompounds(all).slice(0, all.length)).toEqual(all);
    });
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
    forAll(product, (each) => hasSearchTerms(productTerms(each), wordMatches(each.name, [])));
  });
});
