/*
 * [SET-01] [SET-02] The facts of changed settings: one for the fields that belong together. Each time a registry becomes visible by link it gets a new key, so that
 * older links stop working.
 *
 * @example settingsFacts(exampleSettings(), exampleSettings({ visibility: 'private' }), 'key') // => [{ _tag: 'VisibilityChanged', visibility: { _tag: 'Private' } }]
 */

import type { SettingsFact, Visibility, VisibleTo } from '../registry/index.ts';
import { type SettingsField, type SettingsFields, sameSetting } from './registry-settings.ts';

/** The stored form of the chosen visibility; `newKey` is used if the registry becomes visible by link. */
export const visibilityOf = (visibility: VisibleTo, newKey: string): Visibility => {
  switch (visibility) {
    case 'indexed':
      return { _tag: 'Findable', isIndexed: true };
    case 'findable':
      return { _tag: 'Findable' };
    case 'link':
      return { _tag: 'LinkOnly', key: newKey };
    case 'private':
      return { _tag: 'Private' };
  }
};

/** The facts that change the settings from `before` to `after`; `newKey` is used if the registry becomes visible by link. */
export const settingsFacts = (
  before: SettingsFields,
  after: SettingsFields,
  newKey: string,
): ReadonlyArray<SettingsFact> => {
  const { primaryFirstName, primaryLastName, secondaryFirstName, secondaryLastName } = after;
  const { eventType, eventDate, visibility, isPaused, deliveryDates, surprise, biography } = after;
  const when = <Field extends SettingsField>(fields: ReadonlyArray<Field>, fact: SettingsFact) =>
    fields.every((field) => sameSetting[field].equals(before[field], after[field])) ? [] : [fact];
  return [
    ...when(['primaryFirstName', 'primaryLastName', 'secondaryFirstName', 'secondaryLastName'], {
      _tag: 'Renamed',
      primaryFirstName,
      primaryLastName,
      secondaryFirstName,
      secondaryLastName,
    }),
    ...when(['eventDate'], { _tag: 'DateMoved', eventDate }),
    ...when(['eventType'], { _tag: 'EventChanged', eventType }),
    ...when(['address'], { _tag: 'AddressChanged' }),
    ...when(['visibility'], { _tag: 'VisibilityChanged', visibility: visibilityOf(visibility, newKey) }),
    ...when(['isPaused'], { _tag: 'PauseChanged', isPaused }),
    ...when(['deliveryDates'], { _tag: 'DeliveryDatesChanged', deliveryDates }),
    ...when(['surprise'], { _tag: 'SurpriseChanged', surprise }),
    ...when(['biography'], { _tag: 'BiographyWritten', biography }),
  ];
};
