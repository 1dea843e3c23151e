import {
  addressLines,
  changedParts,
  type DeliveryAddress,
  type DraftField,
  draftFields,
  eventDayText,
  eventNameOf,
  isPartSaved,
  newSettingsForm,
  offeredEvents,
  paths,
  quietMessages,
  type RegistrySettings,
  rebasedForm,
  regionsOf,
  type SettingsDraft,
  type SettingsField,
  type SettingsForm,
  type SettingsPart,
  type Site,
  savedPart,
  settingsMessages,
  settingsPartNames,
  settingsParts,
  storedLength,
  withTypedFields,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import type {
  Choice,
  DeletionModel,
  NewerValue,
  PartModel,
  PartStep,
  SettingsModel,
  SettingsNotSaved,
  WrongField,
} from './settings-model.ts';

/** No invalid field. */
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
    case 'DeliveryDatesInvalid':
      return O.some(reason.field);
    case 'SurpriseDayInvalid':
      return O.some('surpriseDay');
    case 'BiographyTooLong':
      return O.some('biography');
    case 'SettingsVersionConflict':
    case 'SignInNeeded':
    case 'RegistryNotFound':
    case 'NotOwner':
    case 'Unavailable':
    case 'CookiesRefused':
    case 'BadRequest':
    case 'UnreadableResponse':
    case 'TooManyRequests':
      return O.none;
  }
};

/** The failed step of a part, with the field that the refusal names, if it is in that part. */
export const refused = (part: SettingsPart, reason: SettingsNotSaved): PartStep => {
  const fields = settingsParts[part].flatMap((field) => draftFields[field]);
  const wrong = O.filter((field: DraftField) => fields.includes(field))(fieldOf(reason));
  return { _tag: 'Failed', reason, wrong: O.map((field: DraftField) => ({ field }))(wrong) };
};

export interface SettingsState {
  readonly form: O.Option<SettingsForm>;
  readonly steps: Readonly<Record<SettingsPart, PartStep>>;
  readonly deletion: DeletionModel;
  readonly isDeleted: boolean;
  readonly announcement: string;
}

const IDLE: PartStep = { _tag: 'Idle' };

/** The state before deletion is requested. */
export const NOT_ASKED: DeletionModel = { isAsked: false, typed: '', isDeleting: false, problem: O.none };

export const INITIAL_STATE: SettingsState = {
  form: O.none,
  steps: {
    names: IDLE,
    event: IDLE,
    address: IDLE,
    delivery: IDLE,
    visibility: IDLE,
    surprise: IDLE,
    biography: IDLE,
    giftEmails: IDLE,
    quiet: IDLE,
  },
  deletion: NOT_ASKED,
  isDeleted: false,
  announcement: '',
};

/** Sets the step of one part. */
export const stepTo = (state: SettingsState, part: SettingsPart, step: PartStep): SettingsState => ({
  ...state,
  steps: { ...state.steps, [part]: step },
});

/** The state after an edit: the part's outcome is cleared, since it concerned the former value. */
export const afterTyping = (state: SettingsState, part: SettingsPart, typed: Partial<SettingsDraft>): SettingsState => {
  const { _tag } = state.steps[part];
  return {
    ...(_tag === 'Saving' ? state : stepTo(state, part, IDLE)),
    form: O.map((form: SettingsForm) => withTypedFields(form, typed))(state.form),
    announcement: '',
  };
};

/** Clears "saved" of parts that have changed since. */
const unmarked = (state: SettingsState, settings: RegistrySettings): SettingsState =>
  O.match(
    (): ReadonlyArray<SettingsPart> => [],
    ({ known }: SettingsForm) => changedParts(known, settings),
  )(state.form)
    .filter((part) => state.steps[part]._tag === 'Saved')
    .reduce((stepped, part) => stepTo(stepped, part, IDLE), state);

/** The state after the settings were read. */
export const afterReading = (state: SettingsState, settings: RegistrySettings): SettingsState => ({
  ...unmarked(state, settings),
  form: O.some(O.isSome(state.form) ? rebasedForm(state.form.value, settings) : newSettingsForm(settings)),
});

/** The state after a part was saved; edits made meanwhile are unsaved again. */
export const afterSaving = (
  state: SettingsState,
  part: SettingsPart,
  sent: SettingsDraft,
  settings: RegistrySettings,
  announcement: string,
): SettingsState => {
  const form = O.map((form: SettingsForm) => savedPart(form, part, sent, settings))(state.form);
  const isKept = O.exists((saved: SettingsForm) => isPartSaved(saved, part))(form);
  return { ...stepTo(unmarked(state, settings), part, isKept ? { _tag: 'Saved' } : IDLE), form, announcement };
};

const orNothing = O.getOrElse(() => '');

/** A setting as text. */
const reads = (settings: RegistrySettings, field: SettingsField): string => {
  switch (field) {
    case 'primaryFirstName':
    case 'biography':
      return settings[field];
    case 'primaryLastName':
    case 'secondaryFirstName':
    case 'secondaryLastName':
      return orNothing(settings[field]);
    case 'eventDate':
      return eventDayText({ eventDate: settings.eventDate });
    case 'eventType':
      return eventNameOf(settings.eventType);
    case 'visibility':
      return settingsMessages.choice(settings.visibility);
    case 'giftEmails':
      return settingsMessages.giftEmails(settings.giftEmails);
    case 'isPaused':
      return quietMessages.state(settings.isPaused);
    case 'deliveryDates':
      return settingsMessages.deliveryReads(settings.deliveryDates);
    case 'surprise':
      return settingsMessages.surpriseReads(settings.surprise);
    case 'address':
      return O.match(
        () => '',
        (address: DeliveryAddress) => [address.recipient, ...addressLines(address)].join(', '),
      )(settings.address);
  }
};

const eventsFor = (site: Pick<Site, 'marketRules'>, { known }: SettingsForm): ReadonlyArray<Choice> => {
  const offered = offeredEvents(site.marketRules);
  const isOffered = offered.some(({ code }) => code === known.eventType.code);
  return [...(isOffered ? [] : [known.eventType]), ...offered].map((type) => ({
    value: type.code,
    label: eventNameOf(type),
  }));
};

/** Makes the page's model from the form. */
export const settingsPage = (
  site: Pick<Site, 'marketRules'>,
  form: SettingsForm,
  { steps, deletion, announcement }: SettingsState,
): Extract<SettingsModel, { readonly _tag: 'Loaded' }> => {
  const partOf = (part: SettingsPart): PartModel => ({
    step: steps[part],
    isChanged: !isPartSaved(form, part),
    newer: form.newer
      .filter((field) => settingsParts[part].includes(field))
      .map((field): NewerValue => ({ field, reads: reads(form.known, field) })),
  });
  return {
    _tag: 'Loaded',
    grId: form.known.grId,
    market: site.marketRules,
    back: paths.registrantList(form.known.grId),
    draft: form.draft,
    parts: {
      names: partOf('names'),
      event: partOf('event'),
      address: partOf('address'),
      delivery: partOf('delivery'),
      visibility: partOf('visibility'),
      surprise: partOf('surprise'),
      biography: partOf('biography'),
      giftEmails: partOf('giftEmails'),
      quiet: partOf('quiet'),
    },
    events: eventsFor(site, form),
    regions: regionsOf(site.marketRules).map(({ code, name }) => ({ value: code, label: name })),
    hasAddress: O.isSome(form.known.address),
    biographyUsed: storedLength(form.draft.biography),
    link: form.known.visibility === 'private' ? O.none : O.some(form.known.shareableUrl),
    isUnsaved: settingsPartNames.some((part) => !isPartSaved(form, part)),
    deletion,
    announcement,
  };
};
