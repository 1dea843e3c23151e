import { centsOf, forAll, nearEdges } from '@gift-registry/domain/testing/arbitrary';
import { either as E } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { amount, line, money, textUpTo } from './value.ts';

const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('money on the wire', () => {
  it.each([
    [0, 0],
    [0.29, 29],
    [1.1, 110],
    [19.99, 1_999],
    [4.35, 435],
    [1_299, 129_900],
    [9_999_999_999_999.99, 999_999_999_999_999],
  ])('[API-01] %d units are %d cents', (units, inCents) => {
    expect(money.decode(units)).toEqual(E.right(inCents));
    expect(money.encode(centsOf(inCents))).toBe(units);
  });

  it.each([
    -5,
    -0.01,
    0.001,
    0.1 + 0.2,
    1e308,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    2 ** 53,
    '10',
    null,
    [2],
    { $gt: 0 },
  ])('[API-01] %j is no amount of money', (raw) => {
    expect(E.isLeft(money.decode(raw))).toBe(true);
  });

  it('[API-01] every amount of cents comes back as it went', () => {
    forAll(nearEdges(0, 999_999_999_999_999, [0, 100, 1_000, 100_000]).map(centsOf), (price) => {
      expect(money.decode(overTheWire(money.encode(price)))).toEqual(E.right(price));
    });
  });

  it.each([
    ['25', 2_500],
    [' 25.5 ', 2_550],
    ['0.05', 5],
    ['9999999.99', 999_999_999],
  ])('[API-01] the typed amount %j is %d cents', (typed, inCents) => {
    expect(amount.decode(typed)).toEqual(E.right(inCents));
  });

  it.each(['', ' ', '-1', '1.234', '12345678', '1e3', '0x10', '1,000', 25])(
    '[API-01] %j is no typed amount',
    (typed) => {
      expect(E.isLeft(amount.decode(typed))).toBe(true);
    },
  );

  it('[API-01] every typed amount comes back as it went', () => {
    forAll(nearEdges(0, 999_999_999, [0, 99, 100, 2_500]).map(centsOf), (price) => {
      expect(amount.decode(amount.encode(price))).toEqual(E.right(price));
    });
  });
});

describe('texts on the wire', () => {
  it.each(['\ud800', 'a\udc00b', '\udc00\ud800'])('[API-01] %j is none: half a character stands alone in it', (raw) => {
    expect([textUpTo(9), line(9)].map((codec) => E.isRight(codec.decode(raw)))).toEqual([false, false]);
  });

  it('[API-01] whole characters are, of any plane', () => {
    expect([textUpTo(9), line(9)].map((codec) => codec.decode('a🎁'))).toEqual([E.right('a🎁'), E.right('a🎁')]);
  });
});
