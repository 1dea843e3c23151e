import {
  type AccountId,
  type DeliveryAddress,
  isSettled,
  type Market,
  marketsOf,
  type NewRegistry,
  type PostalArea,
  type Product,
  type ProductServices,
  type RegistryItem,
  type Sites,
  type Store,
  type StoreStock,
  sameMailAddress,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { jsonOrNull } from '../sql/json/codec.ts';
import { GroupGiftJson, PersonalizationJson } from '../sql/json/registry.json.ts';
import { hashPassword } from '../sql/password.ts';
import { putServices } from '../sql/product-rows.ts';
import { analyzeProducts, putProducts } from '../sql/put-products.ts';
import { putAreas, putShelves, putStores } from '../sql/put-stores.ts';
import { registryColumns } from '../sql/registry-columns.ts';
import { saveDeliveryAddress } from '../sql/registry-rows.ts';
import { type GivenGiver, putPurchases } from './given-purchases.ts';

const itemRow = (
  registry: NewRegistry,
  item: RegistryItem,
  position: number,
): Insertable<Tables['registry_items']> => ({
  registry_id: registry.grId,
  sku: item.identity.sku,
  personalization_id: item.identity.personalizationId,
  position,
  wanted: item.wanted,
  purchased: item.purchased,
  over_purchased: Math.max(0, item.purchased - item.wanted),
  is_settled: isSettled(registry, item.identity),
  is_most_loved: item.isMostLoved,
  group_gift: jsonOrNull(GroupGiftJson, item.groupGift),
  personalization: jsonOrNull(PersonalizationJson, item.personalization),
});

/** Writes a registry with its gifts, unless the number exists; its owners' accounts and its products exist already. */
export const putRegistry = async (
  db: Kysely<Tables>,
  registry: NewRegistry,
  sites: Sites,
  givers: ReadonlyArray<GivenGiver> = [],
): Promise<void> => {
  const { grId, owners, items, market } = registry;
  const row = await db
    .insertInto('registries')
    .values(registryColumns(registry))
    .onConflict((conflict) => conflict.column('registry_id').doNothing())
    .returning('registry_id')
    .executeTakeFirst();
  if (row === undefined) return;
  if (owners.length > 0) {
    await db
      .insertInto('registry_owners')
      .values(owners.map((account_id, position) => ({ registry_id: grId, account_id, position })))
      .execute();
  }
  if (items.length > 0) {
    await db
      .insertInto('registry_items')
      .values(items.map((item, position) => itemRow(registry, item, position)))
      .execute();
  }
  await putPurchases(db, registry, sites.find((site) => site.market === market) ?? sites[0], givers);
};

/** The number of changed products after which the table is analyzed. */
const MANY = 100;

export interface GivenAccount {
  readonly id: AccountId;
  readonly email: string;
  readonly password: string;
  /** Empty by default. */
  readonly firstName?: string;
  readonly lastName?: string;
}

/** The data to write; the products of registries' items come with them, in the registry's market. */
export interface Given {
  readonly accounts?: ReadonlyArray<GivenAccount>;
  readonly registries?: ReadonlyArray<NewRegistry>;
  /** The givers of a registry's purchases, by its number. */
  readonly givers?: Readonly<Record<string, ReadonlyArray<GivenGiver>>>;
  /** Where the gifts of a registry are delivered, by its number. */
  readonly addresses?: Readonly<Record<string, DeliveryAddress>>;
  readonly products?: Readonly<Record<Market, ReadonlyArray<Product>>>;
  /** Services and terms of products. */
  readonly services?: ReadonlyArray<ProductServices>;
  readonly stores?: ReadonlyArray<Store>;
  /** The stock of stores. */
  readonly shelves?: ReadonlyArray<StoreStock>;
  readonly postalAreas?: ReadonlyArray<PostalArea>;
}

const putAccount = async (
  db: Kysely<Tables>,
  { id, email, password, firstName = '', lastName = '' }: GivenAccount,
): Promise<void> => {
  const present = await db.selectFrom('accounts').select('account_id').where('account_id', '=', id).executeTakeFirst();
  if (present !== undefined) return;
  await db
    .insertInto('accounts')
    .values({
      account_id: id,
      email: sameMailAddress(email),
      password_hash: await hashPassword(password),
      first_name: firstName,
      last_name: lastName,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/**
 * Writes accounts, products and registries in one transaction. Existing accounts and registries
 * keep their later changes, so that giving twice is giving once; products become as given. The first site of a
 * registry's market sells its gifts.
 */
export const putGiven = async (
  { db }: Pick<Database, 'db'>,
  sites: Sites,
  {
    accounts = [],
    registries = [],
    givers = {},
    addresses = {},
    products = {},
    services = [],
    stores = [],
    shelves = [],
    postalAreas = [],
  }: Given,
): Promise<void> => {
  await db.transaction().execute(async (transaction) => {
    for (const account of accounts) await putAccount(transaction, account);
    let written = 0;
    for (const market of new Set([...marketsOf(sites), ...Object.keys(products)])) {
      const { added, changed } = await putProducts(transaction, market, [
        ...registries
          .filter((registry) => registry.market === market)
          .flatMap(({ items }) => items.map(({ product }) => product)),
        ...(products[market] ?? []),
      ]);
      written += added + changed;
    }
    await putServices(transaction, services);
    await putStores(transaction, stores);
    await putShelves(transaction, shelves);
    await putAreas(transaction, postalAreas);
    if (written >= MANY) await analyzeProducts(transaction);
    for (const registry of registries) {
      await putRegistry(transaction, registry, sites, givers[registry.grId]);
      const address = addresses[registry.grId];
      if (address !== undefined) await saveDeliveryAddress(transaction, registry.grId, O.some(address));
    }
  });
};
