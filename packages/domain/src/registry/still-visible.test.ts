import { accountIdOf, exampleRegistry } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type { Visibility } from './registry.ts';
import { isStillVisible } from './still-visible.ts';

const owner = accountIdOf('account-amelia');
const everybody = [O.none, O.some(accountIdOf('account-of-a-guest')), O.some(owner)];
const seenAs = (visibility: Visibility) => exampleRegistry({ owners: [owner], visibility });

describe('a registry of which something is in a cart', () => {
  it('[SET-02] [CART-09] what everyone finds, and what is visible by link, is still open, no matter who asks', () => {
    for (const account of everybody) {
      expect(isStillVisible(seenAs({ _tag: 'Findable' }), account)).toBe(true);
      expect(isStillVisible(seenAs({ _tag: 'LinkOnly', key: 'the-whole-key' }), account)).toBe(true);
    }
  });

  it('[ROUTE-17] [SET-02] what became private is open to its owners alone', () => {
    expect(everybody.map((account) => isStillVisible(seenAs({ _tag: 'Private' }), account))).toEqual([
      false,
      false,
      true,
    ]);
  });
});
