import { identityOf } from '@gift-registry/domain/testing/arbitrary';
import { describe, expect, it } from 'vitest';
import { addRefused, giftNotAdded } from './cart.ts';
import { giftCardNotAdded, giftCardRefused } from './gift-card.ts';
import { mayBeInCart } from './unanswered.ts';

describe('why nothing was put into the cart', () => {
  it('[BUY-01] a refusal of a gift and a failure on the way are told in their own words', () => {
    const refusal = { _tag: 'NotOnRegistry', identity: identityOf('4821') } as const;
    expect(giftNotAdded(refusal)).toBe(addRefused(refusal));
    for (const reason of [{ _tag: 'Unavailable' }, { _tag: 'RequestInProgress' }] as const)
      expect(giftNotAdded(reason)).toBe(mayBeInCart(reason));
  });

  it('[GC-08] a refusal of a gift card and a failure on the way are told in their own words', () => {
    expect(giftCardNotAdded({ _tag: 'NotInMarket' })).toBe(giftCardRefused({ _tag: 'NotInMarket' }));
    expect(giftCardNotAdded({ _tag: 'TooManyRequests', retryAfterSeconds: 30 })).toMatch(/a minute/);
  });

  it('[CART-08] of a gift card of which nobody answered it is told as of any gift that it may be in the cart', () => {
    for (const reason of [
      { _tag: 'Unavailable' },
      { _tag: 'UnreadableResponse', reason: 'not JSON' },
      { _tag: 'TooManyRequests', retryAfterSeconds: 30 },
      { _tag: 'RequestInProgress' },
    ] as const)
      expect(giftCardNotAdded(reason)).toBe(mayBeInCart(reason));
  });
});
