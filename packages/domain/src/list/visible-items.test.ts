import { registryItems } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RegistryItem } from '../item/index.ts';
import { visibleItems } from './visible-items.ts';

describe('visible items', () => {
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
