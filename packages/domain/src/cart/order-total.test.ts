import { centsOf, nearEdges } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { type CountedLine, cartSubtotal, counts } from './order-total.ts';

const costing = (lineTotal: number): CountedLine => ({ lineTotal: centsOf(lineTotal) });

const bought = nearEdges(0, 99_999, [0]).map(costing);
const blocked = bought.map((line) => ({ ...line, blocker: 'no-longer-available' as const }));

describe('what a cart comes to', () => {
  it('[CART-05] [BUY-09] [GG-03] a line counts unless it is blocked or contributes more than its fund takes', () => {
    expect(counts(costing(500))).toBe(true);
    for (const blocker of ['taken-off', 'no-longer-available', 'registry-closed', 'group-gift-begun'] as const)
      expect(counts({ ...costing(500), blocker })).toBe(false);
    expect(counts({ ...costing(500), missing: O.some(centsOf(501)) })).toBe(true);
    expect(counts({ ...costing(500), missing: O.some(centsOf(500)) })).toBe(true);
    expect(counts({ ...costing(500), missing: O.some(centsOf(499)) })).toBe(false);
    expect(counts({ ...costing(500), missing: O.none })).toBe(false);
  });

  it('[CART-05] the subtotal is the sum of the lines that count', () => {
    expect(cartSubtotal([])).toBe(0);
    fc.assert(
      fc.property(fc.array(bought), fc.array(blocked), (can, cannot) => {
        const all = can.reduce((sum, { lineTotal }) => sum + lineTotal, 0);
        expect(cartSubtotal(can)).toBe(all);
        expect(cartSubtotal([...cannot, ...can])).toBe(all);
      }),
    );
  });
});
