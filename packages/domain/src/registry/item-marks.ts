import type { option as O } from 'fp-ts';
import type { RegistryItem } from '../item/index.ts';
import type { Version } from './registry.ts';
import type { RegistryPatch } from './registry-view.ts';

/** What every change of one item answers, also one of several things at once (MAN-06); the patch has no items when there was nothing to do. */
export interface ItemUpdate {
  readonly version: Version;
  readonly patch: RegistryPatch;
}

/** Whether the item is most loved now (MAN-08). */
export interface MostLovedChange extends ItemUpdate {
  readonly isMostLoved: boolean;
}

/** Whether the item is a group gift now (GG-02). */
export interface GroupGiftChange extends ItemUpdate {
  readonly isGroupGift: boolean;
}

/** How the item's fund is called now (GG-04). */
export interface FundNaming extends ItemUpdate {
  readonly name: string;
}

/** What taking an item off the list did; an item that is not there any more is success, with a patch that changes nothing (ITEM-08). */
export type ItemRemoval = ItemUpdate;

/** What replacing did: the replacement as it is on the list now, and what is left of the old item (none when nobody had bought it). */
export interface ItemReplacement extends ItemUpdate {
  readonly replacement: RegistryItem;
  readonly existing: O.Option<RegistryItem>;
}
