import {
  centsOf,
  exampleItem,
  exampleProduct,
  forAll,
  nearEdges,
  price,
  registryItem,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import {
  fullPrice,
  fundAfterWanted,
  fundCapacity,
  fundOf,
  fundPercent,
  fundShown,
  moneyTowardNextUnit,
  unitsCovered,
  unitsReached,
} from './fund.ts';
import type { GroupGift, RegistryItem } from './registry-item.ts';

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
    forAll(price, price, units, (before, now, wanted) => {
      const item = { ...priced(now, fund(before * wanted, 0)), wanted };
      expect(fundOf(item)).toEqual(O.some(fund(now * wanted, 0)));
    });
  });

  it('[GG-03] after a contribution a new price changes neither goal nor full price', () => {
    expect(fundOf(priced(5_000, fund(9_000, 1)))).toEqual(O.some(fund(9_000, 1)));
    expect(fullPrice(fund(9_000, 1), 2)).toBe(4_500);
    forAll(registryItem, price, (item, currentPrice) => {
      fc.pre(O.isSome(item.groupGift) && item.groupGift.value.raised > 0);
      expect(fundOf({ ...item, product: { ...item.product, currentPrice } })).toBe(item.groupGift);
    });
  });

  it('[GG-03] a changed quantity moves the goal by the fund’s full price for each unit', () => {
    expect(fundAfterWanted(fund(9_000, 100), 2, 3)).toEqual(fund(13_500, 100));
    expect(fundAfterWanted(fund(9_000, 100), 2, 1)).toEqual(fund(4_500, 100));
    forAll(price, units, units, fc.nat({ max: 5_000 }), (unit, before, after, raised) => {
      const moved = fundAfterWanted(fund(unit * before, raised), before, after);
      expect(moved).toEqual(fund(unit * after, raised));
      expect(fullPrice(moved, after)).toBe(unit);
    });
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
    forAll(collecting, fc.nat({ max: 60_000 }), ({ item: { wanted }, gift }, more) => {
      expect(unitsReached(fund(gift.goal, gift.raised + more), wanted)).toBeGreaterThanOrEqual(
        unitsReached(gift, wanted),
      );
      expect(unitsReached(fund(gift.goal, 0), wanted)).toBe(0);
    });
  });

  it('[GG-03] [NLA-07] the money raised is the full prices reached and the rest towards the next unit', () => {
    expect(moneyTowardNextUnit(fund(10_000, 2_499), 4)).toBe(2_499);
    expect(moneyTowardNextUnit(fund(10_000, 2_500), 4)).toBe(0);
    expect(moneyTowardNextUnit(fund(10_000, 2_501), 4)).toBe(1);
    forAll(collecting, ({ item: { wanted }, gift, unit }) => {
      expect(unitsReached(gift, wanted) * unit + moneyTowardNextUnit(gift, wanted)).toBe(gift.raised);
    });
  });

  it('[GG-03] without units bought outside of it, the fund takes its goal less the money raised', () => {
    expect(fundCapacity(four(0))).toBe(10_000);
    expect(fundCapacity(four(2_501, 1))).toBe(7_499);
    expect(fundCapacity(four(10_000, 4))).toBe(0);
    expect(fundCapacity(exampleItem())).toBe(0);
    forAll(collecting, ({ item, gift, outside }) => {
      fc.pre(outside === 0 && gift.raised > 0);
      expect(fundCapacity(item)).toBe(gift.goal - gift.raised);
    });
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
    forAll(collecting, ({ item, gift, unit, outside }) => {
      fc.pre(gift.raised > 0);
      expect(fundCapacity(item)).toBe(gift.goal - gift.raised - outside * unit);
    });
  });

  it('[GG-03] a fund that takes nothing has its goal, or no unit left to collect for', () => {
    forAll(registryItem, (item) => {
      fc.pre(O.isSome(item.groupGift) && fundCapacity(item) === 0);
      const gift = O.toNullable(item.groupGift);
      const isFull = gift !== null && gift.raised >= gift.goal;
      expect(isFull || item.purchased >= item.wanted).toBe(true);
    });
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
    forAll(collecting, ({ item, gift }) => {
      fc.pre(gift.raised > 0);
      const after = fundAfterWanted(gift, item.wanted, Math.max(1, unitsCovered(item)));
      expect(after.raised).toBeLessThanOrEqual(after.goal);
      expect(fullPrice(after, Math.max(1, unitsCovered(item)))).toBe(fullPrice(gift, item.wanted));
    });
  });
});

const percent = (goal: number, raised: number) => fundPercent({ goal: centsOf(goal), raised: centsOf(raised) });
const goal = nearEdges(1, 5_000_000, [1, 100, 1_000]);
const funds = goal.chain((whole) =>
  nearEdges(0, whole + 5, [0, Math.floor(whole / 2), whole]).map((raised) => ({ whole, raised })),
);

describe('the progress of a fund', () => {
  it.each([
    [10_000, 0, 0],
    [10_000, 1, 1],
    [10_000, 199, 1],
    [10_000, 200, 2],
    [10_000, 4_999, 49],
    [10_000, 5_000, 50],
    [10_000, 9_999, 99],
    [10_000, 10_000, 100],
    [10_000, 10_001, 100],
    [1, 0, 0],
    [1, 1, 100],
    [3, 2, 66],
    [9_007_199_254_740_991, 9_007_199_254_740_990, 99],
  ])('[GG-03] of %d, %d is %d percent', (whole, raised, expected) => {
    expect(percent(whole, raised)).toBe(expected);
  });

  it('[GG-03] nothing raised is 0, the whole goal or more is 100', () => {
    forAll(funds, ({ whole, raised }) => {
      expect(percent(whole, raised) === 0).toBe(raised === 0);
      expect(percent(whole, raised) === 100).toBe(raised >= whole);
    });
  });

  it('[GG-03] anything between is from 1 to 99, rounded down', () => {
    forAll(funds, ({ whole, raised }) => {
      fc.pre(raised > 0 && raised < whole);
      const shown = percent(whole, raised);
      expect(Number.isInteger(shown) && shown >= 1 && shown <= 99).toBe(true);
      if (shown > 1) expect(shown * whole).toBeLessThanOrEqual(raised * 100);
      expect((shown + 1) * whole).toBeGreaterThan(raised * 100);
    });
  });

  it('[GG-03] more money is never less progress', () => {
    forAll(funds, fc.nat({ max: 1_000 }), ({ whole, raised }, more) => {
      expect(percent(whole, raised + more)).toBeGreaterThanOrEqual(percent(whole, raised));
    });
  });

  it('[GG-03] a fund without a goal has 100', () => {
    expect(percent(0, 0)).toBe(100);
    expect(percent(0, 1)).toBe(100);
  });

  const shared = (price: number, wanted: number, raised: number, outside: number) => {
    const goal = price * wanted;
    return exampleItem({
      product: exampleProduct({ currentPrice: centsOf(price) }),
      wanted,
      purchased: Math.min(wanted, Math.floor(raised / price)) + outside,
      groupGift: O.some({ name: 'Plates', goal: centsOf(goal), raised: centsOf(raised) }),
    });
  };
  const begun = fc
    .record({ price: nearEdges(1, 50_000, [1_000]), wanted: fc.integer({ min: 1, max: 6 }) })
    .chain(({ price, wanted }) =>
      fc.integer({ min: 0, max: wanted }).chain((outside) =>
        nearEdges(0, price * (wanted - outside), [price - 1, price]).map((raised) => ({
          outside,
          item: shared(price, wanted, raised, outside),
        })),
      ),
    );
  const shownOf = (item: ReturnType<typeof shared>) =>
    O.getOrElseW((): never => expect.fail('it is a group gift'))(fundShown(item));

  it.each([
    [27_900, 3, 34_000, 1, { raised: 34_000, goal: 55_800, missing: 21_800, percent: 60, wanted: 3, whole: 1 }],
    [27_900, 3, 55_800, 1, { raised: 55_800, goal: 55_800, missing: 0, percent: 100, wanted: 3, whole: 1 }],
    [18_995, 2, 0, 1, { raised: 0, goal: 18_995, missing: 18_995, percent: 0, wanted: 2, whole: 1 }],
    [18_995, 2, 0, 2, { raised: 0, goal: 0, missing: 0, percent: 100, wanted: 2, whole: 2 }],
    [27_900, 3, 27_900, 5, { raised: 27_900, goal: 27_900, missing: 0, percent: 100, wanted: 3, whole: 2 }],
    [18_995, 2, 18_995, 0, { raised: 18_995, goal: 37_990, missing: 18_995, percent: 50, wanted: 2, whole: 0 }],
  ])(
    '[GG-03] at %d for a unit, of %d wanted, with %d raised and %d bought whole, people read %j',
    (...[price, wanted, raised, outside, shown]) => {
      expect(fundShown(shared(price, wanted, raised, outside))).toEqual(O.some(shown));
    },
  );

  it('[GG-03] the money raised and the money missing add up to what guests collect', () => {
    forAll(begun, ({ item }) => {
      const { raised, goal: collected, missing } = shownOf(item);
      expect(raised + missing).toBe(collected);
      expect(missing).toBe(fundCapacity(item));
    });
  });

  it('[GG-03] guests collect the whole goal unless units were bought outside of the fund; those are counted separately', () => {
    forAll(begun, ({ item, outside }) => {
      const { goal: collected, whole } = shownOf(item);
      expect(whole).toBe(outside);
      expect(collected).toBe(item.product.currentPrice * (item.wanted - outside));
    });
    expect(shownOf({ ...shared(27_900, 3, 27_900, 0), purchased: 0 }).whole).toBe(0);
    expect(fundShown(exampleItem({ groupGift: O.none }))).toEqual(O.none);
  });

  it('[GG-03] a gift with all its units has 100', () => {
    forAll(begun, ({ item }) => {
      if (item.purchased >= item.wanted) expect(shownOf(item).percent).toBe(100);
    });
  });
});
