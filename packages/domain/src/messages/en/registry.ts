import type { ChangeWantedRefusal, FundNameRefusal, GroupGiftRefusal, OwnerRefusal } from '../../ports/index.ts';
import { wantedQuantityRefused } from './count.ts';
import { REGISTRY_NOT_FOUND } from './registry-name.ts';

/** Why an owner's command was refused (AUTH-03). */
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

/** Refuses every change to a settled item (NLA-03, SURP-01). */
const ITEM_SETTLED = 'This item is here only for what was bought of it, so it can’t be changed.';

/** Why a wanted quantity was refused (MAN-05). */
export const wantedRefused = (refusal: ChangeWantedRefusal): string =>
  refusal._tag === 'ItemSettled' ? ITEM_SETTLED : wantedQuantityRefused(refusal);

/** Refuses every action with group gifts where there are none: on the Canadian site (CA-01, MAN-07), or once funds are closed (FUND-04). */
export const GROUP_GIFTS_NOT_OFFERED = 'Group gifts aren’t offered here.';

/** Why an item could not become a group gift, or a normal item again (GG-02, GG-05). */
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

/** Why a fund's name was refused (GG-04). */
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
