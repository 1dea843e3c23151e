import { parsed } from '@gift-registry/adapters-http/wire';
import type {
  Market,
  PickupStore,
  PlacedOrder,
  PostalArea,
  Sku,
  Store,
  StoreDirectory,
  StoreStock,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import * as t from 'io-ts';
import type { Queries } from '../database/queries.ts';
import { errorCode } from '../log/error-code.ts';
import { attempt } from './attempt.ts';
import { readStored } from './json/codec.ts';
import { Market as MarketJson, Sku as SkuJson, StoreNumber } from './json/value.json.ts';
import type { SqlContext } from './sql-context.ts';

/** A time zone that this process supports. */
const TimeZone = parsed(
  'a time zone',
  t.string,
  O.fromPredicate((name) => E.isRight(E.tryCatch(() => new Intl.DateTimeFormat('en-US', { timeZone: name }), String))),
);

const StoreRow = t.type(
  {
    store_number: StoreNumber,
    name: t.string,
    street: t.string,
    city: t.string,
    region: t.string,
    postal_code: t.string,
    phone: t.string,
    time_zone: TimeZone,
    hours: t.readonlyArray(t.type({ day: t.number, opens: t.string, closes: t.string })),
    market: MarketJson,
    brands: t.readonlyArray(t.string),
    offers: t.readonlyArray(t.string),
    latitude: t.number,
    longitude: t.number,
  },
  'StoreRow',
);

const ShelfRow = t.type({ store_number: StoreNumber, sku: SkuJson, units: t.number }, 'ShelfRow');

const shelfOf = (row: unknown): StoreStock => {
  const { store_number, sku, units } = readStored(ShelfRow, row);
  return { storeNumber: store_number, sku, units };
};

const storeOf = (row: unknown): Store => {
  const {
    store_number: storeNumber,
    postal_code: postalCode,
    time_zone: timeZone,
    ...store
  } = readStored(StoreRow, row);
  return { ...store, storeNumber, postalCode, timeZone };
};

/**
 * The stores of the market. A row that cannot be read is left out and logged: operators write these rows, and one
 * mistake must not hide all stores.
 */
const readStores = async ({ db, log }: SqlContext, market: Market): Promise<ReadonlyArray<Store>> => {
  const rows = await db.selectFrom('stores').selectAll().where('market', '=', market).execute();
  return rows.flatMap((row) => {
    const store = E.tryCatch(() => storeOf(row), errorCode);
    if (E.isRight(store)) return [store.right];
    const { store_number: storeNumber } = row;
    log.write({ level: 'error', tag: 'store.unreadable', data: { storeNumber, code: store.left } })();
    return [];
  });
};

const selectShelves = (queries: Queries, skus: ReadonlyArray<Sku>) =>
  queries
    .selectFrom('store_stock')
    .select(['store_number', 'sku', 'units'])
    .where('sku', 'in', skus)
    .where('units', '>', 0);

/** The stock of these products. */
export const readShelves = async (queries: Queries, skus: ReadonlyArray<Sku>): Promise<ReadonlyArray<StoreStock>> =>
  skus.length === 0 ? [] : (await selectShelves(queries, skus).execute()).map(shelfOf);

/** Locks the stock that these pickup lines need until the transaction ends, always in the same order, and reads it. */
export const lockShelves = async (
  transaction: Queries,
  lines: ReadonlyArray<{ readonly pickup: Pick<Store, 'storeNumber'>; readonly identity: { readonly sku: Sku } }>,
): Promise<ReadonlyArray<StoreStock>> => {
  if (lines.length === 0) return [];
  const rows = await selectShelves(
    transaction,
    lines.map(({ identity }) => identity.sku),
  )
    .where(
      'store_number',
      'in',
      lines.map(({ pickup }) => pickup.storeNumber),
    )
    .orderBy('store_number')
    .orderBy('sku')
    .forUpdate()
    .execute();
  return rows.map(shelfOf);
};

/** Takes the picked-up units of an order from the locked stock. */
export const takeFromShelves = async (transaction: Queries, { lines }: PlacedOrder): Promise<void> => {
  for (const { pickup, identity, quantity } of lines) {
    if (pickup === undefined) continue;
    await transaction
      .updateTable('store_stock')
      .set((eb) => ({ units: eb('units', '-', quantity) }))
      .where('store_number', '=', pickup.storeNumber)
      .where('sku', '=', identity.sku)
      .execute();
  }
};

/** Puts units that were reserved for pickup back into the stock of their store. */
export const returnToShelf = async (
  transaction: Queries,
  { storeNumber }: PickupStore,
  sku: StoreStock['sku'],
  units: number,
): Promise<void> => {
  await transaction
    .updateTable('store_stock')
    .set((eb) => ({ units: eb('units', '+', units) }))
    .where('store_number', '=', storeNumber)
    .where('sku', '=', sku)
    .execute();
};

const AreaRow = t.type(
  {
    market: MarketJson,
    prefix: t.string,
    city: t.string,
    region: t.string,
    latitude: t.number,
    longitude: t.number,
  },
  'AreaRow',
);

/** The areas of the market with that prefix. */
export const readAreas = async (
  queries: Queries,
  market: Market,
  prefixes: ReadonlyArray<string>,
): Promise<ReadonlyArray<PostalArea>> => {
  if (prefixes.length === 0) return [];
  const rows = await queries
    .selectFrom('postal_areas')
    .selectAll()
    .where('market', '=', market)
    .where('prefix', 'in', prefixes)
    .execute();
  return rows.map((row) => readStored(AreaRow, row));
};

/** The stores of one database, with their stock and postal areas. */
export const storeDirectory = (context: SqlContext): StoreDirectory => ({
  stores: (market) => attempt(context, 'stores.stores', () => readStores(context, market)),
  shelves: (skus) => attempt(context, 'stores.shelves', ({ db }) => readShelves(db, skus)),
  areas: (market, prefixes) => attempt(context, 'stores.areas', ({ db }) => readAreas(db, market, prefixes)),
});
