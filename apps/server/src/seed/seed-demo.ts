import { type Dependencies, type Instant, orderReportsService, type Product, today } from '@gift-registry/domain';
import { readonlyRecord as RR, taskEither as TE } from 'fp-ts';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { refusalReason } from '../database/refusal-reason.ts';
import type { LoadedShop } from '../shop/read-shop.ts';
import { errorLogEntry } from '../sql/attempt.ts';
import { type Demo, demoOf } from './demo-registries.ts';
import { type Given, putGiven } from './given.ts';
import { orThrow } from './or-throw.ts';
import { renewPictures } from './renew-pictures.ts';

const notSeeded = (reason: string): string => `The demo could not be put into the database (${reason}); see the log.`;

/** Any of the ids; there may be none, as in a shop without registries. */
const isOneOf = <A extends string>(ids: ReadonlyArray<A>) => sql<A>`any(${ids}::text[])`;

/** The missing part of the demo, by the numbers of its registries and products; existing data is unchanged, and a deleted registry stays deleted. */
const missingOf = async (
  { db }: Pick<Database, 'db'>,
  { accounts, registries, givers, addresses, products, services, stores, shelves, postalAreas }: Required<Given>,
): Promise<Required<Given>> => {
  const numbers = registries.map(({ grId }) => grId);
  const found = await db
    .selectFrom('registries')
    .select('registry_id')
    .where('registry_id', '=', isOneOf(numbers))
    .unionAll(db.selectFrom('deleted_registries').select('registry_id').where('registry_id', '=', isOneOf(numbers)))
    .execute();
  const ids = accounts.map(({ id }) => id);
  const known = await db.selectFrom('accounts').select('account_id').where('account_id', '=', isOneOf(ids)).execute();
  const people = new Set<string>(known.map(({ account_id }) => account_id));
  const skus = Object.values(products).flatMap((all) => all.map(({ sku }) => sku));
  const listed = await db.selectFrom('products').select('sku').where('sku', '=', isOneOf(skus)).execute();
  const shelved = new Set(listed.map(({ sku }) => sku));
  const served = await db
    .selectFrom('products')
    .select('sku')
    .where((eb) => eb.or([eb('installation_type', 'is not', null), eb('special_order_picture', 'is not', null)]))
    .execute();
  const withServices = new Set<string>(served.map(({ sku }) => sku));
  const present = new Set(found.map(({ registry_id }) => registry_id));
  const shops = await db.selectFrom('stores').select('store_number').execute();
  const opened = new Set<string>(shops.map(({ store_number }) => store_number));
  return {
    accounts: accounts.filter(({ id }) => !people.has(id)),
    registries: registries.filter(({ grId }) => !present.has(grId)),
    givers,
    addresses,
    products: RR.map((all: ReadonlyArray<Product>) => all.filter(({ sku }) => !shelved.has(sku)))(products),
    services: services.filter(({ sku }) => !withServices.has(sku)),
    stores: stores.filter(({ storeNumber }) => !opened.has(storeNumber)),
    shelves: shelves.filter(({ storeNumber }) => !opened.has(storeNumber)),
    postalAreas,
  };
};

type SeedDependencies = Parameters<typeof orderReportsService>[0] & Pick<Dependencies, 'sites'>;

/** Ships orders of a registry, and brings back what was returned, as the retailer reports it. */
const followUp = async (
  dependencies: SeedDependencies,
  orders: Demo['orders'],
  registries: ReadonlyArray<string>,
): Promise<void> => {
  for (const { grId, orderNumber, shippedAt, returned } of orders) {
    if (!registries.includes(grId)) continue;
    const reportsAt = (now: Instant) =>
      orderReportsService({ ...dependencies, clock: { ...dependencies.clock, now: () => now } })({
        site: dependencies.sites[0],
        origin: '',
      });
    orThrow(await reportsAt(shippedAt).ship(orderNumber, { lines: [], at: shippedAt })(), orderNumber);
    if (returned === undefined) continue;
    const { line, at } = returned;
    orThrow(await reportsAt(at).returned(orderNumber, { line, units: 1, reference: 'returned-1' })(), orderNumber);
  }
};

/** Writes what is missing of the demo, also into a database of an earlier build. Left is why not, in one sentence. */
export const seedDemo = (
  database: Pick<Database, 'db'>,
  dependencies: SeedDependencies,
  shop: Pick<LoadedShop, 'sites' | 'data'>,
): TE.TaskEither<string, void> =>
  TE.tryCatch(
    async () => {
      const { given, orders } = demoOf(shop, today(dependencies.clock));
      const missing = await missingOf(database, given);
      const isComplete = [
        missing.accounts,
        missing.registries,
        ...Object.values(missing.products),
        missing.services,
        missing.stores,
      ].every(({ length }) => length === 0);
      if (!isComplete) await putGiven(database, shop.sites, missing);
      await renewPictures(database.db, Object.values(given.products).flat());
      await followUp(
        dependencies,
        orders,
        missing.registries.map(({ grId }) => grId),
      );
    },
    (error) => {
      dependencies.log.write(errorLogEntry('seedDemo', error))();
      return notSeeded(refusalReason(error));
    },
  );
