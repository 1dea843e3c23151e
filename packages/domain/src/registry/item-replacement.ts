import type { option as O } from 'fp-ts';
import type { ItemIdentity } from '../identity/index.ts';
import type { Product, RegistryItem } from '../item/index.ts';
import type { FundTooLarge } from './moved-fund.ts';
import type { Version } from './registry.ts';
import type { RegistryPatch } from './registry-view.ts';

/** Something that can stand in for an item that will not come back (NLA-02). */
export interface ReplacementCandidate {
  readonly identity: ItemIdentity;
  readonly product: Product;
}

/** Why an item was not replaced (NLA-01 to NLA-06); the list is untouched. */
export type ReplaceRefusal =
  | { readonly _tag: 'NotOffered' }
  | { readonly _tag: 'SameIdentity' }
  | { readonly _tag: 'NotACandidate' }
  | { readonly _tag: 'NotReplaceable' }
  | FundTooLarge;

/** What replacing did: the replacement as it is on the list now, and what is left of the old item (none when nobody had bought it). */
export interface ItemReplacement {
  readonly version: Version;
  readonly replacement: RegistryItem;
  readonly existing: O.Option<RegistryItem>;
  readonly patch: RegistryPatch;
}
