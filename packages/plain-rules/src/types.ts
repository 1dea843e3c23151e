/** The public types. They refer to no type of another package, so that the declarations are self-contained. */

/**
 * A value that was read, or every problem found. Both sides name both properties, because without `strict` TypeScript
 * cannot tell them apart by `ok`.
 */
export type ReadResult<A> =
  | { readonly ok: true; readonly value: A; readonly errors?: undefined }
  | { readonly ok: false; readonly value?: undefined; readonly errors: ReadonlyArray<ReadError> };

/** One problem. It never repeats the value that was found. */
export interface ReadError {
  /** The location, as in JavaScript: `products[3].currentPrice`; empty for the JSON as a whole. */
  readonly path: string;
  /** The path, what was expected and what was found, in one sentence. */
  readonly message: string;
}

/** Units wanted and units purchased: the fields of an item that counting needs. */
export interface Counts {
  readonly wanted: number;
  readonly purchased: number;
}

/** An item of a registry. Made by `readRegistry` and `readItem` only, and frozen; money is whole cents. */
export interface Item extends Counts {
  /** Without leading zeros. */
  readonly sku: string;
  /** The number of the item's design; 0 for none. */
  readonly personalizationId: number;
  readonly name: string;
  readonly brand: string;
  /** The path of the product's page; empty when it is not listed online. */
  readonly path: string;
  /** The current price of one unit, including its personalization. */
  readonly price: number;
  readonly regularPrice: number;
  readonly isMostLoved: boolean;
  readonly isNoLongerAvailable: boolean;
  readonly isAvailable: boolean;
  readonly isBackorderable: boolean;
  readonly availabilityMessage: string;
  /** Its options have still to be chosen, so it cannot be added to a cart from a list. */
  readonly isMadeToOrder: boolean;
  /** Empty when it has none. */
  readonly category: string;
  readonly color: string | null;
  readonly images: {
    readonly desktop: string;
    readonly desktopHiRes: string;
    readonly mobile: string;
    readonly mobileHiRes: string;
    readonly alt: string;
  };
  readonly personalization: {
    readonly font: string;
    readonly line1: string;
    readonly line2: string;
    readonly color: string;
  } | null;
  readonly groupGift: { readonly name: string; readonly goal: number; readonly raised: number } | null;
}

/** The site whose service returned the JSON. */
export interface Site {
  readonly id: string;
  readonly market: string;
  /** By its three letters. */
  readonly currency: string;
  /** Before formatted amounts, such as `$`. */
  readonly currencyPrefix: string;
  readonly sellsGiftCards: boolean;
  /** How its lists can be sorted. */
  readonly sortOptions: ReadonlyArray<'category' | 'price'>;
  /** How a guest sees them at first. */
  readonly guestSort: 'category' | 'price';
  /** What the retailer calls its brands. */
  readonly brandNames: Readonly<Record<string, string>>;
}

/** A registry as one reader sees it. Made by `readRegistry` only, and frozen. */
export interface Registry {
  readonly grId: string;
  readonly version: number;
  readonly revisionId: string;
  readonly site: Site;
  readonly role: 'guest' | 'registrant';
  readonly eventType: { readonly code: string; readonly name: string };
  /** `YYYY-MM-DD`; `null` while the event has no date. */
  readonly eventDate: string | null;
  /** Whether it was moved, or put off. */
  readonly isDateChanged: boolean;
  readonly isPostEvent: boolean;
  readonly primaryFirstName: string;
  readonly secondaryFirstName: string | null;
  readonly greeting: string;
  readonly shareableUrl: string;
  /** Units wanted and purchased, over all items. */
  readonly totals: Counts;
  /** In the order in which they were added. */
  readonly items: ReadonlyArray<Item>;
}

export type PurchaseState = 'none' | 'partial' | 'full';
export type ItemStatus = 'still-needed' | 'being-discontinued' | 'fulfilled' | 'no-longer-available';
export type PriceBandKey =
  | '0-20'
  | '20-50'
  | '50-100'
  | '100-250'
  | '250-500'
  | '500-1000'
  | '1000-1500'
  | '1500-2000'
  | '2000-up';

/** A range of prices in cents: at least `from`, less than `below`; the top band has no upper limit. */
export interface PriceBand {
  readonly key: PriceBandKey;
  readonly from: number;
  readonly below: number | null;
}

/** The selected filters, by kind; a kind without filters hides nothing. */
export interface Filters {
  readonly categories?: ReadonlyArray<string>;
  readonly bands?: ReadonlyArray<PriceBandKey>;
  readonly availability?: ReadonlyArray<'available' | 'on-sale' | 'out-of-stock'>;
  readonly marks?: ReadonlyArray<'most-loved' | 'group-gift'>;
  readonly search?: string;
}

/** How a list is shown. Omitted options default to `LIST_DEFAULTS`; an omitted `sortBy` to the sort of the registry's page. */
export interface ListOptions {
  readonly sortBy?: 'category' | 'price';
  readonly groupBy?: 'all' | 'status' | 'brand';
  readonly giftOption?: 'all' | 'needed' | 'purchased';
  readonly filters?: Filters;
}

/** A part of a list under one heading. */
export interface Section {
  /** Unique within the list. */
  readonly key: string;
  readonly title: string;
  readonly counts: Counts;
  readonly items: ReadonlyArray<Item>;
}

/** A filter that can be selected, and the number of items it would show. */
export interface FilterCount<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  readonly items: number;
  readonly isChosen: boolean;
}

/** The offered filters, by kind, in display order. */
export interface FilterCounts {
  readonly categories: ReadonlyArray<FilterCount>;
  readonly bands: ReadonlyArray<FilterCount<PriceBandKey>>;
  readonly availability: ReadonlyArray<FilterCount<'available' | 'on-sale' | 'out-of-stock'>>;
  readonly marks: ReadonlyArray<FilterCount<'most-loved' | 'group-gift'>>;
}

/** The amount of a gift card in cents, or the reason for its refusal as a sentence for the buyer. */
export type GiftCardAmount =
  | { readonly ok: true; readonly amount: number; readonly message?: undefined }
  | { readonly ok: false; readonly amount?: undefined; readonly message: string };
