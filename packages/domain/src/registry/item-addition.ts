import type { ItemIdentity } from '../identity/index.ts';
import type { Product } from '../item/index.ts';
import type { Version } from './registry.ts';
import type { RegistryPatch } from './registry-view.ts';

/** So many pieces of something shall be on the list. */
export interface ItemAddition {
  readonly identity: ItemIdentity;
  /** 1 to 999. */
  readonly quantity: number;
}

/** Why nothing was added to the registry (ADD-01, ADD-02, PERS-02); all or nothing. */
export type AddItemRefusal =
  | { readonly _tag: 'QuantityOutOfRange'; readonly minimum: number; readonly maximum: number }
  | { readonly _tag: 'ProductUnknown'; readonly identity: ItemIdentity }
  | { readonly _tag: 'NoLongerAvailable'; readonly identity: ItemIdentity }
  | { readonly _tag: 'NotAddable'; readonly identity: ItemIdentity }
  | { readonly _tag: 'PersonalizationMissing'; readonly identity: ItemIdentity };

/** What became of one addition. */
export interface AddedItem {
  readonly identity: ItemIdentity;
  readonly product: Product;
  /** How many were added; fewer than asked where the sum would pass 999 (ADD-01). */
  readonly added: number;
  /** How many are wanted now. */
  readonly wants: number;
}

/** What adding did. The patch has every item that was asked for, also one that could not grow any more. */
export interface ItemsAddition {
  readonly version: Version;
  readonly items: ReadonlyArray<AddedItem>;
  readonly patch: RegistryPatch;
}
