import { type DraftField, draftFields, type SettingsPart, settingsParts } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import type { PartStep, SettingsNotSaved, WrongField } from './settings-model.ts';

/** Where no field is wrong. */
export const NONE_WRONG: O.Option<WrongField> = O.none;

const fieldOf = (reason: SettingsNotSaved): O.Option<DraftField> => {
  switch (reason._tag) {
    case 'RegistrantNameInvalid':
    case 'AddressInvalid':
      return O.some(reason.field);
    case 'EventDayUnreadable':
    case 'EventDayPast':
    case 'EventDayTooFar':
      return O.some('eventDate');
    case 'EventNotOffered':
      return O.some('eventCode');
    case 'BiographyTooLong':
      return O.some('biography');
    case 'SettingsVersionConflict':
    case 'SignInNeeded':
    case 'RegistryNotFound':
    case 'NotOwner':
    case 'Unavailable':
    case 'BadRequest':
    case 'UnreadableResponse':
    case 'TooManyRequests':
      return O.none;
  }
};

/** A part that was not saved, and the field of that part that the refusal names, if it names one. */
export const refused = (part: SettingsPart, reason: SettingsNotSaved): PartStep => {
  const fields = settingsParts[part].flatMap((field) => draftFields[field]);
  const wrong = O.filter((field: DraftField) => fields.includes(field))(fieldOf(reason));
  return { _tag: 'Failed', reason, wrong: O.map((field: DraftField) => ({ field }))(wrong) };
};
