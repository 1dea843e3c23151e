import { forAll } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { parseAuthorization, parsePaymentToken } from './payment-reference.ts';

const both = (raw: string) => [O.isSome(parseAuthorization(raw)), O.isSome(parsePaymentToken(raw))];

describe('the ids of a payment service', () => {
  it('[CO-03] ids have 1 to 255 letters, digits, `_` or `-`', () => {
    forAll(fc.stringMatching(/^[A-Za-z][A-Za-z0-9_-]{0,254}$/), (raw) => {
      expect(both(raw)).toEqual([true, true]);
    });
    for (const raw of ['', 'a b', 'pi_1\n', 'x'.repeat(256), 'tok.1']) expect(both(raw)).toEqual([false, false]);
  });

  it('[CO-03] digits alone, also with hyphens between them, are no id', () => {
    forAll(fc.stringMatching(/^[0-9][0-9-]{0,30}$/), (raw) => {
      expect(both(raw)).toEqual([false, false]);
    });
  });
});
