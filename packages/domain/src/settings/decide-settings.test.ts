import { dayOf, exampleAddress, exampleSettings, markets } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { decideSettings } from './decide-settings.ts';
import type { SettingsChange } from './registry-settings.ts';

const context = { market: markets.US, today: dayOf('2027-06-01') } as const;
const present = exampleSettings({ biography: 'Hello', address: O.some(exampleAddress()) });
const decide = (change: SettingsChange) => decideSettings(present, change, context, 'key');
const moved = { biography: { was: '', now: 'Welcome' } };

describe('changing settings', () => {
  it('[SET-01] an invalid value is refused before a conflict', () => {
    expect(decide({ ...moved, eventDate: { was: present.eventDate, now: dayOf('2020-01-01') } })).toEqual(
      E.left({ _tag: 'EventDayPast' }),
    );
  });

  it('[SET-01] a conflict is refused with all stored settings', () => {
    expect(decide({ ...moved, visibility: { was: 'findable', now: 'private' } })).toEqual(
      E.left({ _tag: 'SettingsVersionConflict', fields: ['biography'], settings: present }),
    );
  });

  it('[SET-01] everything else is stored as requested; unchanged values are no fact', () => {
    const stays = { address: present.address, giftEmails: present.giftEmails };
    expect(decide({})).toEqual(E.right({ ...stays, facts: [] }));
    expect(decide({ biography: { was: 'Hello', now: 'Welcome' } })).toEqual(
      E.right({ ...stays, facts: [{ _tag: 'BiographyWritten', biography: 'Welcome' }] }),
    );
    const elsewhere = exampleAddress({ city: 'Boston', region: 'MA', postalCode: '02108' });
    expect(decide({ address: { was: present.address, now: O.some(elsewhere) } })).toEqual(
      E.right({ ...stays, address: O.some(elsewhere), facts: [{ _tag: 'AddressChanged' }] }),
    );
    expect(decide({ address: { was: present.address, now: O.none } })).toEqual(
      E.right({ ...stays, address: O.none, facts: [{ _tag: 'AddressChanged' }] }),
    );
  });
});
