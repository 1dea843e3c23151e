import { dayOf, exampleAddress, exampleSettings } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { eventTypeOf } from '../event/index.ts';
import { type SettingsField, type SettingsFields, settingsFields } from './registry-settings.ts';
import { conflictingFields, requestedSettings } from './requested-settings.ts';

/** Settings of which each field is one of three values. */
const value = fc.nat({ max: 2 });
const third = <A>(at: number, ...three: readonly [A, A, A]): A => three[at] ?? three[0];
const settings: fc.Arbitrary<SettingsFields> = fc.array(value, { minLength: 9, maxLength: 9 }).map((at) =>
  exampleSettings({
    primaryFirstName: third(at[0] ?? 0, 'Amelia', 'Ada', 'Mia'),
    secondaryFirstName: third(at[1] ?? 0, O.none, O.some('Jonah'), O.some('Max')),
    eventType: third(at[2] ?? 0, eventTypeOf('br'), eventTypeOf('bb'), eventTypeOf('zz')),
    eventDate: third(at[3] ?? 0, dayOf('2027-06-12'), dayOf('2027-06-13'), dayOf('2027-06-14')),
    address: third(at[4] ?? 0, O.none, O.some(exampleAddress()), O.some(exampleAddress({ city: 'Here' }))),
    visibility: third(at[5] ?? 0, 'findable', 'link', 'private'),
    biography: third(at[6] ?? 0, '', 'Hello', 'Welcome'),
    primaryLastName: third(at[7] ?? 0, O.none, O.some('Hart'), O.some('Reyes')),
    secondaryLastName: third(at[8] ?? 0, O.none, O.some('Hart'), O.some('Reyes')),
  }),
);
const fields = fc.uniqueArray(fc.constantFrom(...settingsFields));

const changeOf = (was: SettingsFields, now: SettingsFields, edited: ReadonlyArray<SettingsField>) =>
  Object.fromEntries(edited.map((field) => [field, { was: was[field], now: now[field] }]));

describe('settings that two registrants change', () => {
  it('[SET-01] a field that is not changed keeps its stored value', () => {
    const present = exampleSettings({ biography: 'Hello' });
    expect(requestedSettings(present, { biography: { was: '', now: '' } }).biography).toBe('Hello');
    expect(conflictingFields(present, { biography: { was: '', now: '' } })).toEqual([]);
    fc.assert(
      fc.property(settings, settings, settings, fields, (present, was, now, edited) => {
        const requested = requestedSettings(present, changeOf(was, now, edited));
        for (const field of settingsFields)
          if (!edited.includes(field)) expect(requested[field]).toEqual(present[field]);
      }),
    );
  });

  it('[SET-01] a changed field gets the requested value', () => {
    fc.assert(
      fc.property(settings, settings, settings, fields, (present, was, now, edited) => {
        const requested = requestedSettings(present, changeOf(was, now, edited));
        for (const field of edited) {
          const isEdited = JSON.stringify(was[field]) !== JSON.stringify(now[field]);
          expect(requested[field]).toEqual(isEdited ? now[field] : present[field]);
        }
      }),
    );
  });

  it('[SET-01] a field conflicts when someone else has changed it to another value than requested', () => {
    const present = exampleSettings({ visibility: 'private' });
    expect(conflictingFields(present, { visibility: { was: 'findable', now: 'link' } })).toEqual(['visibility']);
    expect(conflictingFields(present, { visibility: { was: 'findable', now: 'private' } })).toEqual([]);
    expect(conflictingFields(present, { visibility: { was: 'private', now: 'link' } })).toEqual([]);
    fc.assert(
      fc.property(settings, settings, settings, fields, (present, was, now, edited) => {
        const values = (field: SettingsField) => [was, now, present].map((fields) => JSON.stringify(fields[field]));
        expect(conflictingFields(present, changeOf(was, now, edited))).toEqual(
          settingsFields.filter((field) => edited.includes(field) && new Set(values(field)).size === 3),
        );
      }),
    );
  });
});
