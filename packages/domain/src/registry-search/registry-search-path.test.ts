import { grId } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { registrySearchPath } from './registry-search-path.ts';

describe('what was typed to find a registry', () => {
  it('[ROUTE-06] [ROUTE-20] a number opens the registry’s page, names lead to what is found', () => {
    fc.assert(
      fc.property(grId, (number) => {
        expect(registrySearchPath(`# ${number}`, false)).toEqual(E.right(`/gift-registry/guest-list/${number}`));
        expect(registrySearchPath(number, true)).toEqual(E.right(`/gift-registry/registrant-list/${number}`));
      }),
    );
    expect(registrySearchPath('  O’Neil & Hart ', true)).toEqual(
      E.right('/gift-registry/find?text=O%E2%80%99Neil%20%26%20Hart'),
    );
  });

  it('[ROUTE-06] half of a character beside a name is no reason to fail', () => {
    expect(registrySearchPath('ab \ud800', true)).toEqual(E.right('/gift-registry/find?text=ab%20%EF%BF%BD'));
  });

  it.each(['', 'a', '%', '_'])('[ROUTE-06] what cannot be looked for leads nowhere: "%s"', (typed) => {
    expect(registrySearchPath(typed, true)).toEqual(E.left({ _tag: 'FindTooShort' }));
  });
});
