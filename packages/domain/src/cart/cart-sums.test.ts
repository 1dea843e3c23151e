import { centsOf, forAll, nearEdges } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { total } from '../money/index.ts';
import { type CountedLine, cartSums, counts } from './cart-sums.ts';
import type { CartLineView } from './cart-view.ts';

const costing = (lineTotal: number): CountedLine => ({ lineTotal: centsOf(lineTotal) });

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
});

const line = (kind: CartLineView['kind'], quantity: number, lineTotal: number) => ({
  kind,
  quantity,
  lineTotal: centsOf(lineTotal),
});

describe('the sums of a cart', () => {
  it('[CART-05] the sums are in the order gifts, contributions, gift cards', () => {
    expect(
      cartSums([
        line('eGiftCard', 1, 2_500),
        line('contribution', 1, 15_000),
        line('item', 2, 2_990),
        line('giftCard', 1, 5_000),
        line('item', 3, 300),
      ]),
    ).toEqual([
      { kind: 'gifts', count: 5, amount: 3_290 },
      { kind: 'contributions', count: 1, amount: 15_000 },
      { kind: 'giftCards', count: 2, amount: 7_500 },
    ]);
  });

  it('[CART-05] gifts are counted by units, contributions and cards by lines', () => {
    expect(cartSums([line('item', 99, 99)])).toEqual([{ kind: 'gifts', count: 99, amount: 99 }]);
    expect(cartSums([line('contribution', 1, 1), line('contribution', 1, 1)])).toMatchObject([{ count: 2 }]);
  });

  it('[CART-05] a kind without lines has no sum; a line that cannot be bought as it is counts in no sum, every other in one', () => {
    expect(cartSums([])).toEqual([]);
    const lines = fc.array(
      fc
        .tuple(
          fc.constantFrom<CartLineView['kind']>('item', 'contribution', 'giftCard', 'eGiftCard'),
          nearEdges(1, 99, [1, 99]),
          nearEdges(0, 100_000, [0]),
        )
        .map(([kind, quantity, amount]) => line(kind, kind === 'item' ? quantity : 1, amount)),
    );
    forAll(lines, (lines) => {
      const gone = lines.map((line) => ({ ...line, blocker: 'taken-off' as const }));
      expect(cartSums(gone)).toEqual([]);
      const sums = cartSums([...lines, ...gone]);
      expect(total(sums.map(({ amount }) => amount))).toBe(total(lines.map(({ lineTotal }) => lineTotal)));
      expect(sums.map(({ count }) => count)).not.toContain(0);
    });
  });
});
