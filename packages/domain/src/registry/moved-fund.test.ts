import { centsOf, exampleItem, nearEdges } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { movedFund } from './moved-fund.ts';

const fund = (name: string, goal: number, raised: number) =>
  O.some({ name, goal: centsOf(goal), raised: centsOf(raised) });

/** Four were wanted at 25.00; so much was given. */
const old = (raised: number) => exampleItem({ wants: 4, purchased: 0, groupGift: fund('Plates', 10_000, raised) });

describe('the fund of a replacement', () => {
  it('[NLA-07] without a fund on either side there is none', () => {
    expect(movedFund(exampleItem(), O.none, { price: centsOf(100), wants: 1 })).toEqual(O.none);
    expect(movedFund(exampleItem(), O.some(exampleItem()), { price: centsOf(100), wants: 1 })).toEqual(O.none);
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
    (raised, moved) => {
      const to = { price: centsOf(9_000), wants: 3 };
      expect(movedFund(old(raised), O.none, to)).toEqual(
        O.some({ fund: { name: 'Plates', goal: 27_000, raised: moved }, paid: 0 }),
      );
      const own = exampleItem({ wants: 1, purchased: 0, groupGift: fund('Kettle', 9_000, 700) });
      expect(movedFund(old(raised), O.some(own), to)).toMatchObject(O.some({ fund: { raised: 700 + moved } }));
    },
  );

  it('[NLA-07] the name is that of the replacement’s own fund, else the old item’s; one that nobody collected for takes it over', () => {
    const to = { price: centsOf(9_000), wants: 3 };
    const own = exampleItem({ groupGift: fund('Kettle', 9_000, 0) });
    expect(movedFund(old(1), O.some(own), to)).toMatchObject(O.some({ fund: { name: 'Kettle' } }));
    expect(movedFund(exampleItem(), O.some(own), to)).toMatchObject(O.some({ fund: { name: 'Kettle', raised: 0 } }));
    expect(movedFund(old(1), O.some(exampleItem()), to)).toMatchObject(O.some({ fund: { name: 'Plates', raised: 1 } }));
  });

  it.each([
    [2_400, 0],
    [2_000, 1],
    [1_999, 1],
    [1_000, 2],
    [999, 2],
    [600, 3],
    [500, 3],
  ])(
    '[NLA-07] [GG-03] of 20.00 at %d each: whole prices that the money reaches at once are paid for, and never more pieces than are still needed: %d',
    (price, paid) => {
      expect(movedFund(old(2_000), O.none, { price: centsOf(price), wants: 3 })).toMatchObject(O.some({ paid }));
    },
  );

  it('[NLA-07] what the replacement had paid itself is not paid again, and what is bought is not needed', () => {
    const own = exampleItem({ wants: 2, purchased: 1, groupGift: fund('Kettle', 2_000, 1_500) });
    expect(movedFund(old(500), O.some(own), { price: centsOf(1_000), wants: 4 })).toMatchObject(O.some({ paid: 1 }));
    expect(movedFund(old(499), O.some(own), { price: centsOf(1_000), wants: 4 })).toMatchObject(O.some({ paid: 0 }));
    expect(movedFund(old(2_400), O.some({ ...own, purchased: 3 }), { price: centsOf(1_000), wants: 4 })).toMatchObject(
      O.some({ paid: 1 }),
    );
    expect(movedFund(old(2_400), O.some({ ...own, purchased: 5 }), { price: centsOf(1_000), wants: 4 })).toMatchObject(
      O.some({ paid: 0 }),
    );
    expect(movedFund(old(0), O.some(own), { price: centsOf(9_000), wants: 4 })).toMatchObject(O.some({ paid: 0 }));
  });

  it('[NLA-07] the goal is the price of the replacement times what is wanted of it', () => {
    fc.assert(
      fc.property(
        nearEdges(1, 99_999, [1, 2_500]),
        nearEdges(1, 999, [1, 999]),
        nearEdges(0, 10_000, [0, 2_500]),
        (price, wants, raised) => {
          expect(movedFund(old(raised), O.none, { price: centsOf(price), wants })).toMatchObject(
            O.some({ fund: { goal: price * wants } }),
          );
        },
      ),
    );
  });
});
