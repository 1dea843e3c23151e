import {
  dayOf,
  exampleAddress,
  exampleSettings,
  forAll,
  grId,
  nearEdges,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { eventTypeOf } from '../event/index.ts';
import { type SettingsField, type SettingsFields, settingsFields } from './registry-settings.ts';
import { conflictingFields, isTypedNumber, readBiography, requestedSettings } from './requested-settings.ts';

describe('typing the number of a registry', () => {
  it('[SET-01] the number is accepted as it is, with # before it and with spaces', () => {
    forAll(grId, fc.constantFrom('', '#', '# ', ' # ', ' '), fc.constantFrom('', ' '), (number, before, after) => {
      expect(isTypedNumber(`${before}${number}${after}`, number)).toBe(true);
    });
  });

  it('[SET-01] any other number is refused', () => {
    forAll(grId, grId, (number, other) => {
      fc.pre(number !== other);
      for (const typed of [
        other,
        `${number}0`,
        number.slice(1),
        `##${number}`,
        `${number.slice(0, 1)}#${number.slice(1)}`,
        '#',
        '',
      ])
        expect(isTypedNumber(typed, number)).toBe(false);
    });
  });
});

describe('the text of a biography', () => {
  it('[SET-01] a stored biography is read unchanged', () => {
    forAll(fc.string({ unit: 'binary' }), (raw) => {
      const read = readBiography(raw);
      if (E.isRight(read)) expect(readBiography(read.right)).toEqual(read);
    });
  });

  it('[SET-01] up to 2,000 characters are accepted, more are refused with their number', () => {
    forAll(nearEdges(1, 3_000, [2_000]), fc.constantFrom('a', '\u{1f381}', '\u00e9'), (length, character) => {
      const text = character.repeat(length);
      expect(readBiography(text)).toEqual(
        length <= 2_000 ? E.right(text) : E.left({ _tag: 'BiographyTooLong', length, maximum: 2_000 }),
      );
    });
  });

  it('[SET-01] a blank text is empty', () => {
    for (const blank of ['', ' ', '\r\n', '\u200b']) expect(readBiography(blank)).toEqual(E.right(''));
    expect(readBiography(' a ')).toEqual(E.right(' a '));
  });
});

/** Settings of which each field is one of three values. */
const value = fc.nat({ max: 2 });
const third = <A>(at: number, ...three: readonly [A, A, A]): A => three[at] ?? three[0];
const settings: fc.Arbitrary<SettingsFields> = fc.array(value, { minLength: 9, maxLength: 9 }).map((at) =>
  exampleSettings({
    primaryFirstName: third(at[0] ?? 0, 'Amelia', 'Ada', 'Mia'),
    secondaryFirstName: third(at[1] ?? 0, O.none, O.some('Jonah'), O.some('Max')),
    eventType: third(at[2] ?? 0, eventTypeOf('br'), eventTypeOf('bb'), eventTypeOf('zz')),
    eventDate: third(at[3] ?? 0, O.none, O.some(dayOf('2027-06-13')), O.some(dayOf('2027-06-14'))),
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
    forAll(settings, settings, settings, fields, (present, was, now, edited) => {
      const requested = requestedSettings(present, changeOf(was, now, edited));
      for (const field of settingsFields) if (!edited.includes(field)) expect(requested[field]).toEqual(present[field]);
    });
  });

  it('[SET-01] a changed field gets the requested value', () => {
    forAll(settings, settings, settings, fields, (present, was, now, edited) => {
      const requested = requestedSettings(present, changeOf(was, now, edited));
      for (const field of edited) {
        const isEdited = JSON.stringify(was[field]) !== JSON.stringify(now[field]);
        expect(requested[field]).toEqual(isEdited ? now[field] : present[field]);
      }
    });
  });

  it('[SET-01] a field conflicts when someone else has changed it to another value than requested', () => {
    const present = exampleSettings({ visibility: 'private' });
    expect(conflictingFields(present, { visibility: { was: 'findable', now: 'link' } })).toEqual(['visibility']);
    expect(conflictingFields(present, { visibility: { was: 'findable', now: 'private' } })).toEqual([]);
    expect(conflictingFields(present, { visibility: { was: 'private', now: 'link' } })).toEqual([]);
    forAll(settings, settings, settings, fields, (present, was, now, edited) => {
      const values = (field: SettingsField) => [was, now, present].map((fields) => JSON.stringify(fields[field]));
      expect(conflictingFields(present, changeOf(was, now, edited))).toEqual(
        settingsFields.filter((field) => edited.includes(field) && new Set(values(field)).size === 3),
      );
    });
  });
});
