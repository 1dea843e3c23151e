import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOneEditApart, spellings } from './spelling.ts';

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
    fc.assert(fc.property(word, (one) => isOneEditApart(one, one)));
  });

  it('[SHOP-04] a word with one letter more, fewer, or another, or two that changed places, is near it, and it near that', () => {
    fc.assert(fc.property(mistaken, ([meant, typed]) => isOneEditApart(meant, typed) && isOneEditApart(typed, meant)));
  });

  it('[SHOP-04] what is near has a spelling in common with the word', () => {
    fc.assert(
      fc.property(fc.oneof(mistaken, fc.tuple(word, word)), ([one, other]) => {
        if (isOneEditApart(one, other))
          expect(spellings(one).some((spelling) => spellings(other).includes(spelling))).toBe(true);
      }),
    );
  });

  it('[SHOP-04] a word of another length by two is not near', () => {
    fc.assert(fc.property(word, letter, letter, (one, a, b) => !isOneEditApart(one, `${one}${a}${b}`)));
  });
});
