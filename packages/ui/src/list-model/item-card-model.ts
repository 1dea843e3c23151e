import type { AddRefusal, Fault, ItemBrand, ItemIdentity, RegistryItem, ShownPrice } from '@gift-registry/domain';
import type { option as O } from 'fp-ts';

/** Where putting an item into the cart stands. */
export type AddState =
  | { readonly _tag: 'Idle' }
  | { readonly _tag: 'Adding' }
  | { readonly _tag: 'Added' }
  | { readonly _tag: 'Refused'; readonly reason: AddRefusal | Fault };

/** What a reader can do with an item: buy it here, be told why not, or nothing: it is bought already, or one's own. */
export type CardControl =
  | {
      readonly _tag: 'Buy';
      /** The quantity field as it was typed; empty while there is nothing that counts. */
      readonly quantity: string;
      /** More than the registry still needs (BUY-02). */
      readonly isBeyond: boolean;
      readonly add: AddState;
    }
  | { readonly _tag: 'OtherBrand'; readonly brand: ItemBrand }
  | { readonly _tag: 'Unbuyable'; readonly reason: AddRefusal }
  | { readonly _tag: 'Purchased' }
  | { readonly _tag: 'Own' };

/** One card. The same object as long as nothing on it changes, so that a purchase elsewhere draws one card anew. */
export interface ItemCardModel {
  readonly key: string;
  readonly item: RegistryItem;
  /** What it costs now, written out. */
  readonly price: string;
  /** The price struck through beside it (ITEM-09), written out. */
  readonly struckPrice: O.Option<string>;
  readonly markdown: ShownPrice['markdown'];
  /** Some when the item is the other brand's on this site: whose. */
  readonly otherBrand: O.Option<ItemBrand>;
  /** ITEM-02: as many bought as are wanted. */
  readonly isPurchased: boolean;
  /** How much of the wish is bought, 0 to 100. */
  readonly percentPurchased: number;
  readonly control: CardControl;
}

/** What can be done on a card. */
export interface ItemCardIntents {
  readonly typeQuantity: (identity: ItemIdentity, text: string) => void;
  readonly leaveQuantity: (identity: ItemIdentity) => void;
  readonly stepQuantity: (identity: ItemIdentity, by: 1 | -1) => void;
  readonly addToCart: (identity: ItemIdentity) => void;
}
