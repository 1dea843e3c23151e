import { centsOf, nearEdges } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountField, amountVerdict } from './amount-field.ts';
import { isAmbiguousAmount, readAmount, readTypedAmount, writeAmount } from './typed-amount.ts';

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
    fc.assert(
      fc.property(text, (typed) => {
        const field = type(typed);
        expect([...field]).toHaveLength([...typed].length);
        expect(field).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
        [...field].forEach((character, place) => {
          if (character !== ' ') expect(character).toBe([...typed][place]);
        });
      }),
    );
  });

  it('[GC-03] a field that was left has no spaces around', () => {
    fc.assert(fc.property(text, (typed) => blur(typed) === blur(typed).trim()));
  });

  it('[GC-03] typing or leaving the same again changes nothing', () => {
    fc.assert(fc.property(text, (typed) => type(type(typed)) === type(typed) && blur(blur(typed)) === blur(typed)));
  });

  it('[GC-03] typing and leaving never change what an amount reads as', () => {
    const amount = nearEdges(0, 999_999_999, [999, 1_000, 99_900, 99_901]).map((each) => writeAmount(centsOf(each)));
    const around = fc.stringMatching(/^[ \t\n]{0,3}$/);
    fc.assert(
      fc.property(amount, around, around, (typed, before, after) => {
        const read = readAmount(typed);
        expect(readAmount(type(`${before}${typed}${after}`))).toEqual(read);
        expect(readAmount(blur(`${before}${typed}${after}`))).toEqual(read);
      }),
    );
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
    fc.assert(
      fc.property(cases, ({ minimum, maximum, amount }) => {
        const bounds = { minimum: centsOf(minimum), maximum: centsOf(maximum) };
        expect(amountVerdict(bounds, writeAmount(centsOf(amount)))).toEqual(
          amount < minimum || amount > maximum ? { _tag: 'OutOfRange', ...bounds } : { _tag: 'Ok', amount },
        );
      }),
    );
    fc.assert(
      fc.property(text, (typed) => {
        const verdict = amountVerdict(range, typed);
        expect(verdict._tag === 'Empty').toBe(type(typed).trim() === '');
        if (verdict._tag === 'Ok') expect(readTypedAmount(blur(typed))).toMatchObject({ value: verdict.amount });
        expect(verdict._tag === 'Unclear').toBe(isAmbiguousAmount(blur(typed)));
      }),
    );
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
