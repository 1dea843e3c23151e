import type { Fault, ListRefusal } from '../../ports/index.ts';
import type { GiftUnknown, NoteRefusal } from '../../thank-you/index.ts';
import { formatCount } from './count.ts';
import { faultSentence } from './fault.ts';
import { ownerRefused } from './registry.ts';

const unknown = 'This gift isn’t on your registry. Reload the page to see the latest list.';

/** Why gifts were not marked (THX-01). */
export const notMarked = (count: number, reason: ListRefusal | GiftUnknown | Fault): string => {
  switch (reason._tag) {
    case 'GiftUnknown':
      return unknown;
    case 'SignInNeeded':
    case 'RegistryNotFound':
    case 'NotOwner':
      return ownerRefused(reason);
    default:
      return `${formatCount(count)} ${count === 1 ? 'gift was' : 'gifts were'} not marked. ${faultSentence(reason)}`;
  }
};

/** Why a note was not kept (THX-01). */
export const noteNotSaved = (reason: ListRefusal | NoteRefusal | Fault): string => {
  switch (reason._tag) {
    case 'GiftUnknown':
      return unknown;
    case 'NoteTooLong':
      return `A note can have up to ${formatCount(reason.maximum)} characters.`;
    case 'NoteVersionConflict':
      return 'Someone else has written a note on this gift, so yours wasn’t saved. Check what it says now, and save again to replace it.';
    case 'SignInNeeded':
    case 'RegistryNotFound':
    case 'NotOwner':
      return ownerRefused(reason);
    default:
      return `Your note wasn’t saved. ${faultSentence(reason)}`;
  }
};

/** Why the gifts are not there, or not as they are by now (THX-01). */
export const giftsNotRead = (reason: ListRefusal | Fault): string => {
  switch (reason._tag) {
    case 'SignInNeeded':
    case 'RegistryNotFound':
    case 'NotOwner':
      return ownerRefused(reason);
    default:
      return `We couldn’t load your gifts. ${faultSentence(reason)}`;
  }
};
