import { registryItem } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemStatus } from './item-status.ts';

describe('item status', () => {
  it.each([
    { purchased: 0, isNla: false, isBeingDiscontinued: false, status: 'still-needed' },
    { purchased: 1, isNla: false, isBeingDiscontinued: false, status: 'still-needed' },
    { purchased: 1, isNla: false, isBeingDiscontinued: true, status: 'being-discontinued' },
    { purchased: 2, isNla: false, isBeingDiscontinued: true, status: 'fulfilled' },
    { purchased: 2, isNla: false, isBeingDiscontinued: false, status: 'fulfilled' },
    { purchased: 3, isNla: false, isBeingDiscontinued: false, status: 'fulfilled' },
    { purchased: 0, isNla: true, isBeingDiscontinued: true, status: 'no-longer-available' },
    { purchased: 2, isNla: true, isBeingDiscontinued: false, status: 'no-longer-available' },
  ])(
    '[ITEM-05] $purchased of 2, NLA $isNla, discontinued $isBeingDiscontinued: $status',
    ({ purchased, isNla, isBeingDiscontinued, status }) => {
      expect(itemStatus({ wanted: 2, purchased, product: { isNla, isBeingDiscontinued } })).toBe(status);
    },
  );

  it('[ITEM-05] no longer available, whatever was bought of it', () => {
    fc.assert(
      fc.property(registryItem, (item) => {
        expect(itemStatus(item) === 'no-longer-available').toBe(item.product.isNla);
      }),
    );
  });

  it('[ITEM-05] a purchased item is fulfilled, also while being discontinued', () => {
    fc.assert(
      fc.property(registryItem, (item) => {
        expect(itemStatus(item) === 'fulfilled').toBe(!item.product.isNla && item.purchased >= item.wanted);
      }),
    );
  });

  it('[ITEM-05] only an available item that is still wanted is being discontinued or still needed', () => {
    fc.assert(
      fc.property(registryItem, (item) => {
        const isOpen = !item.product.isNla && item.wanted > item.purchased;
        expect(itemStatus(item) === 'being-discontinued').toBe(isOpen && item.product.isBeingDiscontinued);
        expect(itemStatus(item) === 'still-needed').toBe(isOpen && !item.product.isBeingDiscontinued);
      }),
    );
  });
});
