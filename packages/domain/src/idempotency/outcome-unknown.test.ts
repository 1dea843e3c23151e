import { describe, expect, it } from 'vitest';
import { outcomeUnknown, repeated } from './outcome-unknown.ts';

const often = { _tag: 'TooManyRequests', retryAfterSeconds: 90 } as const;
const unread = { _tag: 'Misunderstood', reason: 'not JSON' } as const;
const rejected = { _tag: 'Misunderstood', reason: 'HTTP status 403', rejectedBeforeProcessing: true } as const;

describe('what an answer leaves open', () => {
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
    '[CART-08] no answer, or none that can be read, leaves it open; whoever is turned away knows that nothing was done: %o, %s',
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
  ])(
    '[CART-08] whoever is turned away at a repeat knows no more of the first try than before: %o, %s',
    (reason, expected) => {
      expect(outcomeUnknown(repeated(reason))).toBe(expected);
      expect(repeated(reason)).toMatchObject(reason);
    },
  );
});
