import { accountIdOf, exampleRegistry, sites } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type { Visibility } from './registry.ts';
import { canStillBeBought, visibleTo } from './visible-to.ts';

const stranger = { site: sites.main, account: O.none, linkKey: O.none };
const owner = { ...stranger, account: O.some(accountIdOf('account-amelia')) };
const registryWith = (visibility: Visibility) => O.some(exampleRegistry({ visibility }));

describe('a registry as far as a person may know of it', () => {
  it('[ROUTE-17] no registry, a hidden one and one of the other market give the same nothing', () => {
    expect(visibleTo(stranger)(O.none)).toEqual(O.none);
    expect(visibleTo(stranger)(registryWith({ _tag: 'Private' }))).toEqual(O.none);
    expect(visibleTo(stranger)(registryWith({ _tag: 'LinkOnly', key: 'k' }))).toEqual(O.none);
    expect(visibleTo({ ...stranger, linkKey: O.some('K') })(registryWith({ _tag: 'LinkOnly', key: 'k' }))).toEqual(
      O.none,
    );
    expect(visibleTo({ ...owner, site: sites.canada })(registryWith({ _tag: 'Findable' }))).toEqual(O.none);
    expect(visibleTo({ ...stranger, site: sites.canada })(O.some(exampleRegistry({ market: 'CA' })))._tag).toBe('Some');
  });

  it('[AUTH-03] an owner sees it as registrant, everyone else as guest', () => {
    for (const visibility of [{ _tag: 'Findable' }, { _tag: 'LinkOnly', key: 'k' }, { _tag: 'Private' }] as const) {
      expect(visibleTo(owner)(registryWith(visibility))).toMatchObject(
        O.some({ role: 'registrant', relationship: 'owner' }),
      );
    }
    expect(visibleTo(stranger)(registryWith({ _tag: 'Findable' }))).toMatchObject(
      O.some({ role: 'guest', relationship: 'stranger' }),
    );
    expect(
      visibleTo({ ...stranger, linkKey: O.some('k') })(registryWith({ _tag: 'LinkOnly', key: 'k' })),
    ).toMatchObject(O.some({ role: 'guest', relationship: 'linkHolder' }));
  });
});

describe('a registry of which something is in a cart', () => {
  const owner = accountIdOf('account-amelia');
  const everybody = [O.none, O.some(accountIdOf('account-of-a-guest')), O.some(owner)];
  const seenAs = (visibility: Visibility) => exampleRegistry({ owners: [owner], visibility });

  it('[SET-02] [CART-09] what everyone finds, and what is visible by link, is still open, no matter who asks', () => {
    for (const account of everybody) {
      expect(canStillBeBought(seenAs({ _tag: 'Findable' }), account)).toBe(true);
      expect(canStillBeBought(seenAs({ _tag: 'LinkOnly', key: 'the-whole-key' }), account)).toBe(true);
    }
  });

  it('[PAUSE-01] what was paused is open to nobody', () => {
    const paused = { ...seenAs({ _tag: 'Findable' }), isPaused: true };
    expect(everybody.map((account) => canStillBeBought(paused, account))).toEqual([false, false, false]);
  });

  it('[ROUTE-17] [SET-02] what became private is open to its owners alone', () => {
    expect(everybody.map((account) => canStillBeBought(seenAs({ _tag: 'Private' }), account))).toEqual([
      false,
      false,
      true,
    ]);
  });
});
