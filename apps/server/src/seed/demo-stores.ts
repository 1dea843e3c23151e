import type { Product, Store, StoreStock } from '@gift-registry/domain';
import * as t from 'io-ts';
import { Market, StoreNumber } from '../sql/json/value.json.ts';
import { readList, type SeededShop } from './data-files.ts';
import type { ShopProducts } from './demo-products.ts';

/** The services of each kind of store besides pickup. */
const offers = {
  flagship: ['Gift registry appointments', 'Free design services', 'Gift wrapping', 'Furniture to try'],
  home: ['Gift registry appointments', 'Gift wrapping'],
  outlet: ['Outlet finds', 'Gift wrapping'],
} as const;

const open = (days: ReadonlyArray<number>, opens: string, closes: string): Store['hours'] =>
  days.map((day) => ({ day, opens, closes }));

/** When each kind of store is open. */
const hours = {
  flagship: [...open([0], '11:00', '18:00'), ...open([1, 2, 3, 4, 5, 6], '10:00', '20:00')],
  home: [...open([0], '11:00', '18:00'), ...open([1, 2, 3, 4, 5, 6], '10:00', '19:00')],
  outlet: open([0, 1, 2, 3, 4, 5, 6], '10:00', '21:00'),
} as const;

const StoreGroup = t.type({
  market: Market,
  brands: t.readonlyArray(t.keyof({ main: null, modern: null, kids: null })),
  stores: t.readonlyArray(
    t.type({
      storeNumber: StoreNumber,
      name: t.string,
      street: t.string,
      city: t.string,
      region: t.string,
      postalCode: t.string,
      phone: t.string,
      timeZone: t.string,
      latitude: t.number,
      longitude: t.number,
      kind: t.keyof(offers),
    }),
  ),
});

/** The stores of a shop. */
export const readStores = (shop: SeededShop): ReadonlyArray<Store> =>
  readList(StoreGroup, shop, 'catalogue/stores.json').flatMap(({ market, brands, stores }) =>
    stores.map(({ kind, ...store }) => ({
      ...store,
      market,
      brands,
      offers: ['Store pickup', ...offers[kind]],
      hours: hours[kind],
    })),
  );

/** How many units of a product a store has: none in about two of five, one to five in one of five, else more; always the same. */
const unitsIn = ({ storeNumber }: Store, { sku }: Product): number => {
  const mark = (Number(sku) * 31 + Number(storeNumber) * 57) % 100;
  if (mark < 38) return 0;
  return mark < 58 ? 1 + (mark % 5) : mark - 50;
};

/** The stock of the stores, in their markets. */
export const stockOf = (
  stores: ReadonlyArray<Store>,
  { catalogue, canadian }: ShopProducts,
): ReadonlyArray<StoreStock> =>
  stores.flatMap((store) =>
    (store.market === 'US' ? catalogue : canadian)
      .filter((product) => !product.isNla && !product.isMadeToOrder && product.isAvailable)
      .filter(({ brand }) => store.brands.includes(brand))
      .map((product) => ({ storeNumber: store.storeNumber, sku: product.sku, units: unitsIn(store, product) }))
      .filter(({ units }) => units > 0),
  );
