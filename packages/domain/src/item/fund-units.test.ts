import { centsOf, exampleItem, exampleProduct, nearEdges, registryItem } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { fullPrice, fundAfterWanted } from './fund-goal.ts';
import { fundCapacity, moneyTowardNextUnit, unitsCovered, unitsReached } from './fund-units.ts';
import type { GroupGift, RegistryItem } from './registry-item.ts';

const fund = (goal: number, raised: number): GroupGift => ({
  name: 'Plates',
  goal: centsOf(goal),
  raised: centsOf(raised),
});

/** Four are wanted at 25.00. */
const four = (raised: number, purchased = 0): RegistryItem =>
  exampleItem({
    product: exampleProduct({ currentPrice: centsOf(2_500) }),
    wanted: 4,
    purchased,
    groupGift: O.some(fund(10_000, raised)),
  });

/** Money around the full prices of a fund, with the units that it reached counted as bought, and some bought outside of it. */
const collecting = fc
  .record({
    unit: nearEdges(1, 50_000, [1, 1_000]),
    wanted: nearEdges(1, 20, [1]),
    share: fc.nat({ max: 100 }),
    outside: fc.nat({ max: 5 }),
  })
  .chain(({ unit, wanted, share, outside: most }) => {
    const outside = Math.min(wanted, most);
    const goal = unit * wanted;
    const collected = unit * (wanted - outside);
    const taken = Math.floor((wanted * share) / 100) * unit;
    return nearEdges(0, collected, [0, taken, collected]).map((raised) => ({
      item: exampleItem({
        wanted,
        purchased: Math.floor(raised / unit) + outside,
        groupGift: O.some(fund(goal, raised)),
      }),
      gift: fund(goal, raised),
      unit,
      outside,
    }));
  });

describe('what a fund has reached', () => {
  it.each([
    [0, 0],
    [2_499, 0],
    [2_500, 1],
    [2_501, 1],
    [9_999, 3],
    [10_000, 4],
    [12_500, 4],
  ])(
    '[GG-03] %d of 10000 for four reach %d: one unit for each full price, and never more than are wanted',
    (raised, units) => {
      expect(unitsReached(fund(10_000, raised), 4)).toBe(units);
    },
  );

  it('[GG-03] more money never means fewer units, and no money means none', () => {
    expect(unitsReached(fund(0, 0), 4)).toBe(0);
    fc.assert(
      fc.property(collecting, fc.nat({ max: 60_000 }), ({ item: { wanted }, gift }, more) => {
        expect(unitsReached(fund(gift.goal, gift.raised + more), wanted)).toBeGreaterThanOrEqual(
          unitsReached(gift, wanted),
        );
        expect(unitsReached(fund(gift.goal, 0), wanted)).toBe(0);
      }),
    );
  });

  it('[GG-03] [NLA-07] the money raised is the full prices reached and the rest towards the next unit', () => {
    expect(moneyTowardNextUnit(fund(10_000, 2_499), 4)).toBe(2_499);
    expect(moneyTowardNextUnit(fund(10_000, 2_500), 4)).toBe(0);
    expect(moneyTowardNextUnit(fund(10_000, 2_501), 4)).toBe(1);
    fc.assert(
      fc.property(collecting, ({ item: { wanted }, gift, unit }) => {
        expect(unitsReached(gift, wanted) * unit + moneyTowardNextUnit(gift, wanted)).toBe(gift.raised);
      }),
    );
  });

  it('[GG-03] without units bought outside of it, the fund takes its goal less the money raised', () => {
    expect(fundCapacity(four(0))).toBe(10_000);
    expect(fundCapacity(four(2_501, 1))).toBe(7_499);
    expect(fundCapacity(four(10_000, 4))).toBe(0);
    expect(fundCapacity(exampleItem())).toBe(0);
    fc.assert(
      fc.property(collecting, ({ item, gift, outside }) => {
        fc.pre(outside === 0 && gift.raised > 0);
        expect(fundCapacity(item)).toBe(gift.goal - gift.raised);
      }),
    );
  });

  it('[GG-03] a fund with its goal, or more, takes nothing', () => {
    expect(fundCapacity(four(9_999, 3))).toBe(1);
    for (const raised of [10_000, 10_001, 30_000]) expect(fundCapacity(four(raised))).toBe(0);
  });

  it('[GG-03] a unit bought outside of the fund is not collected for again', () => {
    expect(fundCapacity(four(2_500, 2))).toBe(5_000);
    expect(fundCapacity(four(2_501, 2))).toBe(4_999);
    expect(fundCapacity(four(2_501, 4))).toBe(0);
    expect(fundCapacity(four(2_501, 5))).toBe(0);
    fc.assert(
      fc.property(collecting, ({ item, gift, unit, outside }) => {
        fc.pre(gift.raised > 0);
        expect(fundCapacity(item)).toBe(gift.goal - gift.raised - outside * unit);
      }),
    );
  });

  it('[GG-03] a fund that takes nothing has its goal, or no unit left to collect for', () => {
    fc.assert(
      fc.property(registryItem, (item) => {
        fc.pre(O.isSome(item.groupGift) && fundCapacity(item) === 0);
        const gift = O.toNullable(item.groupGift);
        const isFull = gift !== null && gift.raised >= gift.goal;
        expect(isFull || item.purchased >= item.wanted).toBe(true);
      }),
    );
  });

  it.each([
    [0, 0, 0],
    [0, 2, 2],
    [1, 0, 1],
    [2_500, 1, 1],
    [2_501, 1, 2],
    [2_501, 2, 3],
    [10_000, 4, 4],
  ])(
    '[MAN-05] %d raised and %d bought cover %d: covered units are the purchased ones, and one more if it is partly paid',
    (raised, purchased, covered) => {
      expect(unitsCovered(four(raised, purchased))).toBe(covered);
    },
  );

  it('[GG-03] what is covered can be wanted without a cent too many in the fund', () => {
    fc.assert(
      fc.property(collecting, ({ item, gift }) => {
        fc.pre(gift.raised > 0);
        const after = fundAfterWanted(gift, item.wanted, Math.max(1, unitsCovered(item)));
        expect(after.raised).toBeLessThanOrEqual(after.goal);
        expect(fullPrice(after, Math.max(1, unitsCovered(item)))).toBe(fullPrice(gift, item.wanted));
      }),
    );
  });
});
