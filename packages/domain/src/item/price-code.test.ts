import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { markdownCodes, markdownOf, priceTypeCodes, priceTypeOf } from './price-code.ts';

describe('the letters of prices', () => {
  it('[ITEM-09] r, o and s are regular, outlet and sale; p, s and n permanent, temporary and none', () => {
    expect(['r', 'o', 's'].map(priceTypeOf)).toEqual(['regular', 'outlet', 'sale'].map(O.some));
    expect(['p', 's', 'n'].map(markdownOf)).toEqual(['permanent', 'temporary', 'none'].map(O.some));
  });

  it('[ITEM-09] every letter of the tables is read as its name', () => {
    for (const [name, code] of Object.entries(priceTypeCodes)) expect(priceTypeOf(code)).toEqual(O.some(name));
    for (const [name, code] of Object.entries(markdownCodes)) expect(markdownOf(code)).toEqual(O.some(name));
  });

  it('[ITEM-09] any other text is none', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 3 }),
      fc.constantFrom('', 'R', 'P', 'rs', ' s', 'regular', 'toString'),
    );
    fc.assert(
      fc.property(text, (code) => {
        expect(O.isSome(priceTypeOf(code))).toBe(['r', 'o', 's'].includes(code));
        expect(O.isSome(markdownOf(code))).toBe(['p', 's', 'n'].includes(code));
      }),
    );
  });
});
