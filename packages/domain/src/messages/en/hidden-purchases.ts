import type { Fault, ListRefusal, SettingsRefusal } from '../../ports/index.ts';
import { faultSentence } from './fault.ts';
import { ownerRefused } from './registry.ts';

/** While owners hide purchases from themselves (OWN-02). */
export const hiddenPurchasesMessages = {
  until: (day: string): string => `Purchases are hidden from you until ${day}, in View as Guest, too.`,
  /** Before an owner opens the guest's page elsewhere. */
  warning:
    'Guests see what’s been bought, and so would you if you opened your registry signed out. Something you buy from it yourself may have been bought already.',
  showNow: 'Show Them Now',
  title: 'Show purchases now?',
  what: 'Everyone who manages this registry will see what’s been bought, how many, and by whom, and gets the emails about gifts that waited.',
  again:
    'You can hide purchases again in Settings. Orders that their givers keep a surprise stay hidden until the event.',
  keep: 'Keep Them Hidden',
  show: 'Show Purchases',
  showing: 'Showing…',
  shown: 'Purchases are shown.',
} as const;

/** Why purchases are still hidden. */
export const purchasesNotShown = (reason: ListRefusal | SettingsRefusal | Fault): string => {
  switch (reason._tag) {
    case 'SignInNeeded':
    case 'RegistryNotFound':
    case 'NotOwner':
      return ownerRefused(reason);
    case 'Unavailable':
    case 'BadRequest':
    case 'UnreadableResponse':
    case 'TooManyRequests':
      return `Purchases are still hidden. ${faultSentence(reason)}`;
    default:
      return 'Your settings were changed in the meantime, and purchases are still hidden. Please try again.';
  }
};
