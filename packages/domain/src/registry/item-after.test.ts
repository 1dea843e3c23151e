import {
  centsOf,
  exampleItem,
  forAll,
  identityOf,
  nearEdges,
  orderNumberOf,
  registryItem,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import {
  fullPrice,
  type GroupGift,
  hasPage,
  isPurchased,
  itemStatus,
  type RegistryItem,
  shownAvailability,
} from '../item/index.ts';
import { availabilities, isOfAvailability } from '../list/index.ts';
import { type ItemFact, itemAfter, settledItem, unitsLost, withoutMoney, withWanted } from './item-after.ts';

const identity = identityOf('4821');
const orderNumber = orderNumberOf('HF-1');
const fund = (goal: number, raised: number, name = 'Plates') =>
  O.some({ name, goal: centsOf(goal), raised: centsOf(raised) });
const together = exampleItem({ wanted: 2, purchased: 0, groupGift: fund(3_000, 500) });
const contributed = (amount: number, goal: number, units: number): ItemFact => ({
  _tag: 'Contributed',
  identity,
  amount: centsOf(amount),
  goal: centsOf(goal),
  units,
  orderNumber,
});

describe('an item after a fact', () => {
  it('[LIVE-01] a purchase adds its units, also those over-purchased', () => {
    const bought: ItemFact = { _tag: 'Purchased', identity, quantity: 7, overPurchased: 2, orderNumber };
    expect(itemAfter(exampleItem({ wanted: 8, purchased: 3 }), bought)).toEqual(
      exampleItem({ wanted: 8, purchased: 10 }),
    );
  });

  it('[GG-03] a changed quantity is set and moves the goal with it', () => {
    expect(itemAfter(exampleItem(), { _tag: 'WantedChanged', identity, wanted: 4 })).toEqual(
      exampleItem({ wanted: 4 }),
    );
    expect(itemAfter(together, { _tag: 'WantedChanged', identity, wanted: 3 })).toEqual({
      ...together,
      wanted: 3,
      groupGift: fund(4_500, 500),
    });
    forAll(registryItem, nearEdges(1, 999, [1, 999]), (item, wanted) => {
      expect(withWanted(item, wanted).wanted).toBe(wanted);
      expect(O.map(({ raised }: { raised: number }) => raised)(withWanted(item, wanted).groupGift)).toEqual(
        O.map(({ raised }: { raised: number }) => raised)(item.groupGift),
      );
    });
  });

  it.each([
    [2, 2],
    [1, 1],
    [0, 1],
    [-3, 1],
    [Number.NaN, 1],
    [999, 999],
    [1_200, 1_200],
  ])('[ITEM-01] the wanted quantity is never below 1: %d is %d', (requested, wanted) => {
    expect(itemAfter(exampleItem(), { _tag: 'WantedChanged', identity, wanted: requested })).toEqual(
      exampleItem({ wanted }),
    );
  });

  it('[ITEM-07] [MAN-08] a mark is there after it was set and gone after it was removed', () => {
    forAll(registryItem, (item) => {
      const marked = itemAfter(item, { _tag: 'MarkedMostLoved', identity });
      expect(marked).toEqual({ ...item, isMostLoved: true });
      expect(itemAfter(marked, { _tag: 'UnmarkedMostLoved', identity })).toEqual({ ...item, isMostLoved: false });
    });
  });

  it('[GG-02] [GG-04] a fund starts with its name and goal and no money; a fund that ends is gone; naming changes nothing else', () => {
    const alone = exampleItem({ wanted: 2 });
    const begun = itemAfter(alone, { _tag: 'GroupGiftStarted', identity, name: 'Plates', goal: centsOf(3_000) });
    expect(begun).toEqual({ ...alone, groupGift: fund(3_000, 0) });
    expect(itemAfter(begun, { _tag: 'GroupGiftStopped', identity })).toEqual(alone);
    expect(itemAfter(together, { _tag: 'FundNamed', identity, name: 'Our table' })).toEqual({
      ...together,
      groupGift: fund(3_000, 500, 'Our table'),
    });
  });

  it('[SURP-01] the hidden money of a fund stays when the fund ends, and is there when it starts again', () => {
    expect(itemAfter(together, { _tag: 'GroupGiftStopped', identity, keepsHidden: true })).toBe(together);
    const again = itemAfter(together, { _tag: 'GroupGiftStarted', identity, name: 'Again', goal: centsOf(4_000) });
    expect(again).toEqual({ ...together, groupGift: fund(4_000, 500, 'Again') });
  });

  it('[GG-03] a contribution adds its money to the fund and its units to the purchased ones, and fixes the goal', () => {
    expect(itemAfter(together, contributed(1_000, 3_000, 1))).toEqual({
      ...together,
      purchased: 1,
      groupGift: fund(3_000, 1_500),
    });
    expect(itemAfter({ ...together, groupGift: fund(3_000, 0) }, contributed(1_000, 2_800, 0))).toEqual({
      ...together,
      groupGift: fund(2_800, 1_000),
    });
  });

  it('[GIVE-03] [RET-01] what is returned counts as bought no more; no count and no fund falls below 0', () => {
    const returned = (quantity: number): ItemFact => ({ _tag: 'PurchaseReturned', identity, quantity, orderNumber });
    const moneyBack = (amount: number, units: number): ItemFact => ({
      _tag: 'ContributionReturned',
      identity,
      given: identity,
      amount: centsOf(amount),
      units,
      orderNumber,
    });
    const given = itemAfter(together, contributed(1_000, 3_000, 1));
    expect(itemAfter(given, moneyBack(1_000, 1))).toEqual(together);
    expect(itemAfter(together, moneyBack(9_000, 1))).toEqual({ ...together, groupGift: fund(3_000, 0) });
    forAll(registryItem, nearEdges(1, 999, [1, 999]), nearEdges(1, 999, [1, 999]), (item, quantity, more) => {
      const bought = itemAfter(item, { _tag: 'Purchased', identity, quantity, overPurchased: 0, orderNumber });
      expect(itemAfter(bought, returned(quantity))).toEqual(item);
      expect(itemAfter(item, returned(item.purchased + more))).toEqual({ ...item, purchased: 0 });
    });
  });

  it('[GG-03] a fact about a fund that does not exist changes nothing', () => {
    const alone: RegistryItem = exampleItem();
    expect(itemAfter(alone, contributed(1_000, 3_000, 1))).toBe(alone);
    expect(
      itemAfter(alone, {
        _tag: 'ContributionReturned',
        identity,
        given: identity,
        amount: centsOf(1_000),
        units: 1,
        orderNumber,
      }),
    ).toBe(alone);
    expect(itemAfter(alone, { _tag: 'FundNamed', identity, name: 'Our table' })).toBe(alone);
  });

  it('[SURP-01] without money that its fund no longer has, an item has fewer units bought by as many as that had reached', () => {
    const fund = { name: 'Our table', goal: centsOf(9_000), raised: centsOf(7_000) };
    const item = exampleItem({ wanted: 3, purchased: 3, groupGift: O.some(fund) });
    const lost = unitsLost(item, centsOf(2_000));
    expect([lost, unitsLost(item, centsOf(1_000)), unitsLost({ ...item, groupGift: O.none }, centsOf(2_000))]).toEqual([
      1, 0, 0,
    ]);
    expect(withoutMoney(item, centsOf(2_000), lost)).toEqual({
      ...item,
      purchased: 2,
      groupGift: O.some({ ...fund, raised: centsOf(5_000) }),
    });
  });

  it('[NLA-03] a settled item shows nothing about availability, and no way to buy it; its fund keeps its money and its full price', () => {
    forAll(registryItem, fc.integer({ min: 1, max: 999 }), (item, given) => {
      const left = settledItem({ ...item, purchased: given });
      expect(isPurchased(left)).toBe(true);
      expect(itemStatus(left)).toBe('fulfilled');
      expect(availabilities.filter((availability) => isOfAvailability(availability, left.product))).toEqual([]);
      expect(shownAvailability(left.product, false)).toEqual({ _tag: 'Nothing' });
      expect(shownAvailability(left.product, true)).toEqual({ _tag: 'Nothing' });
      expect([left.product.isNla, left.product.isBeingDiscontinued, hasPage(left.product)]).toEqual([
        false,
        false,
        false,
      ]);
      expect([left.product.messages, left.product.shippingPromo]).toEqual([[], O.none]);
      const priceOf = ({ groupGift, wanted }: typeof item) =>
        O.map((fund: GroupGift) => [fund.raised, fullPrice(fund, wanted)])(groupGift);
      if (O.isSome(left.groupGift)) expect(priceOf(left)).toEqual(priceOf(item));
      expect([left.product.name, left.product.images]).toEqual([item.product.name, item.product.images]);
    });
  });
});
