import { describe, expect, it } from 'vitest';
import { leavesOpen, repeated } from './leaves-open.ts';

const often = { _tag: 'TooManyRequests', retryAfterSeconds: 90 } as const;
const unread = { _tag: 'Misunderstood', reason: 'not JSON' } as const;
const turnedAway = { _tag: 'Misunderstood', reason: 'HTTP status 403', isTurnedAway: true } as const;

describe('what an answer leaves open', () => {
  it.each([
    [{ _tag: 'Unavailable' }, true],
    [{ _tag: 'InFlight' }, true],
    [{ _tag: 'InFlight', isTurnedAway: true } as const, true],
    [unread, true],
    [turnedAway, false],
    [often, false],
    [{ _tag: 'CartFull' }, false],
    [{ _tag: 'KeyReused' }, false],
  ])(
    '[CART-08] no answer, or none that can be read, leaves it open; whoever is turned away knows that nothing was done: %o, %s',
    (reason, expected) => {
      expect(leavesOpen(reason)).toBe(expected);
    },
  );

  it.each([
    [often, true],
    [turnedAway, true],
    [unread, true],
    [{ _tag: 'Unavailable' }, true],
    [{ _tag: 'CartFull' }, false],
    [{ _tag: 'KeyReused' }, false],
  ])(
    '[CART-08] whoever is turned away at a repeat knows no more of the first try than before: %o, %s',
    (reason, expected) => {
      expect(leavesOpen(repeated(reason))).toBe(expected);
      expect(repeated(reason)).toMatchObject(reason);
    },
  );
});
