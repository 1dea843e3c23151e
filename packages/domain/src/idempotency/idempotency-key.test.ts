import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { parseIdempotencyKey } from './idempotency-key.ts';

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
