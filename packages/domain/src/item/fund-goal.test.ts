import {
  centsOf,
  exampleItem,
  exampleProduct,
  nearEdges,
  price,
  registryItem,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { fullPrice, fundAfterWanted, fundOf } from './fund-goal.ts';
import type { GroupGift } from './registry-item.ts';

const fund = (goal: number, raised: number): GroupGift => ({
  name: 'Plates',
  goal: centsOf(goal),
  raised: centsOf(raised),
});
const priced = (currentPrice: number, groupGift: GroupGift) =>
  exampleItem({
    wanted: 2,
    product: exampleProduct({ currentPrice: centsOf(currentPrice) }),
    groupGift: O.some(groupGift),
  });
const units = nearEdges(1, 999, [1, 2, 999]);

describe('the goal of a fund', () => {
  it('[GG-03] without contributions the goal is today’s price times the wanted quantity', () => {
    expect(fundOf(priced(4_500, fund(9_000, 0)))).toEqual(O.some(fund(9_000, 0)));
    expect(fundOf(priced(5_000, fund(9_000, 0)))).toEqual(O.some(fund(10_000, 0)));
    expect(fundOf(exampleItem())).toEqual(O.none);
    fc.assert(
      fc.property(price, price, units, (before, now, wanted) => {
        const item = { ...priced(now, fund(before * wanted, 0)), wanted };
        expect(fundOf(item)).toEqual(O.some(fund(now * wanted, 0)));
      }),
    );
  });

  it('[GG-03] after a contribution a new price changes neither goal nor full price', () => {
    expect(fundOf(priced(5_000, fund(9_000, 1)))).toEqual(O.some(fund(9_000, 1)));
    expect(fullPrice(fund(9_000, 1), 2)).toBe(4_500);
    fc.assert(
      fc.property(registryItem, price, (item, currentPrice) => {
        fc.pre(O.isSome(item.groupGift) && item.groupGift.value.raised > 0);
        expect(fundOf({ ...item, product: { ...item.product, currentPrice } })).toBe(item.groupGift);
      }),
    );
  });

  it('[GG-03] a changed quantity moves the goal by the fund’s full price for each unit', () => {
    expect(fundAfterWanted(fund(9_000, 100), 2, 3)).toEqual(fund(13_500, 100));
    expect(fundAfterWanted(fund(9_000, 100), 2, 1)).toEqual(fund(4_500, 100));
    fc.assert(
      fc.property(price, units, units, fc.nat({ max: 5_000 }), (unit, before, after, raised) => {
        const moved = fundAfterWanted(fund(unit * before, raised), before, after);
        expect(moved).toEqual(fund(unit * after, raised));
        expect(fullPrice(moved, after)).toBe(unit);
      }),
    );
  });

  it('[GG-03] an unchanged quantity returns the same fund, also one whose goal is no multiple', () => {
    const odd = fund(100, 1);
    expect(fundAfterWanted(odd, 3, 3)).toBe(odd);
    expect(fullPrice(odd, 3)).toBe(33);
    expect(fundAfterWanted(odd, 3, 4)).toEqual(fund(132, 1));
  });

  it('[GG-03] a fund of nothing wanted has no full price', () => {
    expect(fullPrice(fund(100, 0), 0)).toBe(0);
    expect(fullPrice(fund(0, 0), 0)).toBe(0);
  });
});
