import { centsOf, exampleItem, exampleProduct, registryItem, skuOf } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { fundTransfer, moneyGiven } from './fund-transfer.ts';
import { transferredFund } from './transferred-fund.ts';

const fund = (name: string, goal: number, raised: number) =>
  O.some({ name, goal: centsOf(goal), raised: centsOf(raised) });
const sofa = exampleItem({
  product: exampleProduct({ sku: skuOf('11'), currentPrice: centsOf(10_000), isNla: true }),
  wanted: 3,
  purchased: 1,
  groupGift: fund('Sofa', 30_000, 12_500),
});
const bench = exampleItem({ product: exampleProduct({ sku: skuOf('12') }), wanted: 1, purchased: 0 });

describe('the money of a group gift that goes', () => {
  it('[NLA-07] [MAN-02] of an item without a fund nothing is reported, and of one without contributions no money', () => {
    expect([moneyGiven(bench), fundTransfer(bench, O.some(sofa))]).toEqual([O.none, O.none]);
    const empty = { ...sofa, groupGift: fund('Sofa', 30_000, 0) };
    expect(moneyGiven(empty)).toEqual(O.none);
    expect(fundTransfer(empty, O.none)).toMatchObject(O.some({ given: 0, moves: 0 }));
    expect(moneyGiven(sofa)).toEqual(O.some(12_500));
    expect(moneyGiven({ ...sofa, groupGift: fund('Sofa', 30_000, 1) })).toEqual(O.some(1));
  });

  it('[NLA-07] what goes over is what has paid no whole unit yet, as when the item is replaced', () => {
    expect(fundTransfer(sofa, O.none)).toMatchObject(O.some({ given: 12_500, moves: 2_500 }));
    fc.assert(
      fc.property(registryItem, (item) => {
        const moving = fundTransfer(item, O.none);
        const moved = transferredFund(item, O.none, { price: centsOf(5_000_000), wanted: 999 });
        if (O.isSome(moving) && E.isRight(moved)) expect(moving.value.moves).toBe(moved.right.moved);
        expect(O.isSome(moving)).toBe(O.isSome(item.groupGift));
      }),
    );
  });

  it('[NLA-04] [NLA-07] a replacement that is not on the list takes the fund over; one that is becomes a group gift, or its own fund is joined under its own name', () => {
    expect(fundTransfer(sofa, O.none)).toMatchObject(O.some({ name: 'Sofa', onto: 'new' }));
    expect(fundTransfer(sofa, O.some(bench))).toMatchObject(O.some({ name: 'Sofa', onto: 'single' }));
    const shared = { ...bench, groupGift: fund('Bench', 5_000, 0) };
    expect(fundTransfer(sofa, O.some(shared))).toMatchObject(O.some({ name: 'Bench', onto: 'fund' }));
  });
});
