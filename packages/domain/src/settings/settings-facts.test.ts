import { dayOf, exampleAddress, exampleRegistry, exampleSettings } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { eventTypeOf } from '../event/index.ts';
import { settingsAfter } from '../registry/index.ts';
import { type SettingsFields, settingsOf } from './registry-settings.ts';
import { settingsFacts } from './settings-facts.ts';

const before = exampleSettings();
const facts = (after: Partial<SettingsFields>) => settingsFacts(before, { ...before, ...after }, 'new-key');

const named = {
  _tag: 'Renamed',
  primaryFirstName: 'Amelia',
  primaryLastName: O.some('Hart'),
  secondaryFirstName: O.some('Jonah'),
  secondaryLastName: O.some('Reyes'),
};

describe('what happened when settings became others', () => {
  it('[SET-01] an unchanged value is no fact', () => {
    expect(facts({})).toEqual([]);
    expect(
      settingsFacts(exampleSettings({ visibility: 'link' }), exampleSettings({ visibility: 'link' }), 'k'),
    ).toEqual([]);
  });

  it('[SET-01] changed names are one fact with all names', () => {
    expect(facts({ primaryFirstName: 'Ada' })).toEqual([{ ...named, primaryFirstName: 'Ada' }]);
    expect(facts({ secondaryFirstName: O.none })).toEqual([{ ...named, secondaryFirstName: O.none }]);
  });

  it('[SET-02] a registry that becomes visible by link has the new key; one that stays so keeps its own', () => {
    expect(facts({ visibility: 'link' })).toEqual([
      { _tag: 'VisibilityChanged', visibility: { _tag: 'LinkOnly', key: 'new-key' } },
    ]);
    expect(facts({ visibility: 'private' })).toEqual([{ _tag: 'VisibilityChanged', visibility: { _tag: 'Private' } }]);
    expect(
      settingsFacts(exampleSettings({ visibility: 'private' }), exampleSettings({ visibility: 'findable' }), 'k'),
    ).toEqual([{ _tag: 'VisibilityChanged', visibility: { _tag: 'Findable' } }]);
  });

  it('[SET-01] [AUTH-04] a changed address is a fact that does not contain it', () => {
    expect(facts({ address: O.some(exampleAddress()) })).toEqual([{ _tag: 'AddressChanged' }]);
  });

  it('[SET-01] applying the facts gives the requested settings', () => {
    const after = exampleSettings({
      primaryFirstName: 'Ada',
      eventDate: O.some(dayOf('2027-07-01')),
      eventType: eventTypeOf('hw'),
      visibility: 'link',
      biography: 'Hello',
      shareableUrl: 'http://localhost:3000/r/7310442?key=new-key',
    });
    const facts = settingsFacts(before, after, 'new-key');
    expect(facts.map(({ _tag }) => _tag)).toEqual([
      'Renamed',
      'DateMoved',
      'EventChanged',
      'VisibilityChanged',
      'BiographyWritten',
    ]);
    const registry = facts.reduce(settingsAfter, exampleRegistry());
    expect(settingsOf(registry, O.none, 'http://localhost:3000')).toEqual(after);
  });
});
