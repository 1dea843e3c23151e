import type { option as O } from 'fp-ts';
import type { ItemIdentity, Sku } from '../identity/index.ts';
import type { Product, RegistryItem } from '../item/index.ts';
import type { QuantityOutOfRange, WantedQuantityRefusal } from '../quantity/index.ts';
import type { ItemBrand } from '../site/index.ts';
import type { NotAGroupGift } from './decide-fund-name.ts';
import type { GroupGiftRefusal } from './decide-group-gift.ts';
import type { ItemSettled } from './decide-wanted-quantity.ts';
import type { FundNameInvalid } from './fund-name.ts';
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

/** What replacing did: the replacement as it is on the list now, and what is left of the old item (none when no one had bought it). */
export interface ItemReplacement extends ItemUpdate {
  readonly replacement: RegistryItem;
  readonly existing: O.Option<RegistryItem>;
}

/** So many units of something shall be on the list. */
export interface ItemAddition {
  readonly identity: ItemIdentity;
  /** 1 to 999. */
  readonly quantity: number;
  /** Whose product the caller takes it for, where that is shown. */
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

/** Outcome of one addition. */
export interface AddedItem {
  readonly identity: ItemIdentity;
  readonly product: Product;
  /** How many were added; fewer than requested where the sum would pass 999 (ADD-01). */
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

/** What adding did. The patch has every item that was requested, also one that could not grow any more. */
export interface ItemsAddition {
  readonly version: Version;
  readonly items: ReadonlyArray<AddedItem>;
  readonly extras: ReadonlyArray<Extra>;
  readonly patch: RegistryPatch;
}

/** What shall hold from now on, and what held when the form was opened in which it was changed. */
export interface Edited<A, Seen = A> {
  readonly to: A;
  readonly seen: Seen;
}

/** What is changed of an item at once; what is none stays as it is. */
export interface ItemEdit {
  readonly isMostLoved: O.Option<Edited<boolean>>;
  readonly isGroupGift: O.Option<Edited<boolean>>;
  /** Where it was no group gift yet, no name was seen. */
  readonly fundName: O.Option<Edited<string, O.Option<string>>>;
  readonly wanted: O.Option<Edited<number>>;
}

/** One of the things that can be changed. */
export type ItemField = keyof ItemEdit;

/** What holds of an item, of all that can be changed. */
export interface EditableItem {
  readonly isMostLoved: boolean;
  readonly isGroupGift: boolean;
  readonly fundName: O.Option<string>;
  readonly wanted: number;
}

/** Somebody else has changed the same thing since the form was opened; with what holds now. */
export interface ItemVersionConflict {
  readonly _tag: 'ItemVersionConflict';
  readonly stored: EditableItem;
}

/** Why nothing of an edit was stored. */
export type ItemEditRefusal =
  | GroupGiftRefusal
  | FundNameInvalid
  | NotAGroupGift
  | WantedQuantityRefusal
  | ItemSettled
  | ItemVersionConflict;
