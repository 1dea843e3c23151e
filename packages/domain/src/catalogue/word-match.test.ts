import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasSearchTerms, joinedWith, joinedWords, type WordMatch } from './word-match.ts';

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
    fc.assert(
      fc.property(few, few, few, (words, beginnings, wholes) => {
        for (const word of words)
          expect(hasSearchTerms(words, [beginning(word.slice(0, 1)), beginning(word)])).toBe(true);
        expect(hasSearchTerms(words, [{ beginnings, wholes }])).toBe(
          words.some((word) => wholes.includes(word) || beginnings.some((beginning) => word.indexOf(beginning) === 0)),
        );
      }),
    );
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
