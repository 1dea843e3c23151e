import { identityOf } from '@gift-registry/domain/testing/arbitrary';
import { describe, expect, it } from 'vitest';
import { addRefused, giftNotAdded } from './cart.ts';
import { addToCartFaultSentence } from './fault.ts';
import { giftCardNotAdded } from './gift-card.ts';

describe('failed additions to the cart', () => {
  it('[BUY-01] a refusal says why; a failure says that the gift may be in the cart', () => {
    const refusal = { _tag: 'NotOnRegistry', identity: identityOf('4821') } as const;
    expect(giftNotAdded(refusal)).toBe(addRefused(refusal));
    for (const reason of [{ _tag: 'Unavailable' }, { _tag: 'RequestInProgress' }] as const)
      expect(giftNotAdded(reason)).toBe(addToCartFaultSentence(reason));
  });

  it('[CART-08] an unconfirmed gift card may be in the cart', () => {
    for (const reason of [
      { _tag: 'Unavailable' },
      { _tag: 'UnreadableResponse', reason: 'not JSON' },
      { _tag: 'TooManyRequests', retryAfterSeconds: 30 },
      { _tag: 'RequestInProgress' },
    ] as const)
      expect(giftCardNotAdded(reason)).toBe(addToCartFaultSentence(reason));
  });
});
