import { dayOf, exampleAddress, exampleSettings, forAll, markets } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { draftOf } from './settings-draft.ts';
import {
  changedParts,
  isPartSaved,
  newSettingsForm,
  rebasedForm,
  savedPart,
  settingsEdit,
  settingsPartNames,
  settingsParts,
  withTypedFields,
} from './settings-form.ts';

const context = { market: markets.US, today: dayOf('2027-06-01') } as const;
const typedAddress = {
  recipient: 'Zoe Hart ',
  line1: '1 Elm Street',
  line2: '',
  city: ' Chicago',
  region: 'IL',
  postalCode: '60614',
};
const word = fc.constantFrom('Amelia', 'Ada', 'Mia');
const settings = fc
  .record({ primaryFirstName: word, biography: word, visibility: fc.constantFrom('findable', 'link', 'private') })
  .map(exampleSettings);
const typed = fc.record({ primaryFirstName: word, biography: word }, { requiredKeys: [] });

describe('the form of the settings', () => {
  it('[SET-01] a form that was just opened has nothing to save', () => {
    for (const settings of [exampleSettings(), exampleSettings({ address: O.some(exampleAddress()) })])
      for (const part of settingsPartNames)
        expect(settingsEdit(newSettingsForm(settings), part, context)).toEqual(E.right({}));
  });

  it('[SET-01] text stays as it was typed', () => {
    expect(withTypedFields(newSettingsForm(exampleSettings()), { primaryFirstName: ' Zoe' }).draft).toEqual({
      ...draftOf(exampleSettings()),
      primaryFirstName: ' Zoe',
    });
  });

  it('[SET-01] a field without unsaved text follows the registry; one with it keeps the text, and is marked newer when the registry has changed', () => {
    const form = withTypedFields(newSettingsForm(exampleSettings()), { biography: 'Welcome', city: 'Boston' });
    const after = rebasedForm(form, exampleSettings({ biography: 'Hello', primaryFirstName: 'Ada' }));
    expect(after.draft).toMatchObject({ biography: 'Welcome', primaryFirstName: 'Ada', city: 'Boston' });
    expect(after.newer).toEqual(['biography']);
    expect(rebasedForm(after, after.known).newer).toEqual(['biography']);
    expect(rebasedForm(after, exampleSettings({ biography: 'Welcome' })).newer).toEqual([]);
    forAll(settings, settings, typed, (before, now, words) => {
      const open = withTypedFields(newSettingsForm(before), words);
      const present = rebasedForm(open, now);
      for (const field of ['primaryFirstName', 'biography'] as const) {
        const isTyped = (words[field] ?? before[field]) !== before[field];
        expect(present.draft[field]).toBe(isTyped ? words[field] : now[field]);
        expect(present.newer.includes(field)).toBe(
          isTyped && now[field] !== before[field] && now[field] !== words[field],
        );
      }
      expect(present.known).toBe(now);
    });
  });

  it('[SET-01] saving a part sends only changed fields, with the values they are based on', () => {
    const form = withTypedFields(newSettingsForm(exampleSettings()), {
      secondaryFirstName: ' ',
      secondaryLastName: '',
      biography: 'Welcome',
      eventDate: '2027-07-01',
    });
    expect(settingsEdit(form, 'names', context)).toEqual(
      E.right({
        secondaryFirstName: { was: O.some('Jonah'), now: O.none },
        secondaryLastName: { was: O.some('Reyes'), now: O.none },
      }),
    );
    expect(settingsEdit(form, 'event', context)).toEqual(
      E.right({ eventDate: { was: O.some('2027-06-12'), now: O.some('2027-07-01') } }),
    );
    expect(settingsEdit(form, 'visibility', context)).toEqual(E.right({}));
    const { line2, ...lines } = exampleAddress();
    const moving = withTypedFields(newSettingsForm(exampleSettings()), {
      ...lines,
      line2: O.getOrElse(() => '')(line2),
    });
    expect(settingsEdit(moving, 'address', context)).toEqual(
      E.right({ address: { was: O.none, now: O.some(exampleAddress()) } }),
    );
    const away = withTypedFields(newSettingsForm(exampleSettings({ address: O.some(exampleAddress()) })), {
      ...Object.fromEntries(['recipient', 'line1', 'line2', 'city', 'region', 'postalCode'].map((name) => [name, ' '])),
    });
    expect(settingsEdit(away, 'address', context)).toEqual(
      E.right({ address: { was: O.some(exampleAddress()), now: O.none } }),
    );
  });

  it('[SET-01] an invalid part is refused before it is sent', () => {
    const form = withTypedFields(newSettingsForm(exampleSettings()), {
      eventDate: '2027-02-30',
      primaryFirstName: '',
      city: 'x',
    });
    expect(settingsEdit(form, 'event', context)).toEqual(E.left({ _tag: 'EventDayUnreadable' }));
    expect(settingsEdit(form, 'names', context)).toMatchObject(E.left({ field: 'primaryFirstName' }));
    expect(settingsEdit(form, 'address', context)).toMatchObject(
      E.left({ _tag: 'AddressInvalid', field: 'recipient' }),
    );
    expect(settingsEdit(form, 'biography', context)).toEqual(E.right({}));
    expect(settingsEdit(withTypedFields(form, { eventDate: '2027-05-31' }), 'event', context)).toEqual(
      E.left({ _tag: 'EventDayPast' }),
    );
  });

  it('[SET-01] an address into which somebody went on typing after it was sent stays as it is typed, all of it', () => {
    const form = withTypedFields(newSettingsForm(exampleSettings()), {
      ...draftOf(exampleSettings()),
      ...typedAddress,
    });
    const later = withTypedFields(form, { line1: '12 Oak Street' });
    const saved = savedPart(later, 'address', form.draft, exampleSettings({ address: O.some(exampleAddress()) }));
    expect(saved.draft).toMatchObject({ ...typedAddress, line1: '12 Oak Street' });
  });

  it('[SET-01] after saving, a part has the registry’s values, except where something was typed since', () => {
    const form = withTypedFields(newSettingsForm(exampleSettings()), {
      primaryFirstName: ' Zoe ',
      biography: 'Welcome',
    });
    const saved = savedPart(form, 'names', form.draft, exampleSettings({ primaryFirstName: 'Zoe' }));
    expect(saved).toMatchObject({ draft: { primaryFirstName: 'Zoe', biography: 'Welcome' }, newer: [] });
    expect(settingsEdit(saved, 'names', context)).toEqual(E.right({}));
    expect([isPartSaved(form, 'names'), isPartSaved(saved, 'names'), isPartSaved(saved, 'biography')]).toEqual([
      false,
      true,
      false,
    ]);
    const moved = rebasedForm(form, exampleSettings({ biography: 'Hello' }));
    expect(savedPart(moved, 'biography', form.draft, exampleSettings({ biography: 'Welcome' })).newer).toEqual([]);
    const typedOn = withTypedFields(form, { primaryFirstName: 'Zoë', biography: 'Welcome all' });
    const late = savedPart(typedOn, 'biography', form.draft, exampleSettings({ biography: 'Welcome' }));
    expect(late).toMatchObject({ draft: { primaryFirstName: 'Zoë', biography: 'Welcome all' }, newer: [] });
    expect(isPartSaved(late, 'biography')).toBe(false);
    expect(settingsEdit(late, 'biography', context)).toEqual(
      E.right({ biography: { was: 'Welcome', now: 'Welcome all' } }),
    );
    expect(settingsPartNames.flatMap((part) => settingsParts[part])).toHaveLength(13);
  });

  it('[SET-01] a part has changed when one of its fields has another value than before', () => {
    const housed = exampleSettings({ address: O.some(exampleAddress()) });
    expect(changedParts(housed, exampleSettings())).toEqual(['address']);
    expect(changedParts(housed, exampleSettings({ address: O.some(exampleAddress()) }))).toEqual([]);
    forAll(settings, settings, (before, now) => {
      expect(changedParts(before, { ...before })).toEqual([]);
      expect(changedParts(before, now)).toEqual([
        ...(before.primaryFirstName === now.primaryFirstName ? [] : ['names']),
        ...(before.visibility === now.visibility ? [] : ['visibility']),
        ...(before.biography === now.biography ? [] : ['biography']),
      ]);
    });
  });
});
