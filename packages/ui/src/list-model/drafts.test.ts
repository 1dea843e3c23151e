import { identityKey } from '@gift-registry/domain';
import { forAll, identity as itemIdentity } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drafts } from './drafts.ts';
import { pageDraftMemory } from './testing/page-draft-memory.ts';

const words = fc.string({ maxLength: 4 });

describe('drafts', () => {
  it('[CART-08] what was typed last for an item is there after a reload, and what was asked for is not', () => {
    forAll(itemIdentity, itemIdentity, words, words, words, (identity, other, first, last, others) => {
      const memory = pageDraftMemory();
      const typed = drafts(memory);
      typed.keep(other, others);
      typed.keep(identity, first);
      typed.keep(identity, last);
      const again = drafts(memory);
      expect([again.of(identity), again.all()]).toEqual([last, typed.all()]);
      again.forget(identity);
      expect(drafts(memory).of(identity)).toBe('');
      if (identityKey(other) !== identityKey(identity)) expect(again.of(other)).toBe(others);
    });
  });
});
