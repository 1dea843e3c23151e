import type { Version } from './registry.ts';
import type { RegistryPatch } from './registry-view.ts';

/** What every change of one item answers; the patch has no items when there was nothing to do. */
interface ItemChange {
  readonly version: Version;
  readonly patch: RegistryPatch;
}

/** Whether the item is most loved now (MAN-08). */
export interface MostLovedChange extends ItemChange {
  readonly isMostLoved: boolean;
}

/** Whether the item is a group gift now (GG-02). */
export interface GroupGiftChange extends ItemChange {
  readonly isGroupGift: boolean;
}

/** How the item's fund is called now (GG-04). */
export interface FundNaming extends ItemChange {
  readonly name: string;
}
