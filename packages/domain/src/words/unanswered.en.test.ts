import { describe, expect, it } from 'vitest';
import { mayBeInCart } from './unanswered.en.ts';

describe('what is told where no answer came', () => {
  it('[CART-08] says that it may be in the cart, and that pressing again puts it in once', () => {
    const told = (
      [
        { _tag: 'Unavailable' },
        { _tag: 'Misunderstood', reason: 'not JSON' },
        { _tag: 'TooManyRequests', retryAfterSeconds: 90 },
        { _tag: 'InFlight' },
      ] as const
    ).map(mayBeInCart);
    for (const words of told)
      expect(words).toMatch(
        /, so it may be in your cart already, or not\. .*press once more: then it is in your cart once\.$/i,
      );
    expect(new Set(told).size).toBe(4);
    expect(told[0]).toMatch(/^We cannot be reached at the moment/);
    expect(told[2]).toContain('Wait 2 minutes');
  });
});
