import { accountId, accountIdOf, registry } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { relationshipOf } from './relationship-of.ts';

const owners = [accountIdOf('account-amelia')];
const linked = { owners, visibility: { _tag: 'LinkOnly', key: 'the-whole-key' } } as const;

describe('relationship', () => {
  it('[AUTH-03] anyone who is signed in to an account that owns it is an owner, with or without the link', () => {
    fc.assert(
      fc.property(registry, fc.option(fc.string()), (registry, key) => {
        for (const owner of registry.owners) {
          expect(relationshipOf(registry, O.some(owner), O.fromNullable(key))).toBe('owner');
        }
      }),
    );
  });

  it('[SET-02] the link’s key makes a link holder only where the registry is visible by link, and only the whole key does; an empty key opens nothing', () => {
    expect(relationshipOf(linked, O.none, O.some('the-whole-key'))).toBe('linkHolder');
    for (const key of ['', 'the-whole', 'the-whole-key ', 'THE-WHOLE-KEY']) {
      expect(relationshipOf(linked, O.none, O.some(key))).toBe('stranger');
    }
    expect(relationshipOf({ owners, visibility: { _tag: 'LinkOnly', key: '' } }, O.none, O.some(''))).toBe('stranger');
    for (const visibility of [{ _tag: 'Findable' }, { _tag: 'Private' }] as const) {
      expect(relationshipOf({ owners, visibility }, O.none, O.some('the-whole-key'))).toBe('stranger');
    }
  });

  it('[AUTH-03] everyone else is a stranger', () => {
    fc.assert(
      fc.property(registry, accountId, (registry, account) => {
        fc.pre(!registry.owners.includes(account));
        expect(relationshipOf(registry, O.some(account), O.none)).toBe('stranger');
        expect(relationshipOf(registry, O.none, O.none)).toBe('stranger');
      }),
    );
  });
});
