import { forAll, writing } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isClean, isOneLine, onOneLine, storedLength, storedText } from './stored-text.ts';

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
    forAll(text, (typed) => {
      const field = [...onOneLine(typed)];
      expect(field).toHaveLength([...typed].length);
      [...typed].forEach((character, place) => {
        expect(field[place]).toBe(
          /\p{Cc}|\p{Cs}|\p{Zl}|\p{Zp}|[\u202a-\u202e\u2066-\u2069]/u.test(character) ? ' ' : character,
        );
      });
    });
  });

  it('[GC-03] [GG-04] what comes out is on one line, and comes out the same again', () => {
    forAll(text, (typed) => {
      expect(isOneLine(onOneLine(typed))).toBe(true);
      expect(onOneLine(onOneLine(typed))).toBe(onOneLine(typed));
    });
  });

  it('[GG-04] [CART-06] a text that is on one line stays as it is', () => {
    forAll(fc.oneof(text, writing(0, 20)), (typed) => {
      expect(isOneLine(typed)).toBe(onOneLine(typed) === typed);
    });
  });
});

describe('a text as it is stored', () => {
  /** Pieces that are counted in ways of their own. */
  const unit = fc.constantFrom(
    ...['a', ' ', '\n', '\r', '\r\n', '\t', '\0', '\u0007', '\u007f', '\u0085', '\u2028', '\u200b', '\u200f', '\u202e'],
    ...[
      'e\u0301',
      '\u00e9',
      '\u0301',
      '\u1112\u1161\u11ab',
      '\u{1f381}',
      '\u{1f469}\u200d\u{1f467}',
      '\ud83c',
      '\udf81',
    ],
  );
  const text = fc.oneof(fc.string({ unit: unit, maxLength: 30 }), fc.string({ unit: 'binary' }), fc.string());

  it.each([
    ['', '', 0],
    ['Hello', 'Hello', 5],
    ['a\nb', 'a\nb', 3],
    ['a\r\nb', 'a\nb', 3],
    ['a\rb', 'a\nb', 3],
    ['a\n\rb', 'a\n\nb', 4],
    ['a\r\n\r\nb', 'a\n\nb', 4],
    ['a\r\0\nb', 'a\nb', 3],
    ['a\tb', 'a\tb', 3],
    ['e\u0301', '\u00e9', 1],
    ['e\0\u0301', '\u00e9', 1],
    ['\u1112\u1161\u11ab', '\ud55c', 1],
    ['\u{1f381}', '\u{1f381}', 1],
    ['\u{1f469}\u200d\u{1f467}', '\u{1f469}\u200d\u{1f467}', 3],
    ['\u0000a\u0007', 'a', 1],
    ['a\u0085b', 'ab', 2],
    ['\ud83ca', 'a', 1],
    ['a\udf81', 'a', 1],
    ['\ud83c\0\udf81', '', 0],
    ['\u200fשלום\u200e', '\u200fשלום\u200e', 6],
    ['a\u200bb', 'a\u200bb', 3],
    ['a\u2028b', 'a\u2028b', 3],
    [' a ', ' a ', 3],
  ])('[GREET-01] [THX-01] %j is stored as %j, %d characters', (raw, stored, length) => {
    expect(storedText(raw)).toBe(stored);
    expect(storedLength(raw)).toBe(length);
  });

  it('[GREET-01] [THX-01] a line break is one character, however the writer’s machine spells it', () => {
    const lines = fc.array(fc.stringMatching(/^[a-z]{0,5}$/));
    forAll(lines, fc.constantFrom('\n', '\r\n', '\r'), (typed, spelling) => {
      expect(storedText(typed.join(spelling))).toBe(typed.join('\n'));
    });
  });

  it('[GREET-01] [THX-01] a letter is one character, whether its accent was typed with it or after it', () => {
    forAll(fc.string({ unit: fc.constantFrom('\u00e9', '\u00fc', '\ud55c', 'x') }), (composed) => {
      expect(storedLength(composed.normalize('NFD'))).toBe([...composed].length);
      expect(storedText(composed.normalize('NFD'))).toBe(composed);
    });
  });

  it('[GREET-01] [THX-01] the same text again comes out as it is', () => {
    forAll(text, (raw) => storedText(storedText(raw)) === storedText(raw));
  });

  it('[GREET-01] [THX-01] what comes out has no control characters but tabs and line breaks, and no half of a character', () => {
    forAll(text, (raw) => {
      const stored = storedText(raw);
      expect(stored.replaceAll(/[\t\n]/g, '')).not.toMatch(/\p{Cc}|\p{Cs}/u);
      expect(() => encodeURIComponent(stored)).not.toThrow();
    });
  });

  it('[GREET-01] [THX-01] everything else stays, in its order', () => {
    const whole = fc.string({ unit: fc.constantFrom('a', ' ', '\t', '\n', '\u200b', '\u200f', '\u061c', '\u{1f381}') });
    forAll(whole, (typed) => storedText(typed) === typed);
    forAll(whole, whole, fc.constantFrom('\0', '\u001b', '\u202e', '\ud83c', '\udf81'), (one, other, stray) => {
      expect(storedText(one + stray + other)).toBe(one + other);
    });
  });

  it('[CART-06] a text is clean exactly when nothing of it is dropped', () => {
    for (const clean of ['', 'a', 'two\r\nlines', '\t', '\u200f\u200b', '\u{1f381}', 'e\u0301'])
      expect(isClean(clean)).toBe(true);
    for (const stray of ['\0', 'a\u0007', '\u007f', '\u0085', '\ud83c', 'a\udf81']) expect(isClean(stray)).toBe(false);
    forAll(text, (raw) => {
      const isWhole = storedText(raw) === raw.replaceAll('\r\n', '\n').replaceAll('\r', '\n').normalize('NFC');
      if (isClean(raw)) expect(isWhole).toBe(true);
      expect(isClean(storedText(raw))).toBe(true);
      expect(isClean(`${raw}\0`)).toBe(false);
    });
  });
});
