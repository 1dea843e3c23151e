import type { AddressField } from '../delivery/index.ts';
import type { Fault, ListRefusal, SettingsRefusal } from '../ports/index.ts';
import { type EventDayUnreadable, MOST_YEARS_AHEAD, type SettingsNameInvalid } from '../settings/index.ts';
import { formatCount } from './count.en.ts';
import { faultSentence } from './fault.en.ts';
import { ownerRefused } from './registry.en.ts';

/** How to read: what is asked for where the field on the left is not as it must be. */
const addressAsked: Readonly<Record<AddressField, string>> = {
  recipient: 'Enter whom gifts are delivered to.',
  line1: 'Enter the street address.',
  line2: 'Enter at most 60 characters.',
  city: 'Enter the city.',
  region: 'Choose the state or province.',
  postalCode: 'Enter the ZIP or postal code of the address.',
};

const nameAsked = ({ field, maximum }: SettingsNameInvalid): string => {
  const whose = field.startsWith('primary') ? 'your' : 'your co-registrant’s';
  return `Enter ${whose} ${field.endsWith('FirstName') ? 'first' : 'last'} name, at most ${maximum} characters.`;
};

/** Why a part of the settings stays as it was. */
export const settingsNotSaved = (reason: ListRefusal | SettingsRefusal | EventDayUnreadable | Fault): string => {
  switch (reason._tag) {
    case 'RegistrantNameInvalid':
      return nameAsked(reason);
    case 'EventDayUnreadable':
      return 'Enter the day of your event.';
    case 'EventDayPast':
      return 'This day is past. Enter today or a day to come.';
    case 'EventDayTooFar':
      return `Enter a day within the next ${MOST_YEARS_AHEAD} years.`;
    case 'EventNotOffered':
      return 'Choose one of the events.';
    case 'AddressInvalid':
      return addressAsked[reason.field];
    case 'BiographyTooLong':
      return `At most ${formatCount(reason.maximum)} characters; these are ${formatCount(reason.length)}.`;
    case 'SettingsMoved':
      return 'This was changed meanwhile, so nothing was saved. Look at what it reads now, and save again to replace it.';
    case 'SignInNeeded':
    case 'RegistryNotFound':
    case 'NotOwner':
      return ownerRefused(reason);
    case 'Unavailable':
    case 'Misunderstood':
    case 'TooManyRequests':
      return `This was not saved. ${faultSentence(reason)}`;
  }
};

/** Why the registry is still there. */
export const registryNotDeleted = (reason: ListRefusal | Fault): string => {
  switch (reason._tag) {
    case 'SignInNeeded':
    case 'RegistryNotFound':
    case 'NotOwner':
      return ownerRefused(reason);
    case 'Unavailable':
    case 'Misunderstood':
    case 'TooManyRequests':
      return `Your registry was not deleted. ${faultSentence(reason)}`;
  }
};
