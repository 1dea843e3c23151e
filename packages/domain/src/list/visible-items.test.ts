import { exampleItem, exampleProduct, registryItems } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RegistryItem } from '../item/index.ts';
import { isVisibleTo, visibleItems } from './visible-items.ts';

const gone = exampleItem({ product: exampleProduct({ isNla: true }) });

describe('visible items', () => {
  it('[LIST-04] what is no longer available is shown to a registrant only', () => {
    expect(visibleItems('guest', [gone])).toEqual([]);
    expect(visibleItems('registrant', [gone])).toEqual([gone]);
    expect(isVisibleTo('guest')(exampleItem())).toBe(true);
  });

  it('[LIST-04] a registrant sees every item', () => {
    fc.assert(
      fc.property(registryItems(8), (items) => {
        expect(visibleItems('registrant', items)).toEqual(items);
      }),
    );
  });

  it('[LIST-04] a guest sees exactly the items that are not NLA, in the same order', () => {
    fc.assert(
      fc.property(registryItems(8), (items) => {
        const expected: RegistryItem[] = [];
        for (const item of items) if (!item.product.isNla) expected.push(item);
        expect(visibleItems('guest', items)).toEqual(expected);
      }),
    );
  });
});
