import {
  type AddRefusal,
  type Condition,
  guestQuantityField,
  type ItemIdentity,
  type NlaOffers,
  type NotAdded,
  type ObservableState,
  type OtherBrandWish,
  type ProductLink,
  type RegistryItem,
} from '@gift-registry/domain';
import type { option as O } from 'fp-ts';
import type { FundProgress } from '../fund-meter/index.ts';
import { type AddState, withoutReason } from '../mutation/index.ts';
import type { ProductFacts } from '../product-facts/index.ts';

/** What a reader can do with an item: buy it here, be told why not, only look at it (PAGE-10, CA-01), or nothing: it is bought already, or one's own. */
export type CardControl =
  | {
      readonly _tag: 'Buy';
      /** The quantity field as it was typed; empty while there is nothing that counts. */
      readonly quantity: string;
      /** More than the registry still needs (BUY-02). */
      readonly isOverPurchased: boolean;
      readonly add: AddState<NotAdded>;
    }
  | {
      /** Money for its fund, from the least to the most that it takes (GG-01). */
      readonly _tag: 'Contribute';
      /** The least, as it is shown, or all that is missing when that is less. */
      readonly least: string;
      readonly isAllMissing: boolean;
    }
  | { readonly _tag: 'OtherBrand'; readonly brandName: string }
  | {
      /** The same at the other brand, which has it. */
      readonly _tag: 'ContributeElsewhere';
      readonly brandName: string;
      readonly least: string;
      readonly isAllMissing: boolean;
    }
  | { readonly _tag: 'Unbuyable'; readonly reason: AddRefusal }
  /** Nobody can have it shipped at the moment (BUY-09). */
  | { readonly _tag: 'OutOfStock' }
  | { readonly _tag: 'Purchased' }
  | { readonly _tag: 'LookOnly' }
  | { readonly _tag: 'Own' };

/** How far the wish for an item is fulfilled. */
export interface PurchaseCount {
  readonly item: RegistryItem;
  /** ITEM-02: as many bought as are wanted. */
  readonly isPurchased: boolean;
  /** How much of the wish is bought, 0 to 100. */
  readonly percentPurchased: number;
  /** How far its fund has come; none where it is no group gift. */
  readonly fund: O.Option<FundProgress>;
}

/** One card. The same object as long as nothing on it changes, so that a purchase elsewhere draws one card anew. */
export interface ItemCardModel extends ProductFacts, PurchaseCount {
  readonly key: string;
  /** None when the product is not on the web, or its brand not sold in this market. */
  readonly link: O.Option<ProductLink>;
  /** Where its registrant finds what is like it (ROUTE-07); none for a guest. */
  readonly similarItems: O.Option<string>;
  readonly condition: Condition;
  /** What can be done when it will not come back. */
  readonly offers: NlaOffers;
  /** Of what the price is made (PERS-05): that of the product, and what its words add; none where there are no words. */
  readonly designPrice: O.Option<string>;
  readonly control: CardControl;
}

/** What is wanted of an item at the other brand: to buy it there, to look at it, or to hear when it can be had (XB-02). */
export type OtherBrandAction = Exclude<OtherBrandWish['_tag'], 'GiftCard' | 'Shop'>;

/** What can be done on a card. */
export interface ItemCardIntents {
  readonly typeQuantity: (identity: ItemIdentity, text: string) => void;
  readonly leaveQuantity: (identity: ItemIdentity) => void;
  readonly stepQuantity: (identity: ItemIdentity, by: 1 | -1) => void;
  readonly addToCart: (identity: ItemIdentity) => void;
  /** Opens what lets a guest give to the fund of a group gift (GG-01). */
  readonly contribute: (identity: ItemIdentity) => void;
  /** Opens what lets a registrant change the item (MAN-01). */
  readonly manage: (identity: ItemIdentity) => void;
  /** Opens what asks before a way leads to the other brand (XB-02). */
  readonly goElsewhere: (action: OtherBrandAction, identity: ItemIdentity) => void;
}

/** What a person has done on one card, beside what the registry says of its item. */
export interface CardState {
  readonly quantity: string;
  readonly add: AddState<NotAdded>;
  /** The cart already holds more than the registry still needs (BUY-02). */
  readonly isOverPurchasedInCart: boolean;
}

/** The card once that stands in its quantity field: what was said of another quantity is said no more. */
export const withQuantity = (state: CardState, quantity: string): CardState =>
  quantity === state.quantity ? state : { quantity, add: withoutReason(state.add), isOverPurchasedInCart: false };

/** A card that nobody has touched. */
export const UNTOUCHED: CardState = {
  quantity: guestQuantityField.blur(''),
  add: { _tag: 'Idle' },
  isOverPurchasedInCart: false,
};

/** What was done on the cards of one list, by identity key, and what can be done on them: shared by everything on the page that shows an item, so that what was typed in one place stands in all. */
export interface ItemCards extends ItemCardIntents {
  readonly cardStates: ObservableState<ReadonlyMap<string, CardState>>;
}

/** The id of the link with an item's name on its card, or of the name where it leads nowhere, by the card's key. */
export const nameLinkId = (key: string): string => `link-${key}`;

/** Finds all names that are on the page, in their order. */
export const ALL_NAMES = `[id^="${nameLinkId('')}"]`;

/** The id of the button that manages an item from its card, and of the one in its details, by the card's key. */
export const manageButtonId = (key: string, place: 'card' | 'details' = 'card'): string => `manage-${place}-${key}`;
