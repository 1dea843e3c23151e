import { nearEdges } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alertLevelOf, alertLevels, messageTypeOf, messageTypes } from './item-message.ts';

describe('messages of a product', () => {
  it('[ITEM-06] the numbers are those of other systems', () => {
    expect(messageTypes).toEqual({
      vendorDropShip: 0,
      availability: 1,
      freeShippingPopup: 2,
      onlineOnly: 3,
      item: 4,
      beingDiscontinued: 5,
      storePickup: 6,
      default: 7,
    });
    expect(alertLevels).toEqual({ success: 0, info: 1, warning: 2, danger: 3 });
  });

  it('[ITEM-06] every number of the tables is read as its name', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7].map(messageTypeOf)).toEqual(Object.keys(messageTypes));
    expect([0, 1, 2, 3].map(alertLevelOf)).toEqual(Object.keys(alertLevels));
  });

  it.each([-1, 8, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('[ITEM-06] %d is nothing in particular', (number) => {
    expect(messageTypeOf(number)).toBe('default');
    expect(alertLevelOf(number)).toBe('info');
  });

  it('[ITEM-06] any other number is `default`, or `info`', () => {
    fc.assert(
      fc.property(nearEdges(-20, 20, [0, 3, 7]), (number) => {
        if (number < 0 || number > 7) expect(messageTypeOf(number)).toBe('default');
        if (number < 0 || number > 3) expect(alertLevelOf(number)).toBe('info');
      }),
    );
  });
});
