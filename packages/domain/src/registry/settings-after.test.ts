import { exampleRegistry, forAll, registry, settingsFact } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { settingsAfter } from './settings-after.ts';

describe('a registry after its owners changed it', () => {
  it('[SET-01] [SET-02] [GREET-03] [PHOTO-06] what was stated is as it was stated, and everything else is unchanged', () => {
    const before = exampleRegistry({ secondaryFirstName: O.none });
    const names = {
      primaryFirstName: 'Ada',
      primaryLastName: O.some('Lee'),
      secondaryFirstName: O.some('Max'),
      secondaryLastName: O.none,
    };
    expect(settingsAfter(before, { _tag: 'Renamed', ...names })).toEqual({ ...before, ...names });
    expect(settingsAfter(before, { _tag: 'VisibilityChanged', visibility: { _tag: 'Private' } })).toEqual({
      ...before,
      visibility: { _tag: 'Private' },
    });
    expect(settingsAfter(before, { _tag: 'PhotoChanged', photo: O.some('0a1b') })).toEqual({
      ...before,
      photo: O.some('0a1b'),
    });
    forAll(registry, settingsFact, (registry, fact) => {
      const { _tag: _, ...written } = fact;
      expect(settingsAfter(registry, fact)).toEqual({ ...registry, ...written });
    });
  });

  it('[SET-01] another address changes nothing of the registry', () => {
    const before = exampleRegistry();
    expect(settingsAfter(before, { _tag: 'AddressChanged' })).toBe(before);
  });
});
