import { nearEdges } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { readGreeting } from './greeting-text.ts';

/** Pieces that are counted in ways of their own. */
const unit = fc.constantFrom(
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
const text = fc.oneof(fc.string({ unit: unit, maxLength: 300 }), fc.string({ unit: 'binary' }), fc.string());

describe('the text of a greeting', () => {
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

  it.each([
    ['Welcome!\r\nCome in.', 'Welcome!\nCome in.'],
    ['Cafe\u0301', 'Caf\u00e9'],
    ['\u0000a\u0007', 'a'],
    [' a ', ' a '],
    ['\u200fשלום', '\u200fשלום'],
  ])('[GREET-01] %j is stored as %j', (written, stored) => {
    expect(readGreeting(written)).toEqual(E.right(O.some(stored)));
  });

  it('[GREET-01] what was stored reads as itself', () => {
    fc.assert(
      fc.property(text, (raw) => {
        const read = readGreeting(raw);
        if (E.isRight(read) && O.isSome(read.right)) expect(readGreeting(read.right.value)).toEqual(read);
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
    for (const blank of ['', ' ', '\r\n', '\t\u00a0', '\u200b', '\u3164', '\0', ' '.repeat(250)]) {
      expect(readGreeting(blank)).toEqual(E.right(O.none));
    }
    expect(readGreeting(' a ')).toEqual(E.right(O.some(' a ')));
    expect(readGreeting('\u{1f381}')).toEqual(E.right(O.some('\u{1f381}')));
  });
});
