/*
 * [SET-01] To delete a registry its number has to be typed, with or without the # before it and with spaces around it.
 *
 * @example isTypedNumber(' # 297124598 ', grIdOf('297124598')) // => true
 * @example isTypedNumber('29712459', grIdOf('297124598')) // => false
 */

import { either as E } from 'fp-ts';
import type { GrId } from '../identity/index.ts';
import { isBlank, storedText } from '../text/index.ts';
import {
  type SettingsChange,
  type SettingsField,
  type SettingsFields,
  sameSetting,
  settingsFields,
} from './registry-settings.ts';

/** Whether the typed text is the number of that registry. */
export const isTypedNumber = (typed: string, grId: GrId): boolean => typed.trim().replace(/^#\s*/, '') === grId;

/*
 * [SET-01] A biography has at most 2,000 characters, counted as in the greeting. Invisible text is empty.
 *
 * @example readBiography('We met in Lisbon.\r\n') // => E.right('We met in Lisbon.\n')
 * @example readBiography('a'.repeat(2_001)) // => E.left({ _tag: 'BiographyTooLong', length: 2_001, maximum: 2_000 })
 */

/** The maximum length of a biography, in characters (SET-01). */
export const BIOGRAPHY_LIMIT = 2_000;

/** The biography has that many characters, which is too long. */
export interface BiographyTooLong {
  readonly _tag: 'BiographyTooLong';
  readonly length: number;
  readonly maximum: number;
}

/** Parses a biography; empty when nothing of it would be visible. */
export const readBiography = (raw: string): E.Either<BiographyTooLong, string> => {
  const text = storedText(raw);
  const { length } = [...text];
  if (length > BIOGRAPHY_LIMIT) return E.left({ _tag: 'BiographyTooLong', length, maximum: BIOGRAPHY_LIMIT });
  return E.right(isBlank(text) ? '' : text);
};

/*
 * [SET-01] Merges a change into the stored settings. Fields that only one of two registrants changed are taken from both; a field that both changed is a conflict.
 *
 * @example requestedSettings(exampleSettings(), { biography: { was: '', now: 'Welcome' } }).biography // => 'Welcome'
 * @example conflictingFields(exampleSettings({ biography: 'Hello' }), { biography: { was: '', now: 'Welcome' } }) // => ['biography']
 * @example conflictingFields(exampleSettings({ biography: 'Hello' }), { biography: { was: '', now: 'Hello' } }) // => []
 */

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
  deliveryDates: requested('deliveryDates', present, change),
  isPaused: requested('isPaused', present, change),
  surprise: requested('surprise', present, change),
  biography: requested('biography', present, change),
  giftEmails: requested('giftEmails', present, change),
});
