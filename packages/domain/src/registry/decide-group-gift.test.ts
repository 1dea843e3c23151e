import {
  centsOf,
  exampleItem,
  exampleProduct,
  identityOf,
  markets,
  registryItem,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { isPersonalized, type RegistryItem } from '../item/index.ts';
import { decideGroupGift, type ManagedItem } from './decide-group-gift.ts';

const identity = identityOf('4821');
const fund = (raised: number) => O.some({ name: 'Plates', goal: centsOf(11_960), raised: centsOf(raised) });
const itemWith = (changed: Partial<RegistryItem> = {}, isSettled = false): ManagedItem => ({
  ...exampleItem(changed),
  isSettled,
});
const gone = exampleProduct({ isNla: true });
const shareable = fc
  .tuple(registryItem, fc.boolean())
  .map(([item, isSettled]): ManagedItem => ({ ...item, isSettled }));

describe('a group gift decided', () => {
  it('[MAN-07] [CA-01] in Canada none can start, and there is none to end', () => {
    fc.assert(
      fc.property(shareable, (item) => {
        expect(decideGroupGift(markets.CA, item, true)).toEqual(E.left({ _tag: 'NotInMarket' }));
        expect(decideGroupGift(markets.CA, item, false)).toEqual(E.right([]));
      }),
    );
  });

  it('[ITEM-07] starting a group gift that is one, or ending one that is none, succeeds without a fact', () => {
    for (const isSettled of [false, true]) {
      expect(decideGroupGift(markets.US, itemWith({}, isSettled), false)).toEqual(E.right([]));
      expect(decideGroupGift(markets.US, itemWith({ groupGift: fund(0) }, isSettled), true)).toEqual(E.right([]));
      expect(decideGroupGift(markets.US, itemWith({ groupGift: fund(1), product: gone }, isSettled), true)).toEqual(
        E.right([]),
      );
    }
  });

  it('[GG-02] a settled or no longer available item cannot become one', () => {
    expect(decideGroupGift(markets.US, itemWith({}, true), true)).toEqual(E.left({ _tag: 'ItemSettled' }));
    expect(decideGroupGift(markets.US, itemWith({ product: gone }), true)).toEqual(
      E.left({ _tag: 'NoLongerAvailable', identity }),
    );
  });

  it.each([
    [0, E.right([{ _tag: 'GroupGiftStopped', identity }])],
    [1, E.left({ _tag: 'HasContributions' })],
    [11_960, E.left({ _tag: 'HasContributions' })],
  ])('[GG-05] a fund with money cannot end: %d raised', (raised, expected) => {
    expect(decideGroupGift(markets.US, itemWith({ groupGift: fund(raised) }), false)).toEqual(expected);
    expect(decideGroupGift(markets.US, itemWith({ groupGift: fund(raised), product: gone }), false)).toEqual(expected);
  });

  it('[GG-02] [GG-03] everything else is one fact: a fund with its goal and no money started, or it ended', () => {
    expect(decideGroupGift(markets.US, itemWith({ wanted: 8 }), true)).toEqual(
      E.right([{ _tag: 'GroupGiftStarted', identity, name: 'Linden Dinner Plate', goal: 11_960 }]),
    );
    fc.assert(
      fc.property(registryItem, (item) => {
        fc.pre(O.isNone(item.groupGift) && !item.product.isNla);
        const facts = decideGroupGift(markets.US, { ...item, isSettled: false }, true);
        const goal = (item.product.currentPrice + (isPersonalized(item) ? 1_500 : 0)) * item.wanted;
        expect(facts).toMatchObject(E.right([{ _tag: 'GroupGiftStarted', identity: item.identity, goal }]));
      }),
    );
  });
});
