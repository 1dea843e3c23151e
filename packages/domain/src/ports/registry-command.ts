import type { WantedQuantityRefusal } from '../quantity/index.ts';
import type { HasPurchases, ItemSettled, RegistryPatch, Version } from '../registry/index.ts';

/** Why an item was not taken off (MAN-04). */
export type RemoveRefusal = HasPurchases;

/** Why an item was not marked as most loved (ITEM-07): it is what is left of a replaced one. */
export type MostLovedRefusal = ItemSettled;

/** Why a wanted quantity was refused (MAN-05): not 1 to 999, fewer than were bought, or more of what was replaced. */
export type ChangeWantedRefusal = WantedQuantityRefusal | ItemSettled;

/** What an owner's command did: the item's counts afterwards, and the patch for this reader, without items when there was nothing to do. */
export interface WantedQuantityChange {
  readonly version: Version;
  readonly wanted: number;
  readonly purchased: number;
  readonly patch: RegistryPatch;
}
