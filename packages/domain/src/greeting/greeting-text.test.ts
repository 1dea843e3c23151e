import { nearEdges } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { greetingLength, greetingText, isBlankGreeting, readGreeting } from './greeting-text.ts';

/** Pieces that are counted in ways of their own. */
const piece = fc.constantFrom(
  'a',
  ' ',
  '\n',
  '\r',
  '\r\n',
  '\t',
  '\0',
  'e\u0301',
  '\u00e9',
  '\u0301',
  '\u1112\u1161\u11ab',
  '\u{1f381}',
  '\u{1f469}\u200d\u{1f467}',
  '\ud83c',
  '\udf81',
  '\u2028',
);
const text = fc.oneof(fc.string({ unit: piece, maxLength: 300 }), fc.string({ unit: 'binary' }), fc.string());

describe('the text of a greeting', () => {
  it.each([
    ['', 0],
    ['Hello', 5],
    ['a\nb', 3],
    ['a\r\nb', 3],
    ['a\rb', 3],
    ['a\n\rb', 4],
    ['a\r\n\r\nb', 4],
    ['a\r\0\nb', 3],
    ['e\u0301', 1],
    ['\u00e9', 1],
    ['\u1112\u1161\u11ab', 1],
    ['\u{1f381}', 1],
    ['\u{1f469}\u200d\u{1f467}', 3],
    ['\u0000a\u0007', 1],
    ['\ud83ca', 1],
  ])('[GREET-01] %j has %d characters', (raw, expected) => {
    expect(greetingLength(raw)).toBe(expected);
  });

  it.each([
    [249, 'a', true],
    [250, 'a', true],
    [251, 'a', false],
    [250, '\r\n', true],
    [251, '\r\n', false],
    [250, '\u{1f381}', true],
    [251, '\u{1f381}', false],
    [250, 'e\u0301', true],
    [251, 'e\u0301', false],
  ])('[GREET-01] %d times %j is taken: %s', (times, character, taken) => {
    const read = readGreeting(character.repeat(times));
    expect(E.isRight(read)).toBe(taken);
    if (!taken) expect(read).toEqual(E.left({ _tag: 'GreetingTooLong', length: 251, maximum: 250 }));
  });

  it('[GREET-01] a line break is one character, however the writer’s machine spells it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[a-z]{0,5}$/)),
        fc.constantFrom('\n', '\r\n', '\r'),
        (lines, spelling) => {
          expect(greetingText(lines.join(spelling))).toBe(lines.join('\n'));
        },
      ),
    );
  });

  it('[GREET-01] a letter is one character, whether its accent was typed with it or after it', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('\u00e9', '\u00fc', '\ud55c', 'x') }), (composed) => {
        expect(greetingLength(composed.normalize('NFD'))).toBe([...composed].length);
        expect(greetingText(composed.normalize('NFD'))).toBe(composed);
      }),
    );
  });

  it('[GREET-01] the same text again comes out as it is', () => {
    fc.assert(fc.property(text, (raw) => greetingText(greetingText(raw)) === greetingText(raw)));
    fc.assert(
      fc.property(text, (raw) => {
        const read = readGreeting(raw);
        if (E.isRight(read) && O.isSome(read.right)) expect(readGreeting(read.right.value)).toEqual(read);
      }),
    );
  });

  it('[GREET-01] what comes out has no control characters but tabs and line breaks, and no half of a character', () => {
    fc.assert(
      fc.property(text, (raw) => {
        const kept = greetingText(raw);
        expect(kept.replaceAll(/[\t\n]/g, '')).not.toMatch(/\p{Cc}|\p{Cs}/u);
        expect(() => encodeURIComponent(kept)).not.toThrow();
      }),
    );
  });

  it('[GREET-01] up to 250 characters are a greeting, more are refused with their number', () => {
    fc.assert(
      fc.property(nearEdges(1, 400, [250]), fc.constantFrom('a', '\u{1f381}', '\u00e9'), (length, character) => {
        const written = character.repeat(length);
        expect(readGreeting(written)).toEqual(
          length <= 250 ? E.right(O.some(written)) : E.left({ _tag: 'GreetingTooLong', length, maximum: 250 }),
        );
      }),
    );
  });

  it('[GREET-01] [GREET-02] what is blank is no greeting', () => {
    for (const blank of ['', ' ', '\r\n', '\t\u00a0', '\u200b', '\0', ' '.repeat(250)]) {
      expect(readGreeting(blank)).toEqual(E.right(O.none));
      expect(isBlankGreeting(blank)).toBe(true);
    }
    expect(readGreeting(' a ')).toEqual(E.right(O.some(' a ')));
    expect(isBlankGreeting('\u{1f381}')).toBe(false);
  });
});
