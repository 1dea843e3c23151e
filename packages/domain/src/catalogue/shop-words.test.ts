import { writing } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchTerms } from './search-terms.ts';
import { wordMatches } from './shop-words.ts';
import { hasSearchTerms } from './word-match.ts';

const synonyms = [
  ['couch', 'sofa'],
  ['silverware', 'flatware'],
  ['gray', 'grey'],
  ['comforter', 'duvet'],
  ['glass', 'glassware'],
];

const finds = (typed: string, name: string): boolean => hasSearchTerms(searchTerms(name), wordMatches(typed, synonyms));

describe('what is looked for in the shop', () => {
  it('[ADD-09] what is typed meets what begins with it, alone or as one word with those beside it', () => {
    fc.assert(
      fc.property(writing(0, 40), fc.nat(6), (name, emails) => {
        expect(finds(name, name)).toBe(true);
        for (const word of searchTerms(name)) expect(finds([...word].slice(0, 1 + emails).join(''), name)).toBe(true);
      }),
    );
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
