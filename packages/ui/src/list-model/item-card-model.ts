import type {
  AddRefusal,
  AlertLevel,
  Condition,
  Fault,
  ItemBrand,
  ItemIdentity,
  NlaOffers,
  RegistryItem,
  ShownAvailability,
  ShownPrice,
} from '@gift-registry/domain';
import type { option as O } from 'fp-ts';

/** Where putting an item into the cart stands. */
export type AddState =
  | { readonly _tag: 'Idle' }
  | { readonly _tag: 'Adding' }
  | { readonly _tag: 'Added' }
  | { readonly _tag: 'Refused'; readonly reason: AddRefusal | Fault };

/** The item's own page: here, or on the other brand's site in a tab of its own. */
export interface CardLink {
  readonly href: string;
  readonly isElsewhere: boolean;
}

/** A line of information on the product; with a popup's name it leads there (ITEM-06, ITEM-11). */
export interface CardMessage {
  readonly text: string;
  readonly level: AlertLevel;
  readonly popupName: O.Option<string>;
}

/** What a reader can do with an item: buy it here, be told why not, only look at it (PAGE-10), or nothing: it is bought already, or one's own. */
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
  | { readonly _tag: 'LookOnly' }
  | { readonly _tag: 'Own' };

/** One card. The same object as long as nothing on it changes, so that a purchase elsewhere draws one card anew. */
export interface ItemCardModel {
  readonly key: string;
  readonly item: RegistryItem;
  /** None when the product is not on the web, or its brand not sold in this market. */
  readonly link: O.Option<CardLink>;
  readonly condition: Condition;
  readonly availability: ShownAvailability;
  readonly messages: ReadonlyArray<CardMessage>;
  /** What can be done when it will not come back. */
  readonly offers: NlaOffers;
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
