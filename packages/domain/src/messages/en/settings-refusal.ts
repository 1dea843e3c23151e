import { ADDRESS_LIMITS, type AddressField } from '../../delivery/index.ts';
import type { Fault, ListRefusal, SettingsRefusal } from '../../ports/index.ts';
import { type EventDayUnreadable, MOST_YEARS_AHEAD, type SettingsNameInvalid } from '../../settings/index.ts';
import { formatCount } from './count.ts';
import { faultSentence } from './fault.ts';
import { ownerRefused } from './registry.ts';

/** How to read: what is asked for where the field on the left is not as it must be. */
const addressAsked: Readonly<Record<AddressField, string>> = {
  recipient: 'Enter who gifts should be delivered to.',
  line1: 'Enter the street address.',
  line2: `Enter no more than ${ADDRESS_LIMITS.line} characters.`,
  city: 'Enter the city.',
  region: 'Choose the state or province.',
  postalCode: 'Enter the ZIP or postal code of the address.',
};

const nameAsked = ({ field, maximum }: SettingsNameInvalid): string => {
  if (field.endsWith('LastName')) return `Last names can be up to ${maximum} characters.`;
  return `Enter ${field === 'primaryFirstName' ? 'your' : 'your co-registrant’s'} first name, up to ${maximum} characters.`;
};

/** Why a part of the settings stays as it was. */
export const settingsNotSaved = (reason: ListRefusal | SettingsRefusal | EventDayUnreadable | Fault): string => {
  switch (reason._tag) {
    case 'RegistrantNameInvalid':
      return nameAsked(reason);
    case 'EventDayUnreadable':
      return 'Enter the date of your event.';
    case 'EventDayPast':
      return 'That date has passed. Enter today or a later date.';
    case 'EventDayTooFar':
      return `Enter a date within the next ${MOST_YEARS_AHEAD} years.`;
    case 'EventNotOffered':
      return 'Choose one of the events.';
    case 'AddressInvalid':
      return addressAsked[reason.field];
    case 'BiographyTooLong':
      return `You can use up to ${formatCount(reason.maximum)} characters; this has ${formatCount(reason.length)}.`;
    case 'SettingsVersionConflict':
      return 'This was changed in the meantime, so nothing was saved. Check what it says now, and save again to replace it.';
    case 'SignInNeeded':
    case 'RegistryNotFound':
    case 'NotOwner':
      return ownerRefused(reason);
    case 'Unavailable':
    case 'BadRequest':
    case 'UnreadableResponse':
    case 'TooManyRequests':
      return `This wasn’t saved. ${faultSentence(reason)}`;
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
    case 'BadRequest':
    case 'UnreadableResponse':
    case 'TooManyRequests':
      return `Your registry wasn’t deleted. ${faultSentence(reason)}`;
  }
};
