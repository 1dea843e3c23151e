import { either as E, function as F } from 'fp-ts';
import type { RegistryAction } from '../account/index.ts';
import { type ItemIdentity, isSameIdentity } from '../identity/index.ts';
import type { RegistryItem } from '../item/index.ts';
import { isVisibleTo } from '../list/index.ts';
import type {
  Checklists,
  Invitations,
  ItemUnknown,
  ListRefusal,
  OwnerRefusal,
  Photos,
  Registries,
  Settings,
  Thanks,
} from '../ports/index.ts';
import { authorize } from './authorize.ts';
import type { RegistryAccess } from './registry.ts';
import type { VisibleRegistry } from './visible-to.ts';

/** The owner's commands, as the log and the keys of actions name them. */
export type OwnerCommand =
  | keyof Settings
  | keyof Checklists
  | keyof Thanks
  | keyof Photos
  | Extract<keyof Invitations, 'coRegistrant' | 'invite' | 'revokeInvitation'>
  | Extract<
      keyof Registries,
      | 'changeWantedQuantity'
      | 'addItems'
      | 'removeItem'
      | 'replaceItem'
      | 'changeMostLoved'
      | 'changeGroupGift'
      | 'nameFund'
      | 'updateItem'
    >;

/** How to read: the command on the left does the action on the right. */
const actionOf: Readonly<Record<OwnerCommand, RegistryAction>> = {
  changeWantedQuantity: 'changeWantedQuantity',
  addItems: 'addItem',
  removeItem: 'removeUnpurchased',
  replaceItem: 'replaceNoLongerAvailable',
  changeMostLoved: 'markMostLoved',
  changeGroupGift: 'makeGroupGift',
  nameFund: 'nameGroupGiftFund',
  updateItem: 'manageItem',
  readSettings: 'openSettings',
  changeSettings: 'openSettings',
  writeBiography: 'openSettings',
  deleteRegistry: 'openSettings',
  writeGreeting: 'editGreeting',
  readChecklist: 'tickChecklist',
  tickEntry: 'tickChecklist',
  uploadPhoto: 'editPhoto',
  removePhoto: 'editPhoto',
  coRegistrant: 'openSettings',
  invite: 'openSettings',
  revokeInvitation: 'openSettings',
  readGifts: 'openThankYouManager',
  markThanked: 'openThankYouManager',
  writeNote: 'openThankYouManager',
};

/** Said of an item that is not there for this person. */
export const ITEM_UNKNOWN: ItemUnknown = { _tag: 'ItemUnknown' };

/** Finds the item of that identity. */
export const sameItem =
  (identity: ItemIdentity) =>
  (item: RegistryItem): boolean =>
    isSameIdentity(item.identity, identity);

/** Whether the person may give that command (AUTH-03). */
export const canManage = (
  call: OwnerCommand,
): (<Its extends RegistryAccess>(seen: VisibleRegistry<Its>) => E.Either<ListRefusal, VisibleRegistry<Its>>) =>
  authorize('manage', actionOf[call]);

/** The item as the person sees it, then whether the person may change it: who may not see it is not told that it is there. */
export const itemToManage =
  (call: OwnerCommand, identity: ItemIdentity) =>
  (seen: VisibleRegistry): E.Either<OwnerRefusal, RegistryItem> =>
    F.pipe(
      seen.registry.items.filter(isVisibleTo(seen.role)).find(sameItem(identity)),
      E.fromNullable<OwnerRefusal>(ITEM_UNKNOWN),
      E.chainFirstW(() => canManage(call)(seen)),
    );
