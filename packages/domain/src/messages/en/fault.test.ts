import { describe, expect, it } from 'vitest';
import { addToCartFaultSentence, faultSentence, waitMessages } from './fault.ts';

describe('countdown', () => {
  it('[AUTH-07] counts in minutes and seconds, and in hours from one hour on', () => {
    expect([9, 61, 900, 3_600, 86_399].map(waitMessages.left)).toEqual([
      'You can try again in 0:09.',
      'You can try again in 1:01.',
      'You can try again in 15:00.',
      'You can try again in 1:00:00.',
      'You can try again in 23:59:59.',
    ]);
  });
});

describe('unconfirmed additions to the cart', () => {
  it('[CART-08] may be in the cart, and pressing again adds it once', () => {
    const messages = (
      [
        { _tag: 'Unavailable' },
        { _tag: 'UnreadableResponse', reason: 'not JSON' },
        { _tag: 'TooManyRequests', retryAfterSeconds: 90, isRepeated: true },
        { _tag: 'RequestInProgress' },
      ] as const
    ).map(addToCartFaultSentence);
    for (const words of messages)
      expect(words).toMatch(
        /, so this may already be in your cart, or may not\. .*try again\. It won’t be added twice\.$/i,
      );
    expect(new Set(messages).size).toBe(4);
    expect(messages[0]).toMatch(/^We’re having trouble connecting/);
    expect(messages[2]).toContain('Wait 2 minutes');
  });

  it('[CART-08] a first try that was rejected says nothing of the cart', () => {
    expect(addToCartFaultSentence({ _tag: 'TooManyRequests', retryAfterSeconds: 90 })).toBe(
      'You’ve tried this too many times. Please wait 2 minutes and try again.',
    );
    expect(
      addToCartFaultSentence({ _tag: 'UnreadableResponse', reason: 'HTTP status 403', rejectedBeforeProcessing: true }),
    ).toBe('Something went wrong. Please reload the page and try again.');
  });
});

describe('a browser that refuses cookies', () => {
  it('is told what is missing and what to do, also for the cart, where nothing was added', () => {
    const message = faultSentence({ _tag: 'CookiesRefused' });
    expect(message).toMatch(/^Your browser blocks cookies for this site\..*allow cookies.*try again\.$/);
    expect(addToCartFaultSentence({ _tag: 'CookiesRefused' })).toBe(message);
  });
});
