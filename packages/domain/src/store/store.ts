import { option as O } from 'fp-ts';
import type { Sku } from '../identity/index.ts';
import type { Brand, Market } from '../site/index.ts';

/** The number of a store: 1 to 64 letters, digits or hyphens. */
export type StoreNumber = string & { readonly StoreNumber: unique symbol };

const isStoreNumber = (text: string): text is StoreNumber => /^[A-Za-z0-9-]{1,64}$/.test(text);

/** Parses a store's number; `none` unless it is 1 to 64 letters, digits or hyphens. */
export const parseStoreNumber = (raw: string): O.Option<StoreNumber> => O.fromPredicate(isStoreNumber)(raw);

/** A place on earth, in degrees: north and east are positive. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** The hours of a store on a day of the week, in local time. */
export interface OpenHours {
  /** 0 is Sunday. */
  readonly day: number;
  /** `10:00`. */
  readonly opens: string;
  /** Later on the same day. */
  readonly closes: string;
}

/** The postal address of a store. */
export interface StoreAddress {
  readonly street: string;
  readonly city: string;
  /** The two-letter state or province. */
  readonly region: string;
  readonly postalCode: string;
}

/** A store of the retailer (BUY-08, ROUTE-10). */
export interface Store extends Place, StoreAddress {
  readonly storeNumber: StoreNumber;
  readonly name: string;
  readonly phone: string;
  /** IANA name. */
  readonly timeZone: string;
  /** At most one entry per day; the store is closed on days without one. */
  readonly hours: ReadonlyArray<OpenHours>;
  readonly market: Market;
  /** The brands of the sites whose gifts can be picked up there. */
  readonly brands: ReadonlyArray<Brand>;
  /** Further services of the store, each in a few words. */
  readonly offers: ReadonlyArray<string>;
}

/** The fields of a store shown on a cart line. */
export type PickupStore = Pick<Store, 'storeNumber' | 'name'>;

/** A store's stock of a product. */
export interface StoreStock {
  readonly storeNumber: StoreNumber;
  readonly sku: Sku;
  readonly units: number;
}

/** The availability at one store near a postal code. */
export interface StoreAvailability extends PickupStore, StoreAddress {
  /** In the market's miles or kilometers, with one decimal. */
  readonly distance: number;
  readonly isAvailable: boolean;
  /** The availability as text. */
  readonly message: string;
}
