import {
  centsOf,
  exampleContributionLineView,
  exampleGiftCardLineView,
  exampleLine,
  forAll,
  identityOf,
  nearEdges,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { type CartLineView, lineIdOf } from '../cart/index.ts';
import { expectedCart, isSameExpectation, matchesExpectedItems, matchesExpectedPrices } from './expected-cart.ts';

const anyLine = fc
  .tuple(fc.integer({ min: 1, max: 40 }), nearEdges(1, 99, [2, 3]), fc.constantFrom(1, 1_495, 27_995))
  .map(([sku, quantity, price]) => {
    const identity = identityOf(String(sku));
    return exampleLine({
      identity,
      lineId: lineIdOf(O.none, identity),
      grId: O.none,
      quantity,
      unitPrice: centsOf(price),
    });
  });
const anyCart = fc.uniqueArray(anyLine, { selector: ({ lineId }) => lineId, minLength: 1, maxLength: 6 });
const cents = (line: CartLineView, more: number): CartLineView => ({
  ...line,
  lineTotal: centsOf(line.lineTotal + more),
});

describe('a cart as it was seen', () => {
  it('[CART-09] a cart matches when it has the same lines and quantities, in any order', () => {
    forAll(anyCart, (lines) => {
      expect(matchesExpectedItems(expectedCart([...lines].reverse()), lines)).toBe(true);
      expect(
        matchesExpectedItems(
          expectedCart(lines),
          lines.map((line) => cents(line, 1)),
        ),
      ).toBe(true);
    });
  });

  it('[CART-09] an added, a removed and a changed line each make the cart different', () => {
    forAll(anyCart, (lines) => {
      const [first, ...others] = lines;
      if (first === undefined) throw new Error('one line at least');
      const more = { ...first, quantity: first.quantity + 1 };
      expect(matchesExpectedItems(expectedCart(others), lines)).toBe(false);
      expect(matchesExpectedItems(expectedCart(lines), others)).toBe(false);
      expect(matchesExpectedItems(expectedCart(lines), [more, ...others])).toBe(false);
    });
  });

  it('[GG-05] [GC-06] a contribution or gift card matches at the same amount', () => {
    for (const line of [exampleContributionLineView(), exampleGiftCardLineView()]) {
      expect(matchesExpectedItems(expectedCart([line]), [line])).toBe(true);
      for (const more of [-1, 1]) expect(matchesExpectedItems(expectedCart([line]), [cents(line, more)])).toBe(false);
    }
  });

  it('[CART-06] prices match when each line has the same total', () => {
    const lines = [exampleLine(), exampleGiftCardLineView()];
    expect(matchesExpectedPrices(expectedCart(lines), lines)).toBe(true);
    for (const more of [-1, 1])
      expect(matchesExpectedPrices(expectedCart(lines), [cents(exampleLine(), more)])).toBe(false);
  });

  it('[CART-08] two orders expect the same cart when their lines, quantities and prices are the same, in any order', () => {
    forAll(anyCart, (lines) => {
      const [first, ...others] = lines;
      if (first === undefined) throw new Error('one line at least');
      const seen = expectedCart(lines);
      expect(isSameExpectation(seen, [...seen].reverse())).toBe(true);
      for (const other of [others, [cents(first, 1), ...others], [{ ...first, quantity: 100 }, ...others]]) {
        expect(isSameExpectation(seen, expectedCart(other))).toBe(false);
        expect(isSameExpectation(expectedCart(other), seen)).toBe(false);
      }
    });
    expect([
      isSameExpectation(undefined, undefined),
      isSameExpectation(undefined, []),
      isSameExpectation([], undefined),
    ]).toEqual([true, false, false]);
  });

  it('[CART-06] without an expectation every cart matches', () => {
    expect([
      matchesExpectedItems(undefined, [exampleLine()]),
      matchesExpectedPrices(undefined, [exampleLine()]),
    ]).toEqual([true, true]);
    expect([matchesExpectedItems([], []), matchesExpectedPrices([], [])]).toEqual([true, true]);
  });
});
