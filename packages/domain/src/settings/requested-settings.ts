/*
 * [SET-01] Merges a change into the stored settings. Fields that only one of two registrants changed are taken from both; a field that both changed is a conflict.
 *
 * @example requestedSettings(exampleSettings(), { biography: { was: '', now: 'Welcome' } }).biography // => 'Welcome'
 * @example conflictingFields(exampleSettings({ biography: 'Hello' }), { biography: { was: '', now: 'Welcome' } }) // => ['biography']
 * @example conflictingFields(exampleSettings({ biography: 'Hello' }), { biography: { was: '', now: 'Hello' } }) // => []
 */
import {
  type SettingsChange,
  type SettingsField,
  type SettingsFields,
  sameSetting,
  settingsFields,
} from './registry-settings.ts';

const hasMoved =
  (present: SettingsFields, change: SettingsChange) =>
  <Field extends SettingsField>(field: Field): boolean => {
    const edit: SettingsChange[Field] = change[field];
    if (edit === undefined) return false;
    const { equals } = sameSetting[field];
    return !equals(edit.was, edit.now) && !equals(present[field], edit.was) && !equals(present[field], edit.now);
  };

/** The fields changed here that somebody else has meanwhile changed to a different value, in the order of the form. */
export const conflictingFields = (present: SettingsFields, change: SettingsChange): ReadonlyArray<SettingsField> =>
  settingsFields.filter(hasMoved(present, change));

const requested = <Field extends SettingsField>(
  field: Field,
  present: SettingsFields,
  change: SettingsChange,
): SettingsFields[Field] => {
  const edit: SettingsChange[Field] = change[field];
  return edit === undefined || sameSetting[field].equals(edit.was, edit.now) ? present[field] : edit.now;
};

/** The settings after the change. */
export const requestedSettings = (present: SettingsFields, change: SettingsChange): SettingsFields => ({
  primaryFirstName: requested('primaryFirstName', present, change),
  primaryLastName: requested('primaryLastName', present, change),
  secondaryFirstName: requested('secondaryFirstName', present, change),
  secondaryLastName: requested('secondaryLastName', present, change),
  eventType: requested('eventType', present, change),
  eventDate: requested('eventDate', present, change),
  address: requested('address', present, change),
  visibility: requested('visibility', present, change),
  surprise: requested('surprise', present, change),
  biography: requested('biography', present, change),
  giftEmails: requested('giftEmails', present, change),
});
