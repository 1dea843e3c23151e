/*
 * [SET-01] Two registrants may have the same settings open. What the one changes and the other leaves alone is kept from both; where both change the same, the later one is told what is stored now and changes nothing, so that no edit is lost unseen.
 *
 * Laws:
 * - a field that is not changed stays as it is now, also where the form was opened before it became so
 * - a field that is changed becomes what was asked
 * - a field has moved when somebody else has made it into something else than it was and than is asked
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

/** The fields that somebody else has changed while they were changed here, in the order of the form. */
export const conflictingFields = (present: SettingsFields, change: SettingsChange): ReadonlyArray<SettingsField> =>
  settingsFields.filter(hasMoved(present, change));

const asked = <Field extends SettingsField>(
  field: Field,
  present: SettingsFields,
  change: SettingsChange,
): SettingsFields[Field] => {
  const edit: SettingsChange[Field] = change[field];
  return edit === undefined || sameSetting[field].equals(edit.was, edit.now) ? present[field] : edit.now;
};

/** The settings as they would be after the change. */
export const requestedSettings = (present: SettingsFields, change: SettingsChange): SettingsFields => ({
  primaryFirstName: asked('primaryFirstName', present, change),
  primaryLastName: asked('primaryLastName', present, change),
  secondaryFirstName: asked('secondaryFirstName', present, change),
  secondaryLastName: asked('secondaryLastName', present, change),
  eventType: asked('eventType', present, change),
  eventDate: asked('eventDate', present, change),
  address: asked('address', present, change),
  visibility: asked('visibility', present, change),
  biography: asked('biography', present, change),
});
