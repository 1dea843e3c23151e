import type { ChangeWantedRefusal, FundNameRefusal, GroupGiftRefusal, OwnerRefusal } from '../../ports/index.ts';
import { wantedQuantityRefused } from './quantity.ts';

/** Said of a registry that is not there, or that this person may not know of; the same words for both (ROUTE-17). */
export const REGISTRY_NOT_FOUND = 'We can’t find this registry. Check the link, or ask whoever sent it to you.';

/** Why an owner's command was not carried out (AUTH-03). */
export const ownerRefused = (refusal: OwnerRefusal): string => {
  switch (refusal._tag) {
    case 'SignInNeeded':
      return 'Please sign in to manage this registry.';
    case 'RegistryNotFound':
      return REGISTRY_NOT_FOUND;
    case 'ItemUnknown':
      return 'This item is no longer on your registry. Reload the page to see the latest list.';
    case 'NotOwner':
      return 'This registry belongs to someone else. You can open it as a guest.';
  }
};

/** Said of every change to an item that was replaced and stays for what was bought of it, whichever of them was asked (NLA-03). */
const ITEM_SETTLED = 'This item was replaced and is no longer sold, so it can’t be changed.';

/** Why a wanted quantity was not kept (MAN-05). */
export const wantedRefused = (refusal: ChangeWantedRefusal): string =>
  refusal._tag === 'ItemSettled' ? ITEM_SETTLED : wantedQuantityRefused(refusal);

/** Said of every action with a group gift where there are none (CA-01, MAN-07). */
export const GROUP_GIFTS_NOT_OFFERED = 'Group gifts aren’t offered on the Canadian site.';

/** Why an item did not become a group gift, or did not cease to be one (GG-02, GG-05). */
export const groupGiftRefused = (refusal: GroupGiftRefusal): string => {
  switch (refusal._tag) {
    case 'NotInMarket':
      return GROUP_GIFTS_NOT_OFFERED;
    case 'ItemSettled':
      return ITEM_SETTLED;
    case 'NoLongerAvailable':
      return 'This item is no longer available, so it can’t become a group gift.';
    case 'HasContributions':
      return 'Someone has already given to this group gift, so it has to stay one.';
  }
};

/** Why the fund of a group gift was not named (GG-04). */
export const fundNameRefused = (refusal: FundNameRefusal): string => {
  switch (refusal._tag) {
    case 'NotInMarket':
      return GROUP_GIFTS_NOT_OFFERED;
    case 'FundNameInvalid':
      return `Enter a name of 1 to ${refusal.maximum} characters, on one line.`;
    case 'NotAGroupGift':
      return 'This item isn’t a group gift, so there’s no fund to name.';
  }
};
