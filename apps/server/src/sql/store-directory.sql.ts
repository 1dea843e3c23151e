import type { StoreDirectory } from '@gift-registry/domain';
import { attempt } from './attempt.ts';
import type { SqlContext } from './sql-context.ts';
import { readAreas, readShelves, readStores } from './store-rows.ts';

/** The stores of one database, with what stands in them and where postal codes lie. */
export const storeDirectory = (context: SqlContext): StoreDirectory => ({
  stores: (market) => attempt(context, 'stores.stores', ({ db }) => readStores(db, market)),
  shelves: (skus) => attempt(context, 'stores.shelves', ({ db }) => readShelves(db, skus)),
  areas: (market, prefixes) => attempt(context, 'stores.areas', ({ db }) => readAreas(db, market, prefixes)),
});
