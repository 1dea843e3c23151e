import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { checkDigit } from './check-digit.ts';
import { parseGtin } from './gtin.ts';

const beginning = fc.stringMatching(/^[1-9]\d{6,12}$/);

describe('the number of a maker', () => {
  it('[INT-06] a number with a wrong check digit is none', () => {
    fc.assert(
      fc.property(beginning, fc.integer({ min: 0, max: 9 }), (digits, last) => {
        expect(O.isSome(parseGtin(`${digits}${last}`))).toBe(String(last) === checkDigit(digits));
      }),
    );
  });

  it('[INT-06] a UPC is the EAN with a zero in front', () => {
    expect(parseGtin('036000291452')).toEqual(O.some('00036000291452'));
    for (const spelled of ['0036000291452', '36000291452'])
      expect(parseGtin(spelled)).toEqual(parseGtin('036000291452'));
  });

  it.each(['', '0', '00000000', '123456', '4006381333931 ', '400638133393X', '123456789012345'])(
    '[INT-06] “%s” is none',
    (text) => {
      expect(parseGtin(text)).toEqual(O.none);
    },
  );
});
