import type { ItemIdentity, Sku } from '../identity/index.ts';
import type { Product } from '../item/index.ts';
import type { QuantityOutOfRange } from '../quantity/index.ts';
import type { ItemBrand } from '../site/index.ts';
import type { Version } from './registry.ts';
import type { RegistryPatch } from './registry-view.ts';

/** So many pieces of something shall be on the list. */
export interface ItemAddition {
  readonly identity: ItemIdentity;
  /** 1 to 999. */
  readonly quantity: number;
  /** Whose product the caller takes it for, where that is said. */
  readonly brand?: ItemBrand;
}

/** Why nothing was added to the registry (ADD-01, ADD-02, PERS-02); all or nothing. */
export type AddItemRefusal =
  | QuantityOutOfRange
  | { readonly _tag: 'ProductUnknown'; readonly identity: ItemIdentity }
  | { readonly _tag: 'BrandMismatch'; readonly identity: ItemIdentity; readonly brand: ItemBrand }
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
  readonly wanted: number;
}

/** What goes with what was added, as it is offered beside it (ADD-04). */
export interface Extra {
  readonly sku: Sku;
  readonly name: string;
  /** Same-origin paths of its page and its picture. */
  readonly path: string;
  readonly picture: string;
  /** Written out, in the currency of the site. */
  readonly formattedPrice: string;
}

/** What adding did. The patch has every item that was asked for, also one that could not grow any more. */
export interface ItemsAddition {
  readonly version: Version;
  readonly items: ReadonlyArray<AddedItem>;
  readonly extras: ReadonlyArray<Extra>;
  readonly patch: RegistryPatch;
}
