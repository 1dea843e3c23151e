import {
  centsOf,
  exampleItem,
  examplePersonalization,
  exampleProduct,
  forAll,
  identityOf,
  markets,
  nearEdges,
  orderNumberOf,
  registryItem,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { fundCapacity, fundOf, type RegistryItem } from '../item/index.ts';
import {
  checkContribution,
  checkFundHasRoom,
  contributionFacts,
  contributionRange,
  decideContribution,
} from './decide-contribution.ts';
import { itemAfter } from './item-after.ts';
import type { RegistryFact } from './registry-fact.ts';

const identity = identityOf('4821');
const orderNumber = orderNumberOf('HF-1');

/** Four are wanted at 25.00. */
const four = (raised: number, changed: Partial<RegistryItem> = {}): RegistryItem =>
  exampleItem({
    product: exampleProduct({ currentPrice: centsOf(2_500) }),
    wanted: 4,
    purchased: Math.floor(raised / 2_500),
    groupGift: O.some({ name: 'Plates', goal: centsOf(10_000), raised: centsOf(raised) }),
    ...changed,
  });
const give = (item: RegistryItem, amount: number) => decideContribution(markets.US, item, centsOf(amount), orderNumber);
const taken = (amount: number, units: number, goal = 10_000) =>
  E.right([{ _tag: 'Contributed', identity, amount, goal, units, orderNumber }]);
const tooSmall = (minimum: number) => E.left({ _tag: 'ContributionTooSmall', minimum });
const full = (missing: number) => E.left({ _tag: 'FundFull', missing });

const afterwards = (item: RegistryItem, facts: ReadonlyArray<RegistryFact>): RegistryItem =>
  facts.reduce((so, fact) => (fact._tag === 'Contributed' ? itemAfter(so, fact) : so), item);

/** An item for which nothing was given yet, and what is tried to be given one after the other. */
const giving = fc
  .record({
    unit: nearEdges(1, 20_000, [1, 999, 1_000, 1_001]),
    wanted: nearEdges(1, 12, [1]),
    outside: fc.nat({ max: 3 }),
  })
  .chain(({ unit, wanted, outside }) =>
    fc.record({
      item: fc.constant(
        four(0, {
          product: exampleProduct({ currentPrice: centsOf(unit) }),
          wanted,
          purchased: Math.min(outside, wanted),
          groupGift: O.some({ name: 'Plates', goal: centsOf(unit * wanted), raised: centsOf(0) }),
        }),
      ),
      unit: fc.constant(unit),
      amounts: fc.array(nearEdges(0, unit * wanted + 2, [1_000, unit, 2 * unit, unit * wanted - 999]), {
        maxLength: 12,
      }),
    }),
  );

const raisedOf = (item: RegistryItem): number => (O.isSome(item.groupGift) ? item.groupGift.value.raised : 0);

describe('a contribution decided', () => {
  it('[CA-01] [GG-01] [PERS-02] refused in Canada, and for an item that is no group gift, is no longer available, or has a personalization error', () => {
    for (const amount of [0, 1_000, 10_001]) {
      expect(decideContribution(markets.CA, four(0), centsOf(amount), orderNumber)).toEqual(
        E.left({ _tag: 'NotInMarket' }),
      );
      expect(give(exampleItem(), amount)).toEqual(E.left({ _tag: 'NotAGroupGift' }));
      const gone = four(0, { product: exampleProduct({ currentPrice: centsOf(2_500), isNla: true }) });
      expect(give(gone, amount)).toEqual(E.left({ _tag: 'NoLongerAvailable', identity }));
      const wrong = { personalization: O.some(examplePersonalization({ hasError: true })) };
      expect(give(four(0, wrong), amount)).toEqual(E.left({ _tag: 'PersonalizationError', identity }));
      expect(contributionRange(markets.US, four(0, wrong))).toEqual(O.none);
      expect(give({ ...gone, ...wrong }, amount)).toEqual(E.left({ _tag: 'NoLongerAvailable', identity }));
    }
    const wordless = four(0, {
      identity: identityOf('4821', 7),
      product: exampleProduct({ currentPrice: centsOf(2_500), personalizationType: 100 }),
      personalization: O.some(examplePersonalization({ line1: ' ', line2: '', hasError: false })),
    });
    expect(give(wordless, 1_000)).toMatchObject(E.left({ _tag: 'PersonalizationError' }));
  });

  it.each([
    [0, 999, tooSmall(1_000)],
    [0, 0, tooSmall(1_000)],
    [0, 1_000, taken(1_000, 0)],
    [9_000, 999, tooSmall(1_000)],
    [9_000, 1_000, taken(1_000, 1)],
    [9_001, 998, tooSmall(999)],
    [9_001, 999, taken(999, 1)],
    [9_999, 0, tooSmall(1)],
    [9_999, 1, taken(1, 1)],
  ])(
    '[GG-01] %d raised, %d given: less than 10.00, or than all that is missing if that is less, is too little',
    (raised, amount, expected) => {
      expect(give(four(raised), amount)).toEqual(expected);
    },
  );

  it.each([
    [0, 10_000, taken(10_000, 4)],
    [0, 10_001, full(10_000)],
    [9_500, 500, taken(500, 1)],
    [9_500, 501, full(500)],
    [9_500, 1_000, full(500)],
    [10_000, 0, full(0)],
    [10_000, 1, full(0)],
    [10_000, 1_000, full(0)],
  ])(
    '[GG-01] %d raised, %d given: more than is missing is refused, with the missing amount; so is anything once the fund is full',
    (raised, amount, expected) => {
      expect(give(four(raised), amount)).toEqual(expected);
    },
  );

  it.each([
    [8_001, 1_000, taken(1_000, 0)],
    [8_000, 1_999, taken(1_999, 0)],
    [0, 9_999, taken(9_999, 3)],
  ])(
    '[GG-01] %d raised, %d given: an amount that leaves less than 10.00 missing is accepted',
    (raised, amount, expected) => {
      expect(give(four(raised), amount)).toEqual(expected);
    },
  );

  it.each([
    [1_499, 1_000, 0],
    [1_500, 1_000, 1],
    [1_501, 1_000, 1],
    [1_000, 3_999, 1],
    [1_000, 4_000, 2],
  ])(
    '[GG-03] %d raised, %d given: everything else is one fact: the money, the goal at that time, and the units whose full price was reached',
    (raised, amount, units) => {
      expect(give(four(raised), amount)).toEqual(taken(amount, units));
    },
  );

  it('[GG-03] no money is lost: contributions add up to the money raised, which with what is missing and what was bought outside of the fund is the goal', () => {
    forAll(giving, ({ item, unit, amounts }) => {
      let now = item;
      let given = 0;
      for (const amount of amounts) {
        const decided = give(now, amount);
        if (E.isLeft(decided)) continue;
        now = afterwards(now, decided.right);
        given += amount;
        const fund = O.toNullable(fundOf(now));
        expect(fund === null ? 0 : fund.raised).toBe(given);
        expect(fund === null ? 0 : fund.raised + fundCapacity(now) + unit * item.purchased).toBe(fund?.goal);
      }
      expect(raisedOf(now)).toBe(given);
    });
  });

  it('[GG-03] a fund never exceeds its goal, and pays for no more units than were needed', () => {
    forAll(giving, ({ item, unit, amounts }) => {
      const now = amounts.reduce((so, amount) => {
        const decided = give(so, amount);
        return E.isRight(decided) ? afterwards(so, decided.right) : so;
      }, item);
      const outside = item.purchased;
      expect(raisedOf(now)).toBeLessThanOrEqual(unit * (item.wanted - outside));
      expect(now.purchased).toBe(outside + Math.floor(raisedOf(now) / unit));
      expect(now.purchased).toBeLessThanOrEqual(now.wanted);
    });
  });

  it('[GG-01] a promised contribution is refused only for being more than the fund takes, never for being too little', () => {
    expect(checkFundHasRoom(markets.US, four(0), centsOf(450))).toEqual(E.right(450));
    expect(checkContribution(markets.US, four(0), centsOf(450))).toEqual(tooSmall(1_000));
    expect(checkFundHasRoom(markets.US, four(9_501), centsOf(499))).toEqual(E.right(499));
    expect(checkFundHasRoom(markets.US, four(9_501), centsOf(500))).toEqual(full(499));
    expect(checkFundHasRoom(markets.US, four(10_000), centsOf(1))).toEqual(full(0));
    expect(checkFundHasRoom(markets.US, exampleItem(), centsOf(1_000))).toEqual(E.left({ _tag: 'NotAGroupGift' }));
    expect(checkFundHasRoom(markets.CA, four(0), centsOf(1_000))).toEqual(E.left({ _tag: 'NotInMarket' }));
    expect(contributionFacts(four(2_100), centsOf(450), orderNumber)).toEqual([
      { _tag: 'Contributed', identity, amount: 450, goal: 10_000, units: 1, orderNumber },
    ]);
    expect(contributionFacts(exampleItem(), centsOf(450), orderNumber)).toEqual([]);
    forAll(nearEdges(0, 10_000, [9_000, 9_001]), nearEdges(1, 10_001, [999, 1_000, 10_000]), (raised, amount) => {
      expect(E.isRight(checkFundHasRoom(markets.US, four(raised), centsOf(amount)))).toBe(raised + amount <= 10_000);
    });
  });

  it('[GG-01] exactly the amounts within the range are accepted', () => {
    expect(contributionRange(markets.US, four(0))).toEqual(O.some({ minimum: 1_000, maximum: 10_000 }));
    expect(contributionRange(markets.US, four(9_001))).toEqual(O.some({ minimum: 999, maximum: 999 }));
    expect(contributionRange(markets.US, four(10_000))).toEqual(O.none);
    expect(contributionRange(markets.CA, four(0))).toEqual(O.none);
    expect(contributionRange(markets.US, exampleItem())).toEqual(O.none);
    const tried = registryItem.chain((item) =>
      nearEdges(0, 600_000, [1_000, fundCapacity(item)]).map((amount) => ({ item, amount })),
    );
    forAll(tried, ({ item, amount }) => {
      const range = contributionRange(markets.US, item);
      expect(E.isRight(give(item, amount))).toBe(
        O.isSome(range) && amount >= range.value.minimum && amount <= range.value.maximum,
      );
    });
  });
});
