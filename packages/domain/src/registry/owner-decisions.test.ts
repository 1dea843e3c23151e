import {
  centsOf,
  exampleItem,
  exampleProduct,
  forAll,
  identityOf,
  markets,
  nearEdges,
  registryItem,
  writing,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { isPersonalized, type RegistryItem, unitsCovered } from '../item/index.ts';
import { storedName } from '../text/index.ts';
import {
  decideFundName,
  decideGroupGift,
  decideMostLoved,
  decideRemove,
  decideWanted,
  type ManagedItem,
} from './owner-decisions.ts';

const item = (isMostLoved: boolean, settled = false) => ({ ...exampleItem({ isMostLoved }), isSettled: settled });
const identity = identityOf('4821');

describe('most loved decided', () => {
  it('[ITEM-07] setting a mark that is set, or removing one that is not, succeeds without a fact', () => {
    for (const isWanted of [true, false]) {
      expect(decideMostLoved(item(isWanted), isWanted)).toEqual(E.right([]));
      expect(decideMostLoved(item(isWanted, true), isWanted)).toEqual(E.right([]));
    }
  });

  it('[NLA-03] a settled item cannot be marked', () => {
    expect(decideMostLoved(item(false, true), true)).toEqual(E.left({ _tag: 'ItemSettled' }));
    expect(decideMostLoved(item(true, true), false)).toEqual(E.right([{ _tag: 'UnmarkedMostLoved', identity }]));
  });

  it('[MAN-08] everything else is one fact: the item was marked or unmarked', () => {
    expect(decideMostLoved(item(false), true)).toEqual(E.right([{ _tag: 'MarkedMostLoved', identity }]));
    expect(decideMostLoved(item(true), false)).toEqual(E.right([{ _tag: 'UnmarkedMostLoved', identity }]));
  });
});

const gone = exampleProduct({ isNla: true });
const fund = (raised: number) => O.some({ name: 'Plates', goal: centsOf(10_000), raised: centsOf(raised) });

describe('taking an item off', () => {
  it('[ITEM-08] an item that is not on the list succeeds without a fact', () => {
    expect(decideRemove(O.none)).toEqual(E.right([]));
  });

  it.each([
    [0, O.none, true],
    [1, O.none, false],
    [0, fund(0), true],
    [0, fund(1), false],
  ] as const)(
    '[MAN-04] %d bought, fund %o: may go is %s; what is no longer available always may',
    (purchased, groupGift, may) => {
      const item = exampleItem({ purchased, groupGift });
      expect(decideRemove(O.some(item))).toEqual(
        may ? E.right([{ _tag: 'Removed', identity: item.identity, wasNla: false }]) : E.left({ _tag: 'HasPurchases' }),
      );
      expect(decideRemove(O.some({ ...item, product: gone }))).toMatchObject(
        E.right([{ _tag: 'Removed', identity: item.identity, wasNla: true }]),
      );
    },
  );

  it('[MAN-04] an available item with purchases or contributions stays on the list; everything else is one fact: the item was removed', () => {
    forAll(registryItem, (item) => {
      const isGiven = item.purchased > 0 || O.exists(({ raised }: { raised: number }) => raised > 0)(item.groupGift);
      const { identity, product } = item;
      expect(decideRemove(O.some(item))).toEqual(
        isGiven && !product.isNla
          ? E.left({ _tag: 'HasPurchases' })
          : E.right([
              {
                _tag: 'Removed',
                identity,
                wasNla: product.isNla,
                ...(isGiven ? { kept: item.purchased } : {}),
              },
            ]),
      );
    });
  });

  it('[MAN-04] of an item that is no longer available what was bought or given stays', () => {
    const kept = (purchased: number, raised = 0) => {
      const groupGift = O.some({ name: 'Plates', goal: centsOf(11_960), raised: centsOf(raised) });
      return decideRemove(O.some(exampleItem({ wanted: 5, purchased, groupGift, product: gone })));
    };
    const removed = { _tag: 'Removed', identity: exampleItem().identity, wasNla: true };
    expect([kept(0), kept(5), kept(0, 1)]).toEqual([
      E.right([removed]),
      E.right([{ ...removed, kept: 5 }]),
      E.right([{ ...removed, kept: 0 }]),
    ]);
  });
});

const alone = exampleItem();
const together = exampleItem({ groupGift: O.some({ name: 'Plates', goal: centsOf(11_960), raised: centsOf(1) }) });
const invalid = E.left({ _tag: 'FundNameInvalid', maximum: 60 });

describe('the name of a fund decided', () => {
  it('[GG-04] [CA-01] refused in Canada first, then for an invalid name, then for an item that is no group gift', () => {
    expect(decideFundName(markets.CA, together, '')).toEqual(E.left({ _tag: 'NotInMarket' }));
    expect(decideFundName(markets.CA, together, 'Our kitchen')).toEqual(E.left({ _tag: 'NotInMarket' }));
    expect(decideFundName(markets.US, alone, '')).toEqual(invalid);
    expect(decideFundName(markets.US, together, 'a'.repeat(61))).toEqual(invalid);
    expect(decideFundName(markets.US, alone, 'a')).toEqual(E.left({ _tag: 'NotAGroupGift' }));
  });

  it('[GG-04] the name that it has already succeeds without a fact', () => {
    for (const same of ['Plates', '  Plates ']) expect(decideFundName(markets.US, together, same)).toEqual(E.right([]));
  });

  it('[GG-04] everything else is one fact: the fund has that name, normalized', () => {
    expect(decideFundName(markets.US, together, 'plates')).toEqual(
      E.right([{ _tag: 'FundNamed', identity, name: 'plates' }]),
    );
    expect(decideFundName(markets.US, together, ` ${'a'.repeat(60)} `)).toEqual(
      E.right([{ _tag: 'FundNamed', identity, name: 'a'.repeat(60) }]),
    );
    forAll(registryItem, writing(1, 62), (item, text) => {
      const decided = decideFundName(markets.US, item, text);
      if (E.isLeft(decided)) return;
      for (const fact of decided.right) expect(fact).toMatchObject({ _tag: 'FundNamed', name: storedName(text) });
      expect(decided.right.length === 0).toBe(
        O.exists(({ name }: { name: string }) => name === storedName(text))(item.groupGift),
      );
    });
  });
});

describe('a wanted quantity decided', () => {
  const item = { ...exampleItem({ wanted: 8, purchased: 3 }), isSettled: false };
  const { identity } = item;

  it('[MAN-05] [MAN-09] the number it has already succeeds without a fact', () => {
    forAll(registryItem, fc.boolean(), (any, isSettled) => {
      expect(decideWanted({ ...any, isSettled }, any.wanted)).toEqual(E.right([]));
    });
    expect(decideWanted({ ...item, wanted: 2, purchased: 5, isSettled: true }, 2)).toEqual(E.right([]));
  });

  it('[MAN-05] below 1, above 999 and anything but a whole number is out of range, with the item’s minimum', () => {
    for (const requested of [1_000, 4.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(decideWanted(item, requested)).toEqual(E.left({ _tag: 'QuantityOutOfRange', minimum: 3, maximum: 999 }));
    }
    for (const requested of [0, -1])
      expect(decideWanted({ ...item, purchased: 0 }, requested)).toEqual(
        E.left({ _tag: 'QuantityOutOfRange', minimum: 1, maximum: 999 }),
      );
  });

  it('[MAN-05] [MAN-09] [GG-03] fewer than were bought, 0 included, is refused with the purchased number; a partly paid unit counts as bought', () => {
    for (const requested of [2, 0])
      expect(decideWanted(item, requested)).toEqual(E.left({ _tag: 'BelowPurchased', purchased: 3 }));
    expect(decideWanted({ ...item, wanted: 2, purchased: 5 }, 4)).toEqual(
      E.left({ _tag: 'BelowPurchased', purchased: 5 }),
    );
    const funded = (raised: number, requested: number) =>
      decideWanted(
        { ...item, groupGift: O.some({ name: 'Plates', goal: centsOf(8_000), raised: centsOf(raised) }) },
        requested,
      );
    expect(funded(0, 3)).toMatchObject(E.right([{ wanted: 3 }]));
    expect(funded(3_000, 3)).toMatchObject(E.right([{ wanted: 3 }]));
    expect(funded(3_001, 3)).toEqual(E.left({ _tag: 'BelowPurchased', purchased: 4 }));
    expect(funded(3_001, 4)).toMatchObject(E.right([{ wanted: 4 }]));
  });

  it('[NLA-03] a settled item cannot be wanted more often than it was bought', () => {
    const left = { ...item, wanted: 3, purchased: 3, isSettled: true };
    for (const requested of [4, 999]) expect(decideWanted(left, requested)).toEqual(E.left({ _tag: 'ItemSettled' }));
    expect(decideWanted(left, 2)).toEqual(E.left({ _tag: 'BelowPurchased', purchased: 3 }));
    expect(decideWanted(left, 1_000)).toMatchObject(E.left({ _tag: 'QuantityOutOfRange' }));
    expect(decideWanted({ ...left, wanted: 2 }, 3)).toEqual(E.right([{ _tag: 'WantedChanged', identity, wanted: 3 }]));
  });

  it('[MAN-05] everything else is one fact: the wanted quantity changed', () => {
    expect(decideWanted(item, 3)).toEqual(E.right([{ _tag: 'WantedChanged', identity, wanted: 3 }]));
    expect(decideWanted(item, 999)).toEqual(E.right([{ _tag: 'WantedChanged', identity, wanted: 999 }]));
    forAll(registryItem, nearEdges(1, 999, [1, 999]), (any, requested) => {
      fc.pre(requested !== any.wanted && requested >= unitsCovered(any));
      expect(decideWanted({ ...any, isSettled: false }, requested)).toEqual(
        E.right([{ _tag: 'WantedChanged', identity: any.identity, wanted: requested }]),
      );
    });
  });
});

describe('a group gift decided', () => {
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

  it('[MAN-07] [CA-01] in Canada none can start, and there is none to end', () => {
    forAll(shareable, (item) => {
      expect(decideGroupGift(markets.CA, item, true)).toEqual(E.left({ _tag: 'NotInMarket' }));
      expect(decideGroupGift(markets.CA, item, false)).toEqual(E.right([]));
    });
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

  it('[FUND-04] none can start once the registry’s funds are closed, and one that is there stays', () => {
    const closed = (changed: Partial<RegistryItem> = {}) => ({ ...itemWith(changed), areFundsClosed: true });
    expect(decideGroupGift(markets.US, closed(), true)).toEqual(E.left({ _tag: 'NotInMarket' }));
    expect(decideGroupGift(markets.US, closed({ groupGift: fund(1) }), true)).toEqual(E.right([]));
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
    forAll(registryItem, (item) => {
      fc.pre(O.isNone(item.groupGift) && !item.product.isNla);
      const facts = decideGroupGift(markets.US, { ...item, isSettled: false }, true);
      const goal = (item.product.currentPrice + (isPersonalized(item) ? 1_500 : 0)) * item.wanted;
      expect(facts).toMatchObject(E.right([{ _tag: 'GroupGiftStarted', identity: item.identity, goal }]));
    });
  });
});
