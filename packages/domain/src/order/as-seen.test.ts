import {
  centsOf,
  exampleContributionLineView,
  exampleGiftCardLineView,
  exampleLine,
  identityOf,
  nearEdges,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { type CartLineView, lineIdOf } from '../cart/index.ts';
import { costsWhatWasSeen, holdsWhatWasSeen, isSeenAlike, seenOf } from './as-seen.ts';

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
  it('[CART-09] a cart is as it was seen when it has the same lines with as many pieces of each, in any order', () => {
    fc.assert(
      fc.property(anyCart, (lines) => {
        expect(holdsWhatWasSeen(seenOf([...lines].reverse()), lines)).toBe(true);
        expect(
          holdsWhatWasSeen(
            seenOf(lines),
            lines.map((line) => cents(line, 1)),
          ),
        ).toBe(true);
      }),
    );
  });

  it('[CART-09] a line that was not seen, one that is gone and one of another number each make another cart', () => {
    fc.assert(
      fc.property(anyCart, (lines) => {
        const [first, ...others] = lines;
        if (first === undefined) throw new Error('one line at least');
        const more = { ...first, quantity: first.quantity + 1 };
        expect(holdsWhatWasSeen(seenOf(others), lines)).toBe(false);
        expect(holdsWhatWasSeen(seenOf(lines), others)).toBe(false);
        expect(holdsWhatWasSeen(seenOf(lines), [more, ...others])).toBe(false);
      }),
    );
  });

  it('[GG-05] [GC-06] money for a fund and a gift card are as they were seen at the same amount', () => {
    for (const line of [exampleContributionLineView(), exampleGiftCardLineView()]) {
      expect(holdsWhatWasSeen(seenOf([line]), [line])).toBe(true);
      for (const more of [-1, 1]) expect(holdsWhatWasSeen(seenOf([line]), [cents(line, more)])).toBe(false);
    }
  });

  it('[CART-06] what it costs is as it was seen when each line comes to as much as then', () => {
    const lines = [exampleLine(), exampleGiftCardLineView()];
    expect(costsWhatWasSeen(seenOf(lines), lines)).toBe(true);
    for (const more of [-1, 1]) expect(costsWhatWasSeen(seenOf(lines), [cents(exampleLine(), more)])).toBe(false);
  });

  it('[CART-08] two orders are for the same cart when they saw the same lines, in any order, each in the same number and at the same price', () => {
    fc.assert(
      fc.property(anyCart, (lines) => {
        const [first, ...others] = lines;
        if (first === undefined) throw new Error('one line at least');
        const seen = seenOf(lines);
        expect(isSeenAlike(seen, [...seen].reverse())).toBe(true);
        for (const other of [others, [cents(first, 1), ...others], [{ ...first, quantity: 100 }, ...others]]) {
          expect(isSeenAlike(seen, seenOf(other))).toBe(false);
          expect(isSeenAlike(seenOf(other), seen)).toBe(false);
        }
      }),
    );
    expect([isSeenAlike(undefined, undefined), isSeenAlike(undefined, []), isSeenAlike([], undefined)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('[CART-06] whoever does not say what was seen takes the cart as it is', () => {
    expect([holdsWhatWasSeen(undefined, [exampleLine()]), costsWhatWasSeen(undefined, [exampleLine()])]).toEqual([
      true,
      true,
    ]);
    expect([holdsWhatWasSeen([], []), costsWhatWasSeen([], [])]).toEqual([true, true]);
  });
});
