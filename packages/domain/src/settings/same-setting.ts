import { eq as Eq, option as O, string as S } from 'fp-ts';
import { sameAddress } from '../delivery/index.ts';
import type { SettingsField, SettingsFields } from './registry-settings.ts';

/** When two values of a field say the same; a kind of event is told by its code. */
export const sameSetting: { readonly [Field in SettingsField]: Eq.Eq<SettingsFields[Field]> } = {
  primaryFirstName: S.Eq,
  primaryLastName: O.getEq(S.Eq),
  secondaryFirstName: O.getEq(S.Eq),
  secondaryLastName: O.getEq(S.Eq),
  eventType: Eq.contramap(({ code }: SettingsFields['eventType']) => code)(S.Eq),
  eventDate: S.Eq,
  address: O.getEq(sameAddress),
  visibility: S.Eq,
  biography: S.Eq,
};

/** The fields, in the order of the form. */
export const settingsFields: ReadonlyArray<SettingsField> = [
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
