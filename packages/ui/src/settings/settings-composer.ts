import {
  type DeliveryAddress,
  formatDay,
  isPartSaved,
  keptLength,
  offeredEvents,
  paths,
  type RegistrySettings,
  regionsOf,
  type SettingsField,
  type SettingsForm,
  type SettingsPart,
  type Site,
  settingsMessages,
  settingsPartNames,
  settingsParts,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import type { Choice, NewerValue, PartModel, SettingsModel } from './settings-model.ts';
import type { SettingsState } from './settings-state.ts';

const orNothing = O.getOrElse(() => '');

/** A setting as a person reads it. */
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
      return formatDay(settings.eventDate);
    case 'eventType':
      return settings.eventType.name;
    case 'visibility':
      return settingsMessages.choice(settings.visibility);
    case 'address':
      return O.match(
        () => '',
        (its: DeliveryAddress) =>
          [its.recipient, its.line1, orNothing(its.line2), its.city, `${its.region} ${its.postalCode}`]
            .filter((line) => line !== '')
            .join(', '),
      )(settings.address);
  }
};

const eventsFor = (site: Pick<Site, 'market'>, { known }: SettingsForm): ReadonlyArray<Choice> => {
  const offered = offeredEvents(site.market).map(({ code, name }) => ({ value: code, label: name }));
  const { code, name } = known.eventType;
  return offered.some(({ value }) => value === code) ? offered : [{ value: code, label: name }, ...offered];
};

/** The page of a form, on that site. */
export const settingsPage = (
  site: Pick<Site, 'market'>,
  form: SettingsForm,
  { steps, deletion, said }: SettingsState,
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
    market: site.market,
    back: paths.registrantList(form.known.grId),
    draft: form.draft,
    parts: {
      names: partOf('names'),
      event: partOf('event'),
      address: partOf('address'),
      visibility: partOf('visibility'),
      biography: partOf('biography'),
    },
    events: eventsFor(site, form),
    regions: regionsOf(site.market).map(({ code, name }) => ({ value: code, label: name })),
    hasAddress: O.isSome(form.known.address),
    biographyUsed: keptLength(form.draft.biography),
    link: form.known.visibility === 'private' ? O.none : O.some(form.known.shareableUrl),
    isUnsaved: settingsPartNames.some((part) => !isPartSaved(form, part)),
    deletion,
    said,
  };
};
