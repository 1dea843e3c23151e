import { forAll } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { correctedTexts, type SearchedWord } from './corrected-texts.ts';

const known = (word: string): SearchedWord => ({ word, isKnown: true, isInName: true, near: [] });
const unknown = (word: string, ...near: ReadonlyArray<string>): SearchedWord => ({
  word,
  isKnown: false,
  isInName: false,
  near,
});

describe('other words for a search that finds nothing', () => {
  it('[SHOP-04] a word that products have stays as it was typed, and one that none has becomes the nearest of the shop, or is left out', () => {
    expect(correctedTexts([known('copper'), unknown('ketle', 'kettle')])[0]).toBe('copper kettle');
    expect(correctedTexts([known('copper'), unknown('qqqq')])).toEqual(['copper']);
    expect(correctedTexts([unknown('qqqq')])).toEqual([]);
  });

  it('[SHOP-04] among words equally near, one with the same first letter and of the same length comes first', () => {
    expect(correctedTexts([unknown('bowk', 'book', 'bow', 'cowk')])[0]).toBe('book');
    expect(correctedTexts([unknown('mugg', 'hugg', 'mug')])[0]).toBe('mug');
  });

  it('[SHOP-04] where the words are right but no product has all of them, each is left out in turn, the last one first, then each is tried alone; only words of names are; what joins others is left out first', () => {
    const described = { ...known('kind'), isInName: false };
    expect(correctedTexts([unknown('qqqq'), known('of'), known('the'), described])).toEqual([]);
    expect(correctedTexts([known('bowl'), known('with'), described])).toEqual(['bowl kind', 'bowl']);
    expect(correctedTexts([known('red'), known('oak'), known('bowl')])).toEqual([
      'red oak',
      'red bowl',
      'oak bowl',
      'red',
      'oak',
      'bowl',
    ]);
  });

  it('[SHOP-04] what was typed is not offered instead of itself', () => {
    const sought = fc.record({
      word: fc.constantFrom('red', 'oak', 'bowl', 'kettle'),
      isKnown: fc.boolean(),
      isInName: fc.boolean(),
      near: fc.subarray(['oak', 'bowl', 'bowls']),
    });
    forAll(fc.array(sought, { maxLength: 6 }), (words) => {
      const texts = correctedTexts(words);
      expect(texts).not.toContain(words.map(({ word }) => word).join(' '));
      expect(texts).not.toContain('');
    });
  });
});
