import { writing } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBlank } from './is-blank.ts';

const invisible = [
  ...[' ', '\t', '\n', '\r\n', '\v', '\f', '\u0085', '\u00a0', '\u2003', '\u2028', '\u2029', '\u3000', '\0', '\u007f'],
  ...['\u00ad', '\u034f', '\u061c', '\u115f', '\u180e', '\u200b', '\u200d', '\u200e', '\u200f', '\u202e', '\u2060'],
  ...['\u2066', '\u2800', '\u3164', '\ufe0f', '\ufeff', '\uffa0', '\u{e0001}', '\u{e0100}', '\ud800', '\udc00'],
];
const seen = [
  'a',
  '.',
  '0',
  'é',
  '\u0301',
  '\u0628',
  '\u05d0',
  '台',
  '\u0e01',
  '\u{1f381}',
  '\ue000',
  '\u2801',
  '\u1680a',
];
/** Of the two halves only the first: together they are a sign. */
const nothing = fc.string({ unit: fc.constantFrom(...invisible.filter((sign) => sign !== '\udc00')), maxLength: 8 });

describe('a blank text', () => {
  it.each(['', ...invisible])('[GREET-02] [GG-04] [PERS-03] [CART-06] %j is blank', (text) => {
    expect(isBlank(text)).toBe(true);
  });

  it.each(seen)('[GREET-02] [GG-04] [PERS-03] [CART-06] %j is not blank', (text) => {
    expect(isBlank(text)).toBe(false);
  });

  it('[GREET-02] nothing, and what consists of spaces and invisible signs alone, is blank', () => {
    fc.assert(fc.property(nothing, (text) => isBlank(text)));
  });

  it('[GREET-02] what has one sign that is seen is not blank, whatever is around it', () => {
    fc.assert(
      fc.property(nothing, fc.constantFrom(...seen), fc.oneof(nothing, writing(0, 5)), (before, sign, behind) => {
        expect(isBlank(before + sign + behind)).toBe(false);
      }),
    );
  });
});
