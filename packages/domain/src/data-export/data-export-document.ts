import type { Currency, Market } from '../site/index.ts';

/** A person's names; null when not given. */
export interface NamesInData {
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** The delivery address of gifts. */
export interface AddressInData {
  readonly recipient: string;
  readonly line1: string;
  readonly line2: string | null;
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
}

/** An item of a registry. */
export interface ItemInData {
  readonly sku: string;
  /** The number of its design; 0 for none. */
  readonly personalizationId: number;
  readonly name: string;
  readonly wanted: number;
  readonly purchased: number;
  readonly isMostLoved: boolean;
  /** Whether it has been replaced by another item. */
  readonly isReplaced: boolean;
  readonly fund: { readonly name: string; readonly goal: number; readonly raised: number } | null;
  readonly personalization: {
    readonly line1: string;
    readonly line2: string;
    readonly font: string;
    readonly color: string;
    readonly images: ReadonlyArray<string>;
  } | null;
}

/** A gift; of its giver only the name and the message, as in the Thank You Manager. */
export interface GiftInData {
  readonly id: string;
  readonly kind: 'item' | 'contribution' | 'giftCard' | 'eGiftCard' | 'other';
  readonly name: string;
  /** Null for a gift card; so is the design's number. */
  readonly sku: string | null;
  readonly personalizationId: number | null;
  /** The number of units; null for money. */
  readonly quantity: number | null;
  /** The amount of money; null for units. */
  readonly amount: number | null;
  readonly giver: { readonly firstName: string; readonly lastName: string };
  readonly givenAt: string;
  readonly message: string;
  readonly isThanked: boolean;
  readonly note: string;
}

/** The completion coupon. */
export interface CouponInData {
  readonly code: string;
  readonly expirationDate: string;
  readonly isCancelled: boolean;
  readonly discount: number;
}

/** A registry with everything stored about it. */
export interface RegistryInData {
  readonly grId: string;
  readonly market: Market;
  /** The currency of all amounts in this registry. */
  readonly currency: Currency;
  readonly registrant: NamesInData;
  /** Null when the registry has one registrant. Only the names of the second registrant are included. */
  readonly coRegistrant: NamesInData | null;
  readonly event: { readonly code: string; readonly name: string; readonly date: string | null };
  /** When gifts may arrive (SHIP-06). */
  readonly deliveryDates: {
    readonly firstDay: string | null;
    readonly away: ReadonlyArray<{ readonly from: string; readonly to: string }>;
  };
  readonly visibility: 'indexed' | 'findable' | 'link' | 'private';
  /** Null for the default greeting. */
  readonly greeting: string | null;
  readonly biography: string;
  readonly deliveryAddress: AddressInData | null;
  readonly coupon: CouponInData | null;
  readonly giftCardsBought: number;
  readonly items: ReadonlyArray<ItemInData>;
  readonly gifts: ReadonlyArray<GiftInData>;
  /** The entries ticked by hand. */
  readonly checklist: ReadonlyArray<string>;
}

/** The photo of a registry. */
export interface PhotoInData {
  readonly grId: string;
  readonly mediaType: 'image/jpeg';
  readonly base64: string;
}

/**
 * Everything stored about an account and its registries, as a document of plain values: missing values are null,
 * amounts are in the registry's currency, times are in UTC.
 */
export interface DataExport {
  readonly format: 'gift-registry-own-data';
  /** Rises when a field is renamed or changes its meaning; new fields may be added without a new version. */
  readonly version: 1;
  readonly takenAt: string;
  readonly account: { readonly email: string; readonly firstName: string; readonly lastName: string };
  readonly registries: ReadonlyArray<RegistryInData>;
  /** Comes last, because the encoded photos are not readable. */
  readonly photos: ReadonlyArray<PhotoInData>;
}
