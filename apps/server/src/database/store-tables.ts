import type { Json } from './columns.ts';

/** A store of the retailer's. */
export interface StoresTable {
  store_number: string;
  name: string;
  city: string;
  /** State or province, in its two letters. */
  region: string;
  market: 'US' | 'CA';
  /** A list of the brands whose gifts are picked up there. */
  brands: Json;
  /** A list of what the store offers besides, in words. */
  offers: Json;
  /** In degrees, north and east of 0. */
  latitude: number;
  longitude: number;
}

/** How many units of a product stand in a store. */
export interface StoreStockTable {
  sku: string;
  store_number: string;
  units: number;
}

/** Postal codes that begin alike, and where they lie. */
export interface PostalAreasTable {
  market: 'US' | 'CA';
  prefix: string;
  city: string;
  region: string;
  latitude: number;
  longitude: number;
}
