import { centsOf, nearEdges } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { isAmbiguousAmount, readAmount, readTypedAmount, writeAmount } from './typed-amount.ts';

/** Cents of every amount that can be typed; half of them beside a bound of some form. */
const typeable = nearEdges(0, 999_999_999, [0, 99, 100, 999, 1_000, 2_500, 99_900, 100_000, 999_999_999]).map(centsOf);
const spaces = fc.stringMatching(/^[ \t\n\u00a0]{0,3}$/);

describe('typed amount', () => {
  it.each([
    ['0', 0],
    ['0.00', 0],
    ['0.01', 1],
    ['0.1', 10],
    ['0.29', 29],
    ['4.35', 435],
    ['10', 1_000],
    ['10.', undefined],
    ['.5', undefined],
    ['19.99', 1_999],
    ['25.5', 2_550],
    ['25.50', 2_550],
    ['25.05', 2_505],
    ['25.500', undefined],
    ['007', 700],
    ['9999999', 999_999_900],
    ['9999999.99', 999_999_999],
    ['10000000', undefined],
    ['00000010', 1_000],
    ['0000000000', 0],
    ['00000010.05', 1_005],
    ['00010000000', undefined],
    [' 25', 2_500],
    ['25\n', 2_500],
    ['\u00a025.50\u00a0', 2_550],
    ['', undefined],
    [' ', undefined],
    ['.', undefined],
    ['-25', undefined],
    ['+25', undefined],
    ['25,50', undefined],
    ['1,000', undefined],
    ['$25', undefined],
    ['2 5', undefined],
    ['1e3', undefined],
    ['0x19', undefined],
    ['25.5.0', undefined],
    ['٢٥', undefined],
    ['25\u0000', undefined],
    ['NaN', undefined],
  ])('[GC-03] [ROUTE-16] "%s" is %s cents', (text, amount) => {
    expect(readAmount(text)).toEqual(O.fromNullable(amount));
  });

  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [99, '0.99'],
    [100, '1.00'],
    [2_550, '25.50'],
    [999_999_999, '9999999.99'],
  ])('[GC-03] %d cents are written %s', (amount, text) => {
    expect(writeAmount(centsOf(amount))).toBe(text);
  });

  it('[GC-03] one to seven digits, and after a point one or two more, are as many cents; zeros in front do not count', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^0{0,3}\d{1,8}$/),
        fc.option(fc.stringMatching(/^\d{1,3}$/)),
        (whole, decimals) => {
          const read = readAmount(decimals === null ? whole : `${whole}.${decimals}`);
          const isAmount = whole.replace(/^0+(?=\d)/, '').length <= 7 && (decimals === null || decimals.length <= 2);
          const inCents =
            BigInt(whole) * 100n + (decimals === null ? 0n : BigInt(decimals) * (decimals.length === 1 ? 10n : 1n));
          expect(read).toEqual(isAmount ? O.some(Number(inCents)) : O.none);
        },
      ),
    );
  });

  it('[GC-03] spaces around an amount are dropped', () => {
    fc.assert(
      fc.property(typeable, spaces, spaces, (amount, before, after) => {
        expect(readAmount(`${before}${writeAmount(amount)}${after}`)).toEqual(O.some(amount));
      }),
    );
  });

  it('[GC-03] an amount that is written reads as the same cents', () => {
    fc.assert(
      fc.property(typeable, (amount) => {
        expect(readAmount(writeAmount(amount))).toEqual(O.some(amount));
      }),
    );
  });

  it('[GC-03] a sign, a comma, a letter, a space inside, and a point without digits on both sides make it no amount', () => {
    const other = fc.constantFrom('-', '+', ',', '.', ' ', 'e', 'x', '$', '%', '\u0000', '_');
    fc.assert(
      fc.property(
        fc.stringMatching(/^\d{1,3}$/),
        fc.array(other, { minLength: 1 }),
        fc.string(),
        (digits, not, rest) => {
          const text = `${digits}${not.join('')}${rest}${digits}`;
          fc.pre(!/^\d+\.\d+$/.test(text));
          expect(readAmount(text)).toEqual(O.none);
          expect(readAmount(`.${digits}`)).toEqual(O.none);
          expect(readAmount(`${digits}.`)).toEqual(O.none);
          expect(readAmount(`-${digits}`)).toEqual(O.none);
        },
      ),
    );
  });

  it.each([
    ['$50', 5_000],
    ['50$', 5_000],
    [' $ 50.5 ', 5_050],
    ['1,000', 100_000],
    ['$1,234,567.89', 123_456_789],
    ['1,00', undefined],
    ['1000,000', undefined],
    ['$$50', undefined],
    ['€50', undefined],
    ['-$50', undefined],
  ])(
    '[GC-03] [GG-01] as people write it, a dollar sign before or behind an amount and commas between its thousands change nothing: "%s"',
    (text, amount) => {
      expect(readTypedAmount(text)).toEqual(O.fromNullable(amount));
    },
  );

  it.each([
    ['25,50', true],
    ['1.000', true],
    ['1.000,00', true],
    ['$25,5', true],
    ['1 . 5', true],
    ['25 50', true],
    ['25', false],
    ['25.50', false],
    ['1,000', false],
    ['fifty', false],
    ['25,', false],
    ['', false],
  ])(
    '[GC-03] a comma before cents, a point between thousands and spaces inside are distinguished from what is no number at all, since others write amounts so: "%s"',
    (text, expected) => {
      expect(isAmbiguousAmount(text)).toBe(expected);
    },
  );
});
