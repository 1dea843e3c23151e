/*
 * [BUY-08] [CA-01] How far a store is, as the crow flies: in miles in the United States, in kilometres in Canada, with one decimal.
 *
 * @example distanceIn(markets.US)({ latitude: 41.88, longitude: -87.63 }, { latitude: 43.04, longitude: -87.91 }) // => 81.4
 * @example distanceIn(markets.CA)({ latitude: 43.65, longitude: -79.38 }, { latitude: 45.42, longitude: -75.7 }) // => 351.8
 */

import { number, ord, readonlyArray as RA, string } from 'fp-ts';
import type { MarketRules, Site } from '../site/index.ts';
import {
  canBeInStores,
  type Place,
  type Store,
  type StoreAddress,
  type StoreProduct,
  type StoreStock,
  unitsAt,
} from './store.ts';

/** The earth's radius, by unit. */
const earthRadius: Readonly<Record<MarketRules['distances'], number>> = { mi: 3_958.8, km: 6_371 };

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

const halfSineSquared = (degrees: number): number => Math.sin(radians(degrees) / 2) ** 2;

/** The distance of two places in the market's unit, with one decimal. */
export const distanceIn =
  ({ distances }: MarketRules) =>
  (from: Place, to: Place): number => {
    const haversine =
      halfSineSquared(to.latitude - from.latitude) +
      Math.cos(radians(from.latitude)) *
        Math.cos(radians(to.latitude)) *
        halfSineSquared(to.longitude - from.longitude);
    const distance = 2 * earthRadius[distances] * Math.asin(Math.sqrt(Math.min(1, haversine)));
    return Math.round(distance * 10) / 10;
  };

/*
 * [BUY-08] A person who asks where a gift can be picked up is shown the ten nearest stores that sell for this site, no farther than a day's trip: 100 miles, or 160 kilometres in Canada. Whether a store
 * has it is shown for each; what will not come back, and what is made for somebody, is picked up nowhere.
 *
 * @example storesNear(sites.main, exampleStore(), [exampleStore()], { product: exampleProduct(), shelves: [] }).map(({ distance, units }) => ({ distance, units }))
 *   // => [{ distance: 0, units: 0 }]
 */

/** The maximum number of stores returned. */
const MOST_STORES = 10;

/** Whether gifts of a site can be picked up in the store. */
export const servesSite =
  ({ market, brand }: Pick<Site, 'market' | 'brand'>) =>
  (store: Pick<Store, 'market' | 'brands'>): boolean =>
    store.market === market && store.brands.includes(brand);

/** A store with its distance from a place, in the market's miles or kilometers, with one decimal. */
export interface StoreAtDistance extends Store {
  readonly distance: number;
}

/** A store near a place, and the units it has of the requested product. */
export interface NearStore extends Pick<Store, 'storeNumber' | 'name' | keyof StoreAddress> {
  readonly distance: number;
  readonly units: number;
}

/** The requested product, and the stores' stock of it. */
export interface RequestedProduct {
  readonly product: StoreProduct;
  readonly shelves: ReadonlyArray<StoreStock>;
}

const nearestFirst = ord.contramap(({ distance, storeNumber }: StoreAtDistance) => [distance, storeNumber] as const)(
  ord.tuple(number.Ord, string.Ord),
);

/** The stores near a place, the nearest first. */
export const nearestStores = (
  site: Pick<Site, 'market' | 'marketRules' | 'brand'>,
  from: Place,
  stores: ReadonlyArray<Store>,
): ReadonlyArray<StoreAtDistance> =>
  RA.sort(nearestFirst)(
    stores
      .filter(servesSite(site))
      .map((store) => ({ ...store, distance: distanceIn(site.marketRules)(from, store) }))
      .filter(({ distance }) => distance <= site.marketRules.nearby),
  ).slice(0, MOST_STORES);

/** The stores near a place with their stock, nearest first. */
export const storesNear = (
  site: Pick<Site, 'market' | 'marketRules' | 'brand'>,
  from: Place,
  stores: ReadonlyArray<Store>,
  { product, shelves }: RequestedProduct,
): ReadonlyArray<NearStore> =>
  nearestStores(site, from, stores).map(({ storeNumber, name, street, city, region, postalCode, distance }) => ({
    storeNumber,
    name,
    street,
    city,
    region,
    postalCode,
    distance,
    units: canBeInStores(product) ? unitsAt(shelves, storeNumber, product.sku) : 0,
  }));
