/*
 * [BUY-08] A person who asks where a gift can be picked up is shown the ten nearest stores that sell for this site, no farther than a day's trip: 100 miles, or 160 kilometres in Canada. Whether a store
 * has it is shown for each; what will not come back, and what is made for somebody, is picked up nowhere.
 *
 * @example storesNear(sites.main, exampleStore(), [exampleStore()], { product: exampleProduct(), shelves: [] }).map(({ distance, units }) => ({ distance, units }))
 *   // => [{ distance: 0, units: 0 }]
 */
import { number, ord, readonlyArray as RA, string } from 'fp-ts';
import type { Site } from '../site/index.ts';
import { canBeInStores, type StoreProduct } from './can-be-in-stores.ts';
import { distanceIn } from './distance.ts';
import type { Place, Store, StoreAddress, StoreStock } from './store.ts';
import { unitsAt } from './store-stock.ts';

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
