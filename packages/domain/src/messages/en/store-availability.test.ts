import { identityOf, markets } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { isLowStockMessage, pickupRefused, storeAvailabilityMessages, storeMessage } from './store-availability.ts';

describe('messages of stores', () => {
  it('[BUY-08] few units are counted, many are not', () => {
    expect([0, 1, 5, 6].map(storeMessage)).toEqual([
      'Not available at this store',
      'Only 1 left at this store',
      'Only 5 left at this store',
      'Available at this store',
    ]);
    expect([0, 1, 5, 6].map(storeMessage).map(isLowStockMessage)).toEqual([false, true, true, false]);
  });

  it('[BUY-08] a refused pickup says what to do instead', () => {
    const identity = identityOf('4821');
    for (const refusal of [
      { _tag: 'StoreNotFound' },
      { _tag: 'NotAtStore', identity, units: 0 },
      { _tag: 'NotAtStore', identity, units: 2 },
    ] as const)
      expect(pickupRefused(refusal)).toMatch(/have the gift shipped\.$/);
    expect(pickupRefused({ _tag: 'NotAtStore', identity, units: 2 })).toContain('only 2.');
    expect(pickupRefused({ _tag: 'NoLongerAvailable', identity })).toContain('no longer available');
  });

  it('[BUY-08] [CART-08] an unconfirmed pickup may be in the cart; an earlier one is named with its store or as shipped', () => {
    expect(pickupRefused({ _tag: 'Unavailable' })).toMatch(/this may already be in your cart, or may not\./);
    expect(pickupRefused({ _tag: 'TooManyRequests', retryAfterSeconds: 60 })).not.toContain('not added');
    const { addedEarlier } = storeAvailabilityMessages;
    expect(addedEarlier('Mixer', 2, { _tag: 'PickedUp', storeName: O.some('Oak Brook') })).toMatch(
      /^2 of Mixer went into your cart .*, for pickup at Oak Brook\. Nothing more was added\./,
    );
    expect(addedEarlier('Mixer', 2, { _tag: 'PickedUp', storeName: O.none })).toContain(
      ', for pickup. Nothing more was added.',
    );
    expect(addedEarlier('Mixer', 1, { _tag: 'Shipped' })).toMatch(
      /^1 of Mixer went into your cart .*, to be shipped\. Nothing more was added\./,
    );
  });

  it('[BUY-08] [CA-01] postal codes and distances follow the market', () => {
    const { refused, distance } = storeAvailabilityMessages;
    expect(refused({ _tag: 'PostalCodeInvalid' }, markets.US)).toBe('That’s not a ZIP code. Enter one like 60614.');
    expect(refused({ _tag: 'PostalCodeInvalid' }, markets.CA)).toBe(
      'That’s not a postal code. Enter one like M5V 3L9.',
    );
    expect(distance(4.2, markets.US)).toBe('About 4.2 mi away');
    expect(distance(4.2, markets.CA)).toBe('About 4.2 km away');
  });
});
