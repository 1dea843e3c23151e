import { dayOf, exampleRegistry, forAll, grId, grIdOf, registry } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { ownPagePath, registrySearchPath } from './registry-search-path.ts';

describe('what was typed to find a registry', () => {
  it('[ROUTE-06] [ROUTE-20] a number opens the registry’s page, names lead to what is found', () => {
    forAll(grId, (number) => {
      expect(registrySearchPath(`# ${number}`, false)).toEqual(E.right(`/gift-registry/guest-list/${number}`));
      expect(registrySearchPath(number, true)).toEqual(E.right(`/gift-registry/registrant-list/${number}`));
    });
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

const older = exampleRegistry({ grId: grIdOf('100001'), eventDate: O.some(dayOf('2027-06-12')) });
const newer = exampleRegistry({ grId: grIdOf('100002'), eventDate: O.some(dayOf('2026-05-02')) });

describe('a registrant’s page without a number', () => {
  it.each([
    ['list', '/gift-registry/registrant-list/100002'],
    ['thankYouManager', '/gift-registry/thank-you-manager/100002'],
    ['settings', '/gift-registry/registrant/edit-registry?id=100002'],
  ] as const)('[ROUTE-02] [ROUTE-05] else the newest is the one, whenever its event is: %s', (page, path) => {
    expect(ownPagePath(page, [newer, older], [])).toBe(path);
  });

  it('[ROUTE-02] [ROUTE-05] [ROUTE-06] the one of one’s own that was chosen last is the one', () => {
    expect(ownPagePath('list', [newer, older], [older.grId])).toBe('/gift-registry/registrant-list/100001');
    expect(ownPagePath('list', [newer], [older.grId])).toBe('/gift-registry/registrant-list/100002');
  });

  it('[ROUTE-02] the only registry is the one', () => {
    forAll(registry, (only) => {
      expect(ownPagePath('list', [only], [])).toBe(`/gift-registry/registrant-list/${only.grId}`);
    });
  });

  it('[ROUTE-02] [ROUTE-05] a person who has none is led to registry home', () => {
    for (const page of ['list', 'thankYouManager', 'settings'] as const)
      expect(ownPagePath(page, [], [older.grId])).toBe('/gift-registry/my-gift-registry/');
  });
});
