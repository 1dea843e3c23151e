/*
 * [SET-01] The settings form, saved part by part. While it is open, fields without unsaved text follow the registry; beside a field with unsaved text the newer value is
 * shown.
 *
 * @example settingsEdit(withTypedFields(newSettingsForm(exampleSettings()), { biography: 'Welcome' }), 'biography', { market: markets.US, today: dayOf('2027-06-01') })
 *   // => E.right({ biography: { was: '', now: 'Welcome' } })
 * @example rebasedForm(withTypedFields(newSettingsForm(exampleSettings()), { biography: 'Welcome' }), exampleSettings({ biography: 'Hello' })).newer // => ['biography']
 * @example changedParts(exampleSettings(), exampleSettings({ biography: 'Hello' })) // => ['biography']
 */
import { either as E, function as F } from 'fp-ts';
import { checkSettings, type SettingsCheckContext, type SettingsProblem } from './check-settings.ts';
import {
  type RegistrySettings,
  type SettingsChange,
  type SettingsField,
  type SettingsFields,
  sameSetting,
  settingsFields,
} from './registry-settings.ts';
import { draftFields, draftOf, type EventDayUnreadable, readDraft, type SettingsDraft } from './settings-draft.ts';

/** The form: the last known settings, the values of its fields, and the settings that changed while somebody was editing them. */
export interface SettingsForm {
  readonly known: RegistrySettings;
  readonly draft: SettingsDraft;
  readonly newer: ReadonlyArray<SettingsField>;
}

/** A part of the form that is saved separately. */
export type SettingsPart =
  | 'names'
  | 'event'
  | 'address'
  | 'visibility'
  | 'delivery'
  | 'quiet'
  | 'surprise'
  | 'biography'
  | 'giftEmails';

/** The settings in each part. */
export const settingsParts: Readonly<Record<SettingsPart, ReadonlyArray<SettingsField>>> = {
  names: ['primaryFirstName', 'primaryLastName', 'secondaryFirstName', 'secondaryLastName'],
  event: ['eventDate', 'eventType'],
  address: ['address'],
  visibility: ['visibility'],
  delivery: ['deliveryDates'],
  quiet: ['isPaused'],
  surprise: ['surprise'],
  biography: ['biography'],
  giftEmails: ['giftEmails'],
};

/** The parts, in the order of the form. */
export const settingsPartNames: ReadonlyArray<SettingsPart> = [
  'names',
  'event',
  'address',
  'delivery',
  'visibility',
  'surprise',
  'biography',
  'giftEmails',
  'quiet',
];

/** The form filled with a registry's settings. */
export const newSettingsForm = (known: RegistrySettings): SettingsForm => ({ known, draft: draftOf(known), newer: [] });

/** The form after typing. */
export const withTypedFields = (form: SettingsForm, typed: Partial<SettingsDraft>): SettingsForm => ({
  ...form,
  draft: { ...form.draft, ...typed },
});

/** The draft with the known settings in every part except this one. */
const onlyPart = ({ known, draft }: SettingsForm, part: SettingsPart): SettingsDraft =>
  withFields(draftOf(known), draft, settingsParts[part]);

const withFields = (
  draft: SettingsDraft,
  other: SettingsDraft,
  fields: ReadonlyArray<SettingsField>,
): SettingsDraft => ({
  ...draft,
  ...Object.fromEntries(fields.flatMap((field) => draftFields[field]).map((name) => [name, other[name]])),
});

const edited = <Field extends SettingsField>(
  field: Field,
  known: SettingsFields,
  requested: SettingsFields,
): SettingsChange =>
  sameSetting[field].equals(known[field], requested[field])
    ? {}
    : { [field]: { was: known[field], now: requested[field] } };

const changeBetween = (known: SettingsFields, requested: SettingsFields): SettingsChange => ({
  ...edited('primaryFirstName', known, requested),
  ...edited('primaryLastName', known, requested),
  ...edited('secondaryFirstName', known, requested),
  ...edited('secondaryLastName', known, requested),
  ...edited('eventDate', known, requested),
  ...edited('eventType', known, requested),
  ...edited('address', known, requested),
  ...edited('visibility', known, requested),
  ...edited('isPaused', known, requested),
  ...edited('deliveryDates', known, requested),
  ...edited('surprise', known, requested),
  ...edited('biography', known, requested),
  ...edited('giftEmails', known, requested),
});

/** The change to save for that part, empty when nothing differs; or the first problem with it. */
export const settingsEdit = (
  form: SettingsForm,
  part: SettingsPart,
  context: SettingsCheckContext,
): E.Either<SettingsProblem | EventDayUnreadable, SettingsChange> =>
  F.pipe(
    readDraft(onlyPart(form, part)),
    E.chainW((requested) => checkSettings(form.known, requested, context)),
    E.map((requested) => changeBetween(form.known, requested)),
  );

const isTyped = ({ known, draft }: SettingsForm, field: SettingsField): boolean => {
  const before = draftOf(known);
  return draftFields[field].some((name) => draft[name] !== before[name]);
};

const hasMoved =
  (before: SettingsFields, now: SettingsFields) =>
  <Field extends SettingsField>(field: Field): boolean =>
    !sameSetting[field].equals(before[field], now[field]);

/** The parts whose settings differ. */
export const changedParts = (before: SettingsFields, now: SettingsFields): ReadonlyArray<SettingsPart> =>
  settingsPartNames.filter((part) => settingsParts[part].some(hasMoved(before, now)));

/** The form after new settings were received: edited fields keep their text, and are marked where the stored value has changed. */
export const rebasedForm = (form: SettingsForm, known: RegistrySettings): SettingsForm => {
  const typed = settingsFields.filter((field) => isTyped(form, field));
  const draft = withFields(draftOf(known), form.draft, typed);
  const isMoved = hasMoved(form.known, known);
  return {
    known,
    draft,
    newer: typed.filter(
      (field) => isTyped({ ...form, known, draft }, field) && (form.newer.includes(field) || isMoved(field)),
    ),
  };
};

/** Whether everything typed into that part is saved. */
export const isPartSaved = (form: SettingsForm, part: SettingsPart): boolean =>
  settingsParts[part].every((field) => !isTyped(form, field));

/** The form after a part was saved; `sent` is the draft that was sent, `known` the settings received since. */
export const savedPart = (
  form: SettingsForm,
  part: SettingsPart,
  sent: SettingsDraft,
  known: RegistrySettings,
): SettingsForm => {
  const fields = settingsParts[part];
  const isAsSent = (field: SettingsField): boolean =>
    draftFields[field].every((name) => form.draft[name] === sent[name]);
  const after = rebasedForm(form, known);
  return {
    ...after,
    draft: withFields(after.draft, draftOf(known), fields.filter(isAsSent)),
    newer: after.newer.filter((field) => !fields.includes(field)),
  };
};
