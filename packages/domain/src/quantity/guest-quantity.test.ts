import { forAll, nearEdges } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  coerceGuestQuantity,
  exceedsRemaining,
  guestQuantityField,
  isGuestQuantity,
  typedDigits,
} from './guest-quantity.ts';

describe('typed digits', () => {
  it.each([
    ['', 0, ''],
    ['  ', 0, ''],
    ['-5', 0, ''],
    ['a1.', 0, ''],
    ['7', 7, ''],
    [' \t12 ', 12, ''],
    ['1,5', 1, ''],
    ['1.', 1, '.'],
    ['1.5', 1, '.'],
    ['12.75.3', 12, '.'],
    ['1234', 123, ''],
    ['1234.5', 123, '.'],
    ['5 6.7\n8', 5, ''],
    ['5.\n8', 5, '.'],
  ])('[BUY-01] [ADD-01] %j begins with %d and "%s"', (text, whole, point) => {
    expect(typedDigits(text, 3)).toEqual({ whole, point });
  });
});

const { type, blur } = guestQuantityField;

/** What a person, or a paste, may leave in the field. */
const text = fc.oneof(
  fc.string(),
  nearEdges(-100, 10_000, [0, 1, 9, 10, 99, 100]).map(String),
  fc.double({ min: -5, max: 200 }).map(String),
);

describe('guest quantity', () => {
  it.each([
    ['', '', '1'],
    ['0', '', '1'],
    ['00', '', '1'],
    ['1', '1', '1'],
    ['9', '9', '9'],
    ['10', '10', '10'],
    ['99', '99', '99'],
    ['100', '10', '10'],
    ['123', '12', '12'],
    ['07', '7', '7'],
    ['007', '', '1'],
    ['-5', '', '1'],
    ['1.5', '1.', '1'],
    ['4.', '4.', '4'],
    ['12.', '12', '12'],
    ['0.5', '', '1'],
    ['.5', '', '1'],
    ['1,5', '1', '1'],
    ['1,00', '1', '1'],
    ['1,000', '99', '99'],
    ['1,000.5', '99', '99'],
    ['10,000', '99', '99'],
    ['1,0000', '1', '1'],
    ['-1,000', '', '1'],
    ['4.5', '4.', '4'],
    ['1 5', '1', '1'],
    ['1e9', '1', '1'],
    [' 7', '7', '7'],
    ['7 ', '7', '7'],
    ['abc', '', '1'],
    ['٣', '', '1'],
  ])('[BUY-01] typing "%s" leaves "%s", and leaving the field "%s"', (typed, whileTyping, afterwards) => {
    expect(type(typed)).toBe(whileTyping);
    expect(blur(typed)).toBe(afterwards);
  });

  it.each([
    [-1, false],
    [0, false],
    [1, true],
    [1.5, false],
    [99, true],
    [100, false],
    [2_147_483_648, false],
    [Number.NaN, false],
  ])('[BUY-01] the service takes %d: %s', (quantity, expected) => {
    expect(isGuestQuantity(quantity)).toBe(expected);
  });

  it('[BUY-01] while typing the field holds nothing or a whole number from 1 to 99, and, where two characters have room for it, the point that was typed behind it', () => {
    forAll(text, (typed) => /^([1-9]\d|[1-9]\.?)?$/.test(type(typed)));
  });

  it('[BUY-01] typed key by key, what comes after a point is no part of the number', () => {
    forAll(fc.integer({ min: 1, max: 99 }), fc.stringMatching(/^[\d.]{0,4}$/), (whole, behind) => {
      const field = [...`${whole}.${behind}`].reduce((before, key) => type(before + key), '');
      expect(Number(field)).toBe(whole);
      expect(blur(field)).toBe(String(whole));
    });
  });

  it('[BUY-01] what is written with the comma of its thousands is 99', () => {
    forAll(fc.integer({ min: 1_000, max: 99_999_999 }), (number) => {
      expect(type(number.toLocaleString('en-US'))).toBe('99');
    });
  });

  it('[BUY-01] a field that was left holds a whole number from 1 to 99', () => {
    forAll(text, (typed) => isGuestQuantity(Number(blur(typed))) && /^\d+$/.test(blur(typed)));
  });

  it('[BUY-01] typing the same again changes nothing', () => {
    forAll(text, (typed) => type(type(typed)) === type(typed) && blur(blur(typed)) === blur(typed));
    forAll(fc.integer({ min: 1, max: 99 }), (quantity) => type(String(quantity)) === String(quantity));
  });

  it('[BUY-01] a number from elsewhere comes out from 1 to 99, and unchanged when it was', () => {
    forAll(fc.oneof(fc.double(), nearEdges(-5, 200, [0, 1, 99])), (number) => {
      const quantity = coerceGuestQuantity(number);
      expect(isGuestQuantity(quantity)).toBe(true);
      if (isGuestQuantity(number)) expect(quantity).toBe(number);
    });
  });

  it('[BUY-02] a quantity exceeds exactly when it is above what remains', () => {
    const pair = nearEdges(0, 999, [0, 1, 99]).chain((remaining) =>
      nearEdges(1, 99, [remaining]).map((quantity) => ({ quantity, remaining })),
    );
    forAll(pair, ({ quantity, remaining }) => exceedsRemaining(quantity, remaining) === remaining - quantity < 0);
  });
});
