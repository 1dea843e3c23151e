import { centsOf, exampleItem, exampleProduct, registryItem } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { decideRemove } from './decide-remove.ts';

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
    fc.assert(
      fc.property(registryItem, (item) => {
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
                  ...(item.purchased > 0 ? { kept: item.purchased } : {}),
                },
              ]),
        );
      }),
    );
  });

  it('[MAN-04] of an item that is no longer available the bought units stay', () => {
    const kept = (purchased: number) => decideRemove(O.some(exampleItem({ wanted: 5, purchased, product: gone })));
    expect([kept(0), kept(5)]).toEqual([
      E.right([{ _tag: 'Removed', identity: exampleItem().identity, wasNla: true }]),
      E.right([{ _tag: 'Removed', identity: exampleItem().identity, wasNla: true, kept: 5 }]),
    ]);
  });
});
