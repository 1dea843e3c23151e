import type { OwnerRefusal, WantsRefusal } from '../ports/index.ts';
import { wantedQuantityRefused } from './quantity.en.ts';

/** Said of a registry that is not there, or that this person may not know of; the same words for both (ROUTE-17). */
export const REGISTRY_NOT_FOUND = 'We cannot find this registry. Check the link, or ask whoever sent it to you.';

/** Why an owner's command was not carried out (AUTH-03). */
export const ownerRefused = (refusal: OwnerRefusal): string => {
  switch (refusal._tag) {
    case 'SignInNeeded':
      return 'Please sign in to manage this registry.';
    case 'RegistryNotFound':
      return REGISTRY_NOT_FOUND;
    case 'ItemUnknown':
      return 'This item is no longer on your registry. Reload the page to see the list as it is now.';
    case 'NotOwner':
      return 'This registry belongs to someone else. You can open it as a guest.';
  }
};

/** Why a wanted quantity was not kept (MAN-05). */
export const wantsRefused = (refusal: WantsRefusal): string =>
  refusal._tag === 'ItemSettled'
    ? 'This item was replaced and is no longer sold, so no more of it can be wanted.'
    : wantedQuantityRefused(refusal);
