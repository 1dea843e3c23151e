import { describe, expect, it } from 'vitest';
import { outcomeUnknown, repeated } from './outcome-unknown.ts';

const often = { _tag: 'TooManyRequests', retryAfterSeconds: 90 } as const;
const unread = { _tag: 'UnreadableResponse', reason: 'not JSON' } as const;
const rejected = { _tag: 'UnreadableResponse', reason: 'HTTP status 403', rejectedBeforeProcessing: true } as const;

describe('outcomeUnknown', () => {
  it.each([
    [{ _tag: 'Unavailable' }, true],
    [{ _tag: 'RequestInProgress' }, true],
    [{ _tag: 'RequestInProgress', rejectedBeforeProcessing: true } as const, true],
    [unread, true],
    [rejected, false],
    [often, false],
    [{ _tag: 'CartFull' }, false],
    [{ _tag: 'IdempotencyKeyReused' }, false],
  ])(
    '[CART-08] the outcome is unknown without a readable answer, and known where the request was rejected before processing: %o, %s',
    (reason, expected) => {
      expect(outcomeUnknown(reason)).toBe(expected);
    },
  );

  it.each([
    [often, true],
    [rejected, true],
    [unread, true],
    [{ _tag: 'Unavailable' }, true],
    [{ _tag: 'CartFull' }, false],
    [{ _tag: 'IdempotencyKeyReused' }, false],
  ])('[CART-08] a rejected retry says nothing about the first attempt: %o, %s', (reason, expected) => {
    expect(outcomeUnknown(repeated(reason))).toBe(expected);
    expect(repeated(reason)).toMatchObject(reason);
  });
});
