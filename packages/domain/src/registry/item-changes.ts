import type { option as O } from 'fp-ts';
import type { ItemIdentity, Sku } from '../identity/index.ts';
import type { Product, RegistryItem } from '../item/index.ts';
import type { QuantityOutOfRange, WantedQuantityRefusal } from '../quantity/index.ts';
import type { ItemBrand } from '../site/index.ts';
import type { FundNameInvalid } from './fund-name.ts';
import type { GroupGiftRefusal, ItemSettled, NotAGroupGift } from './owner-decisions.ts';
import type { Version } from './registry.ts';
import type { RegistryPatch } from './registry-view.ts';

/** The result of changing one item, even in several ways at once (MAN-06); the patch has no items when nothing changed. */
export interface ItemUpdate {
  readonly version: Version;
  readonly patch: RegistryPatch;
}

/** The result of marking: whether the item is most loved now (MAN-08). */
export interface MostLovedChange extends ItemUpdate {
  readonly isMostLoved: boolean;
}

/** The result: whether the item is a group gift now (GG-02). */
export interface GroupGiftChange extends ItemUpdate {
  readonly isGroupGift: boolean;
}

/** The result: the current name of the item's fund (GG-04). */
export interface FundNaming extends ItemUpdate {
  readonly name: string;
}

/** The result of removing an item. If the item is no longer on the list, removing it succeeds, with a patch that changes nothing (ITEM-08). */
export type ItemRemoval = ItemUpdate;

/** The result of a replacement: the replacement as it is on the list now, and what remains of the old item (`none` when nothing of it was bought). */
export interface ItemReplacement extends ItemUpdate {
  readonly replacement: RegistryItem;
  readonly existing: O.Option<RegistryItem>;
}

/** An addition to a list: an item and a quantity. */
export interface ItemAddition {
  readonly identity: ItemIdentity;
  /** 1 to 999. */
  readonly quantity: number;
  /** The brand that the caller expects the product to be of, where the caller shows it. */
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
  /** The number of units added; fewer than requested if the total would exceed 999 (ADD-01). */
  readonly added: number;
  /** The number of units wanted now. */
  readonly wanted: number;
}

/** A product offered beside an added one, because it goes with it (ADD-04). */
export interface Extra {
  readonly sku: Sku;
  readonly name: string;
  /** The same-origin paths of its page and its picture. */
  readonly path: string;
  readonly picture: string;
  /** Formatted in the site's currency. */
  readonly formattedPrice: string;
}

/** The result of adding items. The patch has every requested item, even one whose quantity could not grow. */
export interface ItemsAddition {
  readonly version: Version;
  readonly items: ReadonlyArray<AddedItem>;
  readonly extras: ReadonlyArray<Extra>;
  readonly patch: RegistryPatch;
}

/** A new value, and the value shown when the form was opened. */
export interface Edited<A, Seen = A> {
  readonly to: A;
  readonly seen: Seen;
}

/** The changes to an item, made together; a field that is `none` keeps its value. */
export interface ItemEdit {
  readonly isMostLoved: O.Option<Edited<boolean>>;
  readonly isGroupGift: O.Option<Edited<boolean>>;
  /** The seen name is `none` when the item was not a group gift yet. */
  readonly fundName: O.Option<Edited<string, O.Option<string>>>;
  readonly wanted: O.Option<Edited<number>>;
}

/** A property of an item that can be edited. */
export type ItemField = keyof ItemEdit;

/** The current values of an item that can be edited. */
export interface EditableItem {
  readonly isMostLoved: boolean;
  readonly isGroupGift: boolean;
  readonly fundName: O.Option<string>;
  readonly wanted: number;
}

/** Somebody else changed the same property since the form was opened; with the stored values. */
export interface ItemVersionConflict {
  readonly _tag: 'ItemVersionConflict';
  readonly stored: EditableItem;
}

/** Why an edit was refused; nothing was stored. */
export type ItemEditRefusal =
  | GroupGiftRefusal
  | FundNameInvalid
  | NotAGroupGift
  | WantedQuantityRefusal
  | ItemSettled
  | ItemVersionConflict;
