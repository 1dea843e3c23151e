import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isClean, isOneLine, isPersonName, onOneLine, storedName, storedText, stripBidiControls } from './index.ts';

const turn = fc.constantFrom('\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069');
const other = fc.string({
  unit: fc.constantFrom('a', ' ', '\u05e9', '\u0645', '\u200e', '\u200f', '\u061c', '\u200d', '\u2029', '\u{1f381}'),
});

describe('signs that turn the direction of writing', () => {
  it('[SET-01] [GREET-01] [GG-04] [CART-06] no sign stays that turns or holds the direction of what follows it', () => {
    fc.assert(
      fc.property(other, turn, other, (one, sign, two) => {
        expect(stripBidiControls(`${one}${sign}${two}`)).toBe(one + two);
        expect(storedText(`${one}${sign}${two}`)).toBe(storedText(one + two));
        expect(onOneLine(`a${sign}b`)).toBe('a b');
        expect([isOneLine(`a${sign}b`), isClean(`a${sign}b`), isPersonName(`a${sign}b`)]).toEqual([
          false,
          false,
          false,
        ]);
      }),
    );
  });

  it('[SET-01] [GREET-01] [GG-04] [CART-06] everything else stays, in its order', () => {
    fc.assert(fc.property(other, (text) => stripBidiControls(text) === text));
    for (const name of ['\u05d3\u05d5\u05d3', '\u0645\u0631\u064a\u0645'])
      expect([storedName(name), isPersonName(name)]).toEqual([name, true]);
  });

  it('[SET-01] [HOME-01] [CART-06] a name is stored without them, without spaces around, and composed', () => {
    expect(storedName(' \u2068Zoe\u0308\u2069 ')).toBe('Zo\u00eb');
    expect(storedName('\u202e live')).toBe('live');
  });
});
