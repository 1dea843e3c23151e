import type { PostalArea, Store, StoreStock } from '@gift-registry/domain';
import type { Queries } from '../database/queries.ts';

/** The number of rows per statement. */
const BATCH = 1_000;

const inBatches = async <A>(
  all: ReadonlyArray<A>,
  write: (batch: ReadonlyArray<A>) => Promise<unknown>,
): Promise<void> => {
  for (let start = 0; start < all.length; start += BATCH) await write(all.slice(start, start + BATCH));
};

/** Inserts stores that do not exist yet. */
export const putStores = (queries: Queries, stores: ReadonlyArray<Store>): Promise<void> =>
  inBatches(stores, (batch) =>
    queries
      .insertInto('stores')
      .values(
        batch.map(({ storeNumber, postalCode, timeZone, hours, brands, offers, ...store }) => ({
          ...store,
          store_number: storeNumber,
          postal_code: postalCode,
          time_zone: timeZone,
          hours: JSON.stringify(hours),
          brands: JSON.stringify(brands),
          offers: JSON.stringify(offers),
        })),
      )
      .onConflict((conflict) => conflict.column('store_number').doNothing())
      .execute(),
  );

/** Sets the stock of existing stores. */
export const putShelves = (queries: Queries, shelves: ReadonlyArray<StoreStock>): Promise<void> =>
  inBatches(shelves, (batch) =>
    queries
      .insertInto('store_stock')
      .values(batch.map(({ storeNumber, sku, units }) => ({ store_number: storeNumber, sku, units })))
      .onConflict((conflict) =>
        conflict.columns(['sku', 'store_number']).doUpdateSet((eb) => ({ units: eb.ref('excluded.units') })),
      )
      .execute(),
  );

/** Writes the locations of postal codes; replaces existing ones. */
export const putAreas = (queries: Queries, areas: ReadonlyArray<PostalArea>): Promise<void> =>
  inBatches(areas, (batch) =>
    queries
      .insertInto('postal_areas')
      .values([...batch])
      .onConflict((conflict) =>
        conflict.columns(['market', 'prefix']).doUpdateSet((eb) => ({
          city: eb.ref('excluded.city'),
          region: eb.ref('excluded.region'),
          latitude: eb.ref('excluded.latitude'),
          longitude: eb.ref('excluded.longitude'),
        })),
      )
      .execute(),
  );
