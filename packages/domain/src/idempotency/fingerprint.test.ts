import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fingerprintOf } from './fingerprint.ts';

const words = fc.array(fc.string(), { maxLength: 6 });

describe('fingerprint', () => {
  it('[CART-08] the same words make the same fingerprint', () => {
    fc.assert(
      fc.property(words, (terms) => {
        expect(fingerprintOf([...terms])).toBe(fingerprintOf(terms));
      }),
    );
  });

  it('[CART-08] other words, and the same words parted otherwise, make another one', () => {
    fc.assert(
      fc.property(words, words, (one, other) => {
        fc.pre(JSON.stringify(one) !== JSON.stringify(other));
        expect(fingerprintOf(one)).not.toBe(fingerprintOf(other));
      }),
    );
    expect(fingerprintOf(['ab', 'c'])).not.toBe(fingerprintOf(['a', 'bc']));
    expect(fingerprintOf(['a', 'b'])).not.toBe(fingerprintOf(['b', 'a']));
    expect(fingerprintOf([''])).not.toBe(fingerprintOf([]));
  });

  it('[CART-08] a fingerprint that was stored is still the same one after the next release', () => {
    expect(fingerprintOf(['order', 'crème 🎁', '2'])).toBe('34f2d2e2b98847ab');
  });

  it('[CART-08] a fingerprint is sixteen hexadecimal digits', () => {
    fc.assert(
      fc.property(words, (terms) => {
        expect(fingerprintOf(terms)).toMatch(/^[0-9a-f]{16}$/);
      }),
    );
  });
});
