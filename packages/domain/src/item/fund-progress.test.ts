import { centsOf, exampleItem, exampleProduct, nearEdges } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { fundPercent, fundShown } from './fund-progress.ts';
import { fundCapacity } from './fund-units.ts';

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
    fc.assert(
      fc.property(funds, ({ whole, raised }) => {
        expect(percent(whole, raised) === 0).toBe(raised === 0);
        expect(percent(whole, raised) === 100).toBe(raised >= whole);
      }),
    );
  });

  it('[GG-03] anything between is from 1 to 99, rounded down', () => {
    fc.assert(
      fc.property(funds, ({ whole, raised }) => {
        fc.pre(raised > 0 && raised < whole);
        const shown = percent(whole, raised);
        expect(Number.isInteger(shown) && shown >= 1 && shown <= 99).toBe(true);
        if (shown > 1) expect(shown * whole).toBeLessThanOrEqual(raised * 100);
        expect((shown + 1) * whole).toBeGreaterThan(raised * 100);
      }),
    );
  });

  it('[GG-03] more money is never less progress', () => {
    fc.assert(
      fc.property(funds, fc.nat({ max: 1_000 }), ({ whole, raised }, more) => {
        expect(percent(whole, raised + more)).toBeGreaterThanOrEqual(percent(whole, raised));
      }),
    );
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
    fc.assert(
      fc.property(begun, ({ item }) => {
        const { raised, goal: collected, missing } = shownOf(item);
        expect(raised + missing).toBe(collected);
        expect(missing).toBe(fundCapacity(item));
      }),
    );
  });

  it('[GG-03] guests collect the whole goal unless units were bought outside of the fund; those are counted separately', () => {
    fc.assert(
      fc.property(begun, ({ item, outside }) => {
        const { goal: collected, whole } = shownOf(item);
        expect(whole).toBe(outside);
        expect(collected).toBe(item.product.currentPrice * (item.wanted - outside));
      }),
    );
    expect(shownOf({ ...shared(27_900, 3, 27_900, 0), purchased: 0 }).whole).toBe(0);
    expect(fundShown(exampleItem({ groupGift: O.none }))).toEqual(O.none);
  });

  it('[GG-03] a gift with all its units has 100', () => {
    fc.assert(
      fc.property(begun, ({ item }) => {
        if (item.purchased >= item.wanted) expect(shownOf(item).percent).toBe(100);
      }),
    );
  });
});
