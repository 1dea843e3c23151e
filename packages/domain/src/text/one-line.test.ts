import { writing } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOneLine, onOneLine } from './one-line.ts';

const breaking = [
  '\n',
  '\r',
  '\t',
  '\v',
  '\f',
  '\0',
  '\u001b',
  '\u007f',
  '\u0085',
  '\u009f',
  '\u2028',
  '\u2029',
  '\u202a',
  '\u202e',
  '\u2066',
  '\u2069',
  '\ud83c',
  '\udf81',
];
const staying = [
  'a',
  ' ',
  '\u00a0',
  '\u3000',
  '\u200b',
  '\u200f',
  '\u061c',
  '\u{1f381}',
  'e\u0301',
  '\u0628',
  '\u00ad',
];
const text = fc.oneof(
  fc.string({ unit: fc.constantFrom(...breaking, ...staying), maxLength: 20 }),
  fc.string({ unit: 'binary' }),
);

describe('a text on one line', () => {
  it.each(breaking)('[GC-03] [GG-04] [CART-06] %j becomes a space', (character) => {
    expect(onOneLine(`a${character}b`)).toBe('a b');
    expect(isOneLine(`a${character}b`)).toBe(false);
  });

  it.each(staying)('[GC-03] [GG-04] [CART-06] %j stays', (character) => {
    expect(onOneLine(`a${character}b`)).toBe(`a${character}b`);
    expect(isOneLine(`a${character}b`)).toBe(true);
  });

  it('[GC-03] [GG-04] a line break of two characters becomes two spaces, and half of a pair one', () => {
    expect(onOneLine('a\r\nb')).toBe('a  b');
    expect(onOneLine('\ud83c\0\udf81')).toBe('   ');
    expect(onOneLine('')).toBe('');
    expect(isOneLine('')).toBe(true);
  });

  it('[GC-03] [GG-04] every character stays in its place, and what breaks the line or is a control character becomes a space there', () => {
    fc.assert(
      fc.property(text, (typed) => {
        const field = [...onOneLine(typed)];
        expect(field).toHaveLength([...typed].length);
        [...typed].forEach((character, place) => {
          expect(field[place]).toBe(
            /\p{Cc}|\p{Cs}|\p{Zl}|\p{Zp}|[\u202a-\u202e\u2066-\u2069]/u.test(character) ? ' ' : character,
          );
        });
      }),
    );
  });

  it('[GC-03] [GG-04] what comes out is on one line, and comes out the same again', () => {
    fc.assert(
      fc.property(text, (typed) => {
        expect(isOneLine(onOneLine(typed))).toBe(true);
        expect(onOneLine(onOneLine(typed))).toBe(onOneLine(typed));
      }),
    );
  });

  it('[GG-04] [CART-06] a text that is on one line stays as it is', () => {
    fc.assert(
      fc.property(fc.oneof(text, writing(0, 20)), (typed) => {
        expect(isOneLine(typed)).toBe(onOneLine(typed) === typed);
      }),
    );
  });
});
