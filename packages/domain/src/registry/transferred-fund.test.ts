import { centsOf, exampleItem, forAll, nearEdges } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type { RegistryItem } from '../item/index.ts';
import { transferredFund } from './transferred-fund.ts';

const fund = (name: string, goal: number, raised: number) =>
  O.some({ name, goal: centsOf(goal), raised: centsOf(raised) });

/** Four were wanted at 25.00; so much was given. */
const old = (raised: number) => exampleItem({ wanted: 4, purchased: 0, groupGift: fund('Plates', 10_000, raised) });
/** The fund of what takes the place at that price, wanted so often then. */
const moved = (existing: RegistryItem, present: O.Option<RegistryItem>, price: number, wanted: number) =>
  transferredFund(existing, present, { price: centsOf(price), wanted });
const tooLarge = (raised: number, takes: number) => E.left({ _tag: 'FundTooLarge', raised, takes });

const unitPrice = nearEdges(1, 9_000, [1_000, 2_500]);
const cases = fc
  .record({
    raised: nearEdges(0, 10_000, [0, 2_500, 5_000]),
    price: unitPrice,
    own: fc.option(fc.record({ price: unitPrice, wanted: nearEdges(1, 5, [1]), outside: fc.nat({ max: 6 }) })),
    share: nearEdges(0, 100, [0, 100]),
    more: nearEdges(1, 5, [1]),
    hasFund: fc.boolean(),
  })
  .map(({ raised, price, own, share, more, hasFund }) => {
    if (own === null) return { raised, price, wanted: more, present: O.none, before: 0, taken: 0 };
    const before = hasFund ? Math.floor((own.price * Math.max(0, own.wanted - own.outside) * share) / 100) : 0;
    const taken = own.outside + Math.floor(before / own.price);
    const groupGift = hasFund ? fund('Kettle', own.price * own.wanted, before) : O.none;
    const present = exampleItem({ wanted: own.wanted, purchased: taken, groupGift });
    return {
      raised,
      price: before > 0 ? own.price : price,
      wanted: own.wanted + more,
      present: O.some(present),
      before,
      taken,
    };
  });

describe('the fund of a replacement', () => {
  it('[NLA-07] without a fund on either side there is none', () => {
    const none = E.right({ fund: O.none, moved: 0, paid: 0 });
    expect(moved(exampleItem(), O.none, 100, 1)).toEqual(none);
    expect(moved(exampleItem(), O.some(exampleItem()), 100, 9)).toEqual(none);
  });

  it('[NLA-04] [GG-03] an item that brings no fund leaves the replacement with its own, for as many as are wanted', () => {
    const own = exampleItem({ wanted: 2, purchased: 0, groupGift: fund('Kettle', 9_000, 1) });
    for (const price of [1, 4_499, 4_500, 4_501]) {
      expect(moved(exampleItem(), O.some(own), price, 3)).toEqual(
        E.right({ fund: fund('Kettle', 13_500, 1), moved: 0, paid: 0 }),
      );
    }
    const full = { ...own, purchased: 2, groupGift: fund('Kettle', 9_000, 9_000) };
    expect(moved(old(0), O.some(full), 1, 3)).toEqual(
      E.right({ fund: fund('Kettle', 13_500, 9_000), moved: 0, paid: 0 }),
    );
  });

  it.each([
    [0, 0],
    [2_499, 2_499],
    [2_500, 0],
    [2_501, 1],
    [9_999, 2_499],
    [10_000, 0],
  ])(
    '[NLA-07] of %d the money afterwards is the replacement’s own and what was begun of the old item’s: %d',
    (raised, begun) => {
      expect(moved(old(raised), O.none, 9_000, 3)).toEqual(
        E.right({ fund: fund('Plates', 27_000, begun), moved: begun, paid: 0 }),
      );
      const own = exampleItem({ wanted: 1, purchased: 0, groupGift: fund('Kettle', 9_000, 700) });
      expect(moved(old(raised), O.some(own), 9_000, 3)).toEqual(
        E.right({ fund: fund('Kettle', 27_000, 700 + begun), moved: begun, paid: 0 }),
      );
    },
  );

  it('[NLA-07] [GG-03] the goal is the price of the replacement times what is wanted of it, until somebody gave for it; then its full price stays', () => {
    const own = (raised: number) =>
      O.some(exampleItem({ wanted: 2, purchased: 0, groupGift: fund('Kettle', 9_000, raised) }));
    for (const [raised, goal] of [
      [0, 18_000],
      [1, 13_500],
    ] as const) {
      expect(moved(old(700), own(raised), 6_000, 3)).toEqual(
        E.right({ fund: fund('Kettle', goal, raised + 700), moved: 700, paid: 0 }),
      );
    }
    forAll(cases, ({ raised, price, wanted, present }) => {
      const decided = moved(old(raised), present, price, wanted);
      if (E.isRight(decided)) expect(decided.right.fund).toMatchObject(O.some({ goal: price * wanted }));
    });
  });

  it('[NLA-07] the name is that of the replacement’s own fund, else the old item’s; one that no one collected for takes it over', () => {
    const own = exampleItem({ groupGift: fund('Kettle', 9_000, 0) });
    const named = (name: string, raised: number) => E.right({ fund: O.some({ name, raised }) });
    expect(moved(old(1), O.some(own), 9_000, 9)).toMatchObject(named('Kettle', 1));
    expect(moved(exampleItem(), O.some(own), 9_000, 9)).toMatchObject(named('Kettle', 0));
    expect(moved(old(1), O.some(exampleItem()), 9_000, 9)).toMatchObject(named('Plates', 1));
  });

  it.each([
    [2_400, 0],
    [2_001, 0],
    [2_000, 1],
    [1_999, 1],
    [1_001, 1],
    [1_000, 2],
    [999, 2],
    [667, 2],
  ])(
    '[NLA-07] [GG-03] of 20.00 at %d each: whole prices that the money reaches at once are paid for, and never more units than are still needed: %d',
    (price, paid) => {
      expect(moved(old(2_000), O.none, price, 3)).toMatchObject(E.right({ moved: 2_000, paid }));
    },
  );

  it('[NLA-07] [GG-03] more than the fund takes is too much, with how much that is; the fund never has more than its goal', () => {
    expect(moved(old(2_000), O.none, 666, 3)).toEqual(tooLarge(2_000, 1_998));
    expect(moved(old(2_499), O.none, 2_499, 1)).toMatchObject(E.right({ moved: 2_499, paid: 1 }));
    expect(moved(old(2_499), O.none, 2_498, 1)).toEqual(tooLarge(2_499, 2_498));
    const own = exampleItem({ wanted: 3, purchased: 3, groupGift: fund('Kettle', 3_000, 0) });
    expect(moved(old(1_000), O.some(own), 1_000, 4)).toMatchObject(E.right({ paid: 1 }));
    expect(moved(old(1_001), O.some(own), 1_000, 4)).toEqual(tooLarge(1_001, 1_000));
    expect(moved(old(1), O.some({ ...own, purchased: 4 }), 1_000, 4)).toEqual(tooLarge(1, 0));
    forAll(cases, ({ raised, price, wanted, present, before, taken }) => {
      const decided = moved(old(raised), present, price, wanted);
      const begun = raised % 2_500;
      const outside = taken - Math.floor(before / price);
      const takes = Math.max(0, (wanted - outside) * price - before);
      if (begun > takes) {
        expect(decided).toEqual(tooLarge(begun, takes));
        return;
      }
      const paid = Math.floor((before + begun) / price) - Math.floor(before / price);
      expect(decided).toMatchObject(E.right({ fund: O.some({ raised: before + begun }), moved: begun, paid }));
      expect(before + begun).toBeLessThanOrEqual(price * wanted);
      expect(paid).toBeLessThanOrEqual(Math.max(0, wanted - taken));
    });
  });
});
