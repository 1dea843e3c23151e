import { exampleSettings } from '@gift-registry/domain/testing/arbitrary';
import { either as E } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type { SettingsField } from './registry-settings.ts';
import { type DraftField, draftFields, draftOf, readDraft, type SettingsDraft } from './settings-draft.ts';

const settings: ReadonlyArray<SettingsField> = [
  'primaryFirstName',
  'primaryLastName',
  'secondaryFirstName',
  'secondaryLastName',
  'eventDate',
  'eventType',
  'address',
  'visibility',
  'biography',
];
const draft = draftOf(exampleSettings());
/** How to read: something else that is typed into the field on the left; any other field takes any text. */
const others: Partial<Record<DraftField, string>> = { eventDate: '2031-01-02', eventCode: 'bb', visibility: 'nobody' };

const read = (typed: SettingsDraft) => {
  const read = readDraft(typed);
  if (E.isLeft(read)) throw new Error('the day cannot be read');
  return read.right;
};

describe('settings as they are typed', () => {
  it('[SET-01] what is typed into a field changes the setting that it belongs to, and no other', () => {
    const before = read(draft);
    for (const setting of settings)
      for (const field of draftFields[setting]) {
        const after = read({ ...draft, [field]: others[field] ?? `${draft[field]} other` });
        expect(settings.filter((name) => JSON.stringify(after[name]) !== JSON.stringify(before[name]))).toEqual([
          setting,
        ]);
      }
  });

  it('[SET-01] an unreadable day is refused', () => {
    expect(readDraft({ ...draft, eventDate: '2031-02-30' })).toEqual(E.left({ _tag: 'EventDayUnreadable' }));
  });
});
