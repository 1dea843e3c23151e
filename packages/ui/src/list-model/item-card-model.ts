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

/**
 * The action a reader has for an item: buy it here, read why it cannot be bought, only view it (PAGE-10, CA-01), or
 * none: it is bought already, or the reader's own.
 */
export type CardControl =
  | {
      readonly _tag: 'Buy';
      /** The text of the quantity field; empty while it holds nothing valid. */
      readonly quantity: string;
      /** Whether the quantity exceeds what the registry still needs (BUY-02). */
      readonly isOverPurchased: boolean;
      readonly add: AddState<NotAdded>;
    }
  | {
      /** Contributes to the item's fund, between the least and the most it accepts (GG-01). */
      readonly _tag: 'Contribute';
      /** The least contribution, formatted: the general minimum, or all that is missing if that is less. */
      readonly least: string;
      readonly isAllMissing: boolean;
    }
  | { readonly _tag: 'OtherBrand'; readonly brandName: string }
  | {
      /** Contributes to the fund on the other brand's site, which sells the item. */
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

/** How much of the wanted quantity of an item is bought. */
export interface PurchaseCount {
  readonly item: RegistryItem;
  /** ITEM-02: at least as many are bought as are wanted. */
  readonly isPurchased: boolean;
  /** The bought share of the wanted quantity, 0 to 100. */
  readonly percentPurchased: number;
  /** The progress of the item's fund; none if it is not a group gift. */
  readonly fund: O.Option<FundProgress>;
}

/** The model of one card; the same object while nothing on the card changes, so that a purchase elsewhere renders only one card again. */
export interface ItemCardModel extends ProductFacts, PurchaseCount {
  readonly key: string;
  /** None when the product is not on the web, or its brand not sold in this market. */
  readonly link: O.Option<ProductLink>;
  /** The path of the page with similar products (ROUTE-07), for the item's registrant; none for guests. */
  readonly similarItems: O.Option<string>;
  readonly condition: Condition;
  /** The actions offered when the item is no longer available. */
  readonly offers: NlaOffers;
  /** How the price is made up (PERS-05): the product's price, and what its personalization adds; none without personalization. */
  readonly designPrice: O.Option<string>;
  readonly control: CardControl;
  /** Whether the reader is its registrant, whose card has its SKU, too. */
  readonly isOwn: boolean;
  /** What the card says of its stock (ITEM-14): to guests only what is out of the ordinary. */
  readonly stockNote: O.Option<string>;
}

/** The purpose of a visit to the other brand's site for an item: to buy it, to view it, or to look up its availability (XB-02). */
type OtherBrandAction = Exclude<OtherBrandWish['_tag'], 'GiftCard' | 'Shop'>;

/** The actions of a card. */
export interface ItemCardIntents {
  readonly typeQuantity: (identity: ItemIdentity, text: string) => void;
  readonly leaveQuantity: (identity: ItemIdentity) => void;
  readonly stepQuantity: (identity: ItemIdentity, by: 1 | -1) => void;
  readonly addToCart: (identity: ItemIdentity) => void;
  /** Opens the dialog for a contribution to a group gift (GG-01). */
  readonly contribute: (identity: ItemIdentity) => void;
  /** Opens Manage Item (MAN-01). */
  readonly manage: (identity: ItemIdentity) => void;
  /** Opens the dialog before a visit to the other brand's site (XB-02). */
  readonly goElsewhere: (action: OtherBrandAction, identity: ItemIdentity) => void;
}

/** The state of one card, beside the registry's item: typed quantity, and the last addition. */
export interface CardState {
  readonly quantity: string;
  readonly add: AddState<NotAdded>;
  /** Whether the cart already holds more than the registry still needs (BUY-02). */
  readonly isOverPurchasedInCart: boolean;
}

/** The card's state after the quantity changed: notices about the former quantity are cleared. */
export const withQuantity = (state: CardState, quantity: string): CardState =>
  quantity === state.quantity ? state : { quantity, add: withoutReason(state.add), isOverPurchasedInCart: false };

/** The state of a card on which nothing was done. */
export const INITIAL_CARD_STATE: CardState = {
  quantity: guestQuantityField.blur(''),
  add: { _tag: 'Idle' },
  isOverPurchasedInCart: false,
};

/**
 * The states of the cards of one list, by identity key, and their actions. Shared by everything on the page that shows
 * an item, so that a quantity typed in one place appears in all.
 */
export interface ItemCards extends ItemCardIntents {
  readonly cardStates: ObservableState<ReadonlyMap<string, CardState>>;
}

/** The id of the link with an item's name on its card (or of the name, if it is not a link), by the card's key. */
export const nameLinkId = (key: string): string => `link-${key}`;

/** The id of a gift's link on the Most Loved shelf (LIST-14), by its card's key. */
export const shelfLinkId = (key: string): string => `loved-${key}`;

/** Selects all item names on the page, in order. */
export const ALL_NAMES = `[id^="${nameLinkId('')}"]`;

/** The id of the button that opens Manage Item, on the card or in the details, by the card's key. */
export const manageButtonId = (key: string, place: 'card' | 'details' = 'card'): string => `manage-${place}-${key}`;
