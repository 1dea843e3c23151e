import { centsOf, forAll, nearEdges } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import {
  amountField,
  amountVerdict,
  isAmbiguousAmount,
  readAmount,
  readTypedAmount,
  writeAmount,
} from './amount-field.ts';

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
    forAll(fc.stringMatching(/^0{0,3}\d{1,8}$/), fc.option(fc.stringMatching(/^\d{1,3}$/)), (whole, decimals) => {
      const read = readAmount(decimals === null ? whole : `${whole}.${decimals}`);
      const isAmount = whole.replace(/^0+(?=\d)/, '').length <= 7 && (decimals === null || decimals.length <= 2);
      const inCents =
        BigInt(whole) * 100n + (decimals === null ? 0n : BigInt(decimals) * (decimals.length === 1 ? 10n : 1n));
      expect(read).toEqual(isAmount ? O.some(Number(inCents)) : O.none);
    });
  });

  it('[GC-03] spaces around an amount are dropped', () => {
    forAll(typeable, spaces, spaces, (amount, before, after) => {
      expect(readAmount(`${before}${writeAmount(amount)}${after}`)).toEqual(O.some(amount));
    });
  });

  it('[GC-03] an amount that is written reads as the same cents', () => {
    forAll(typeable, (amount) => {
      expect(readAmount(writeAmount(amount))).toEqual(O.some(amount));
    });
  });

  it('[GC-03] a sign, a comma, a letter, a space inside, and a point without digits on both sides make it no amount', () => {
    const other = fc.constantFrom('-', '+', ',', '.', ' ', 'e', 'x', '$', '%', '\u0000', '_');
    forAll(fc.stringMatching(/^\d{1,3}$/), fc.array(other, { minLength: 1 }), fc.string(), (digits, not, rest) => {
      const text = `${digits}${not.join('')}${rest}${digits}`;
      fc.pre(!/^\d+\.\d+$/.test(text));
      expect(readAmount(text)).toEqual(O.none);
      expect(readAmount(`.${digits}`)).toEqual(O.none);
      expect(readAmount(`${digits}.`)).toEqual(O.none);
      expect(readAmount(`-${digits}`)).toEqual(O.none);
    });
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

const { type, blur } = amountField;
const range = { minimum: centsOf(1_000), maximum: centsOf(99_900) };
const outOfRange = { _tag: 'OutOfRange', minimum: 1_000, maximum: 99_900 };

/** What a person, or a paste, may leave in the field. */
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.stringMatching(/^[ \t\n\u2028]{0,3}\d{0,4}[ .,\n]{0,2}\d{0,3}[ \r]{0,2}$/),
  nearEdges(0, 200_000, [999, 1_000, 1_001, 99_899, 99_900, 99_901]).map((amount) => writeAmount(centsOf(amount))),
);

describe('amount field', () => {
  it.each([
    ['', '', ''],
    ['  ', '  ', ''],
    ['abc', 'abc', 'abc'],
    ['-5', '-5', '-5'],
    ['$25', '$25', '$25'],
    ['25,50', '25,50', '25,50'],
    ['25.005', '25.005', '25.005'],
    ['2\n5', '2 5', '2 5'],
    ['25\r\n', '25  ', '25'],
    ['\t25', ' 25', '25'],
    ['25\u2028', '25 ', '25'],
    ['25\u0000', '25 ', '25'],
    ['\u00a025\u00a0', '\u00a025\u00a0', '25'],
    ['007', '007', '007'],
    ['12345678901234', '12345678901234', '12345678901234'],
  ])('[GC-03] typing or pasting "%s" leaves "%s", and leaving the field "%s"', (typed, whileTyping, afterwards) => {
    expect(type(typed)).toBe(whileTyping);
    expect(blur(typed)).toBe(afterwards);
  });

  it.each([
    ['', { _tag: 'Empty' }],
    [' \n\u00a0', { _tag: 'Empty' }],
    ['\u0000', { _tag: 'Empty' }],
    ['9.99', outOfRange],
    ['10', { _tag: 'Ok', amount: 1_000 }],
    ['10.01', { _tag: 'Ok', amount: 1_001 }],
    ['998.99', { _tag: 'Ok', amount: 99_899 }],
    ['999', { _tag: 'Ok', amount: 99_900 }],
    ['999.00', { _tag: 'Ok', amount: 99_900 }],
    ['999.01', outOfRange],
    ['0', outOfRange],
    ['-10', outOfRange],
    ['10.001', { ...outOfRange, _tag: 'Unclear' }],
    ['abc', outOfRange],
    ['1e2', outOfRange],
    ['25,50', { ...outOfRange, _tag: 'Unclear' }],
    ['2 5', { ...outOfRange, _tag: 'Unclear' }],
    [' 25 ', { _tag: 'Ok', amount: 2_500 }],
    ['25\r\n', { _tag: 'Ok', amount: 2_500 }],
    ['25\u0000', { _tag: 'Ok', amount: 2_500 }],
    ['2\n5', { ...outOfRange, _tag: 'Unclear' }],
  ])('[GC-03] from 10 to 999, "%s" is %o', (typed, verdict) => {
    expect(amountVerdict(range, typed)).toEqual(verdict);
  });

  it('[GC-03] while typing every character stays, and a line break or another invisible one becomes a space', () => {
    forAll(text, (typed) => {
      const field = type(typed);
      expect([...field]).toHaveLength([...typed].length);
      expect(field).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      [...field].forEach((character, place) => {
        if (character !== ' ') expect(character).toBe([...typed][place]);
      });
    });
  });

  it('[GC-03] a field that was left has no spaces around', () => {
    forAll(text, (typed) => blur(typed) === blur(typed).trim());
  });

  it('[GC-03] typing or leaving the same again changes nothing', () => {
    forAll(text, (typed) => type(type(typed)) === type(typed) && blur(blur(typed)) === blur(typed));
  });

  it('[GC-03] typing and leaving never change what an amount reads as', () => {
    const amount = nearEdges(0, 999_999_999, [999, 1_000, 99_900, 99_901]).map((each) => writeAmount(centsOf(each)));
    const around = fc.stringMatching(/^[ \t\n]{0,3}$/);
    forAll(amount, around, around, (typed, before, after) => {
      const read = readAmount(typed);
      expect(readAmount(type(`${before}${typed}${after}`))).toEqual(read);
      expect(readAmount(blur(`${before}${typed}${after}`))).toEqual(read);
    });
  });

  it('[GC-02] [GC-03] nothing but spaces is empty, an amount from the lower to the upper bound is ok, a number of which no one can say where its cents begin is unclear, everything else is out of range', () => {
    const bound = nearEdges(0, 150_000, [0, 1, 1_000, 2_500, 99_900, 100_000]);
    const cases = fc.tuple(bound, bound).chain(([one, other]) =>
      fc.record({
        minimum: fc.constant(Math.min(one, other)),
        maximum: fc.constant(Math.max(one, other)),
        amount: nearEdges(0, 200_000, [Math.min(one, other), Math.max(one, other)]),
      }),
    );
    forAll(cases, ({ minimum, maximum, amount }) => {
      const bounds = { minimum: centsOf(minimum), maximum: centsOf(maximum) };
      expect(amountVerdict(bounds, writeAmount(centsOf(amount)))).toEqual(
        amount < minimum || amount > maximum ? { _tag: 'OutOfRange', ...bounds } : { _tag: 'Ok', amount },
      );
    });
    forAll(text, (typed) => {
      const verdict = amountVerdict(range, typed);
      expect(verdict._tag === 'Empty').toBe(type(typed).trim() === '');
      if (verdict._tag === 'Ok') expect(readTypedAmount(blur(typed))).toMatchObject({ value: verdict.amount });
      expect(verdict._tag === 'Unclear').toBe(isAmbiguousAmount(blur(typed)));
    });
    for (const [typed, tag] of [
      ['$50', 'Ok'],
      [' 50 ', 'Ok'],
      ['1,000', 'OutOfRange'],
      ['1,000.00', 'OutOfRange'],
      ['25,50', 'Unclear'],
      ['1.000', 'Unclear'],
      ['fifty', 'OutOfRange'],
    ])
      expect([typed, amountVerdict(range, typed ?? '')._tag]).toEqual([typed, tag]);
  });
});
