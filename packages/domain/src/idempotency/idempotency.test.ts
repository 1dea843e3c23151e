import { forAll } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { fingerprintOf, outcomeUnknown, parseIdempotencyKey, repeated } from './idempotency.ts';

describe('idempotency key', () => {
  it.each(['a'.repeat(8), 'a'.repeat(64), 'AZaz09_-', '3f2504e0-4f89-11d3-9a0c-0305e82c3301'])(
    '[CART-08] "%s" is a key',
    (raw) => {
      expect(parseIdempotencyKey(raw)).toEqual(O.some(raw));
    },
  );

  it.each(['', 'a'.repeat(7), 'a'.repeat(65), 'aaaa aaaa', 'aaaaaaaa\n', 'aaaaaaa.', 'ääääääää'])(
    '[CART-08] "%s" is no key',
    (raw) => {
      expect(parseIdempotencyKey(raw)).toEqual(O.none);
    },
  );
});

const words = fc.array(fc.string(), { maxLength: 6 });

describe('fingerprint', () => {
  it('[CART-08] the same words make the same fingerprint', () => {
    forAll(words, (terms) => {
      expect(fingerprintOf([...terms])).toBe(fingerprintOf(terms));
    });
  });

  it('[CART-08] other words, and the same words parted otherwise, make another one', () => {
    forAll(words, words, (one, other) => {
      fc.pre(JSON.stringify(one) !== JSON.stringify(other));
      expect(fingerprintOf(one)).not.toBe(fingerprintOf(other));
    });
    expect(fingerprintOf(['ab', 'c'])).not.toBe(fingerprintOf(['a', 'bc']));
    expect(fingerprintOf(['a', 'b'])).not.toBe(fingerprintOf(['b', 'a']));
    expect(fingerprintOf([''])).not.toBe(fingerprintOf([]));
  });

  it('[CART-08] a fingerprint that was stored is still the same one after the next release', () => {
    expect(fingerprintOf(['order', 'crème 🎁', '2'])).toBe('34f2d2e2b98847ab');
  });

  it('[CART-08] a fingerprint is sixteen hexadecimal digits', () => {
    forAll(words, (terms) => {
      expect(fingerprintOf(terms)).toMatch(/^[0-9a-f]{16}$/);
    });
  });
});

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
