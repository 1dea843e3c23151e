import type { Version } from './registry.ts';
import type { RegistryPatch } from './registry-view.ts';

/** What taking an item off did; an item that is not there any more is success, with a patch that changes nothing (ITEM-08). */
export interface ItemRemoval {
  readonly version: Version;
  readonly patch: RegistryPatch;
}
