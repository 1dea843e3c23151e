import { centsOf, exampleItem, nearEdges, registryItem } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { unitsCovered } from '../item/index.ts';
import { decideWanted } from './decide-wanted-quantity.ts';

const item = { ...exampleItem({ wanted: 8, purchased: 3 }), isSettled: false };
const { identity } = item;

describe('a wanted quantity decided', () => {
  it('[MAN-05] [MAN-09] the number it has already succeeds without a fact', () => {
    fc.assert(
      fc.property(registryItem, fc.boolean(), (any, isSettled) => {
        expect(decideWanted({ ...any, isSettled }, any.wanted)).toEqual(E.right([]));
      }),
    );
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
    fc.assert(
      fc.property(registryItem, nearEdges(1, 999, [1, 999]), (any, requested) => {
        fc.pre(requested !== any.wanted && requested >= unitsCovered(any));
        expect(decideWanted({ ...any, isSettled: false }, requested)).toEqual(
          E.right([{ _tag: 'WantedChanged', identity: any.identity, wanted: requested }]),
        );
      }),
    );
  });
});
