import { describe, expect, it } from 'vitest';
import { mayBeInCart } from './unanswered.ts';

describe('what is told where no answer came', () => {
  it('[CART-08] says that it may be in the cart, and that pressing again puts it in once', () => {
    const told = (
      [
        { _tag: 'Unavailable' },
        { _tag: 'UnreadableResponse', reason: 'not JSON' },
        { _tag: 'TooManyRequests', retryAfterSeconds: 90, isRepeated: true },
        { _tag: 'RequestInProgress' },
      ] as const
    ).map(mayBeInCart);
    for (const words of told)
      expect(words).toMatch(
        /, so this may already be in your cart, or may not\. .*press again: it won’t be added twice\.$/i,
      );
    expect(new Set(told).size).toBe(4);
    expect(told[0]).toMatch(/^We’re having trouble connecting/);
    expect(told[2]).toContain('Wait 2 minutes');
  });

  it('[CART-08] who is turned away at the first try is told what happened, and nothing of a cart that surely does not hold it', () => {
    expect(mayBeInCart({ _tag: 'TooManyRequests', retryAfterSeconds: 90 })).toBe(
      'You’ve tried this too many times. Please wait 2 minutes and try again.',
    );
    expect(mayBeInCart({ _tag: 'UnreadableResponse', reason: 'HTTP status 403', rejectedBeforeProcessing: true })).toBe(
      'Something went wrong. Please reload the page and try again.',
    );
  });
});
