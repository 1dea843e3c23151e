import { expectedCart } from '@gift-registry/domain';
import { exampleGiftCardLineView, exampleLine, idempotencyKeyOf } from '@gift-registry/domain/testing/arbitrary';
import { describe, expect, it } from 'vitest';
import { forOtherCarts, type OrderAttempt } from './order-attempt.ts';

const attempt = (key: string, seen: ReturnType<typeof expectedCart>): OrderAttempt => ({
  content: key,
  key: idempotencyKeyOf(key),
  request: {
    giver: { firstName: 'Rosa', lastName: 'Lind', email: 'rosa@example.com' },
    message: '',
    accepted: [],
    shippingMethod: 'standard',
    seen,
  },
});

describe('orders without an answer', () => {
  it('[CART-08] the same cart in another order is no other cart', () => {
    const seen = expectedCart([exampleLine(), exampleGiftCardLineView()]);
    const same = attempt('example-key-same', [...seen].reverse());
    const other = attempt('example-key-other', seen.slice(1));
    expect(forOtherCarts([same, other], attempt('example-key-last', seen))).toEqual([other]);
  });
});
