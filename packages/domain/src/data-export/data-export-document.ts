/** The names by which somebody is called; null where none was ever given. */
export interface NamesInData {
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** Where gifts are delivered. */
export interface AddressInData {
  readonly recipient: string;
  readonly line1: string;
  readonly line2: string | null;
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
}

/** A gift that is wished for. */
export interface ItemInData {
  readonly sku: string;
  /** The number of the words put on it; 0 for none. */
  readonly personalizationId: number;
  readonly name: string;
  readonly wanted: number;
  readonly purchased: number;
  readonly isMostLoved: boolean;
  /** Whether something else replaces it by now. */
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

/** A gift that was given; of its giver the name and the message, as the Thank You Manager shows them. */
export interface GiftInData {
  readonly id: string;
  readonly kind: 'item' | 'contribution' | 'giftCard' | 'eGiftCard';
  readonly name: string;
  /** Null for a gift card, as the number that follows. */
  readonly sku: string | null;
  readonly personalizationId: number | null;
  /** How many pieces; null where money was given. */
  readonly quantity: number | null;
  /** Of money; null where pieces were given. */
  readonly amount: number | null;
  readonly giver: { readonly firstName: string; readonly lastName: string };
  readonly givenAt: string;
  readonly message: string;
  readonly isThanked: boolean;
  readonly note: string;
}

/** The code for buying what is left. */
export interface CouponInData {
  readonly code: string;
  readonly expirationDate: string;
  readonly isCancelled: boolean;
  readonly discount: number;
}

/** A registry with all that it keeps. */
export interface RegistryInData {
  readonly grId: string;
  readonly market: 'US' | 'CA';
  /** Of every amount in this registry. */
  readonly currency: 'USD' | 'CAD';
  readonly registrant: NamesInData;
  /** Null when the registry is one person's. Of the second registrant no more than the names. */
  readonly coRegistrant: NamesInData | null;
  readonly event: { readonly code: string; readonly name: string; readonly date: string };
  readonly visibility: 'findable' | 'link' | 'private';
  /** Null while it is the default one. */
  readonly greeting: string | null;
  readonly biography: string;
  readonly deliveryAddress: AddressInData | null;
  readonly coupon: CouponInData | null;
  readonly giftCardsBought: number;
  readonly items: ReadonlyArray<ItemInData>;
  readonly gifts: ReadonlyArray<GiftInData>;
  /** What was ticked by hand. */
  readonly checklist: ReadonlyArray<string>;
}

/** The photo of a registry. */
export interface PhotoInData {
  readonly grId: string;
  readonly mediaType: 'image/jpeg';
  readonly base64: string;
}

/** Everything that is stored about an account and its registries, as a document of plain values: what was never entered is null, amounts are units of the registry's currency, times are UTC. */
export interface DataExport {
  readonly format: 'gift-registry-own-data';
  /** Rises when what was there is called otherwise or means something else; what is new may come without. */
  readonly version: 1;
  readonly takenAt: string;
  readonly account: { readonly email: string; readonly firstName: string; readonly lastName: string };
  readonly registries: ReadonlyArray<RegistryInData>;
  /** At the end, for no one reads them with bare eyes. */
  readonly photos: ReadonlyArray<PhotoInData>;
}
