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
