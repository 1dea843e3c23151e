import { centsOf, forAll, price } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { cents, dollars, minus, NO_CENTS, plus, times, total } from './cents.ts';

const LARGEST = 9_007_199_254_740_991;

describe('cents', () => {
  it.each([0, 1, 1_495, LARGEST])('%d is an amount', (amount) => {
    expect(cents(amount)).toEqual(O.some(amount));
  });

  it.each([-1, 0.5, 1.5, LARGEST + 1, Number.NaN, Number.POSITIVE_INFINITY])('%d is no amount', (amount) => {
    expect(cents(amount)).toEqual(O.none);
  });

  it.each([
    [15, 1_500],
    [1, 100],
    [0, 0],
    [-1, 0],
    [-0.5, 0],
    [1.99, 199],
    [14.95, 1_495],
    [0.004, 0],
    [0.005, 1],
    [0.29, 29],
    [Number.NaN, 0],
  ])('%d dollars are %d cents', (whole, expected) => {
    expect(dollars(whole)).toBe(expected);
  });

  it('adds and multiplies exactly', () => {
    expect(plus(centsOf(10), centsOf(20))).toBe(30);
    expect([minus(centsOf(30), centsOf(20)), minus(centsOf(20), centsOf(30))]).toEqual([10, 0]);
    expect(times(centsOf(1_495), 3)).toBe(4_485);
    expect(times(centsOf(1_495), 0)).toBe(0);
    expect(total([])).toBe(0);
    expect(total([centsOf(1), centsOf(2), centsOf(3)])).toBe(6);
  });

  it.each([
    [2, 2_990],
    [1, 1_495],
    [0.99, 0],
    [-0, 0],
    [1.5, 1_495],
    [-1, 0],
    [Number.NaN, 0],
  ])('%d pieces cost %d', (quantity, expected) => {
    expect(times(centsOf(1_495), quantity)).toBe(expected);
  });

  it('nothing is nothing, whatever its sign', () => {
    expect(cents(-0)).toEqual(O.some(0));
    expect(dollars(-0)).toBe(0);
  });

  it('a sum stops at the largest exact amount', () => {
    expect(plus(centsOf(LARGEST), centsOf(1))).toBe(LARGEST);
    expect(times(centsOf(LARGEST), 2)).toBe(LARGEST);
  });

  it('addition is the same in any order, and nothing changes nothing', () => {
    forAll(price, price, price, (a, b, c) => {
      expect(plus(a, b)).toBe(plus(b, a));
      expect(plus(plus(a, b), c)).toBe(plus(a, plus(b, c)));
      expect(plus(a, NO_CENTS)).toBe(a);
    });
  });

  it('the price of many is the sum of as many', () => {
    forAll(price, fc.integer({ min: 0, max: 99 }), (each, quantity) => {
      expect(times(each, quantity)).toBe(total(Array.from({ length: quantity }, () => each)));
    });
  });
});
