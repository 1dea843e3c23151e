import { option as O } from 'fp-ts';
import type { Sku } from '../identity/index.ts';
import type { Brand, Market } from '../site/index.ts';

/** The number of a store: 1 to 64 letters, digits or hyphens. */
export type StoreNumber = string & { readonly StoreNumber: unique symbol };

const isStoreNumber = (text: string): text is StoreNumber => /^[A-Za-z0-9-]{1,64}$/.test(text);

/** Reads a store's number; none unless 1 to 64 letters, digits or hyphens. */
export const parseStoreNumber = (raw: string): O.Option<StoreNumber> => O.fromPredicate(isStoreNumber)(raw);

/** A place on earth, in degrees: north and east count up from 0. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** When a store is open on a day of the week, by the clock on its wall. */
export interface OpenHours {
  /** 0 is Sunday. */
  readonly day: number;
  /** `10:00`. */
  readonly opens: string;
  /** Later on the same day. */
  readonly closes: string;
}

/** Where a store is, as a letter to it is addressed. */
export interface StoreAddress {
  readonly street: string;
  readonly city: string;
  /** State or province, in its two letters. */
  readonly region: string;
  readonly postalCode: string;
}

/** A store of the house (BUY-08, ROUTE-10). */
export interface Store extends Place, StoreAddress {
  readonly storeNumber: StoreNumber;
  readonly name: string;
  readonly phone: string;
  /** IANA name. */
  readonly timeZone: string;
  /** At most once for each day; on a day that is not there it is closed. */
  readonly hours: ReadonlyArray<OpenHours>;
  readonly market: Market;
  /** Whose sites' gifts can be picked up there. */
  readonly brands: ReadonlyArray<Brand>;
  /** What the store offers besides, each in a few words. */
  readonly offers: ReadonlyArray<string>;
}

/** As much of a store as a line of a cart says of it. */
export type PickupStore = Pick<Store, 'storeNumber' | 'name'>;

/** How many units of a product are in a store. */
export interface ShelfStock {
  readonly storeNumber: StoreNumber;
  readonly sku: Sku;
  readonly units: number;
}

/** What is to be known of one store near a postal code. */
export interface StoreAvailability extends PickupStore, StoreAddress {
  /** In the miles or kilometres of the market, with one decimal. */
  readonly distance: number;
  readonly isAvailable: boolean;
  /** How it is there, in words. */
  readonly message: string;
}
