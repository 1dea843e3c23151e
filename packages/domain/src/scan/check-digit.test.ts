import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDigit, hasValidCheckDigit } from './check-digit.ts';

const ten = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];
const digit = fc.constantFrom(...ten);
const digits = fc.string({ unit: digit, minLength: 1, maxLength: 13 });

describe('the check digit of an EAN or UPC', () => {
  it.each([
    ['EAN-13', '4006381333931'],
    ['UPC-A', '036000291452'],
    ['EAN-8', '96385074'],
    ['GTIN-14', '10614141000415'],
    ['a sum that is a whole ten already', '0000000000000'],
  ])('[ADD-08] %s %s ends rightly', (_kind, number) => {
    expect(checkDigit(number.slice(0, -1))).toBe(number.slice(-1));
    expect(hasValidCheckDigit(number)).toBe(true);
  });

  it.each(['', '0', '4006381333932', '40063813339a1', ' 96385074', '96385074\n'])(
    '[ADD-08] "%s" is no number that ends rightly',
    (number) => {
      expect(hasValidCheckDigit(number)).toBe(false);
    },
  );

  it.each([' 4000', '40 00', '400 0', '12 34 5'])(
    '[ADD-08] "%s" is none either, although a space counts nothing and the digit behind it were right',
    (body) => {
      expect(hasValidCheckDigit(`${body}${checkDigit(body)}`)).toBe(false);
    },
  );

  it('[ADD-08] of the ten digits exactly one ends a number rightly', () => {
    fc.assert(
      fc.property(digits, (body) => {
        expect(ten.filter((last) => hasValidCheckDigit(`${body}${last}`))).toEqual([checkDigit(body)]);
      }),
    );
  });

  it('[ADD-08] one digit taken for another is always noticed', () => {
    fc.assert(
      fc.property(digits, fc.nat(), digit, (body, place, other) => {
        const whole = `${body}${checkDigit(body)}`;
        const at = place % whole.length;
        fc.pre(whole[at] !== other);
        expect(hasValidCheckDigit(`${whole.slice(0, at)}${other}${whole.slice(at + 1)}`)).toBe(false);
      }),
    );
  });

  it('[ADD-08] zeros in front change nothing', () => {
    fc.assert(
      fc.property(digits, fc.integer({ min: 1, max: 6 }), (body, zeros) => {
        expect(checkDigit(`${'0'.repeat(zeros)}${body}`)).toBe(checkDigit(body));
      }),
    );
  });
});
