import type { Market, Product, ProductServices, Sku } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import * as t from 'io-ts';
import type { Kysely } from 'kysely';
import type { Queries } from '../database/queries.ts';
import type { Tables } from '../database/tables.ts';
import { readStored } from './json/codec.ts';
import { ProductJson } from './json/product.json.ts';
import { Cents, Sku as KeptSku } from './json/value.json.ts';

/** The products of these SKUs in that market. */
export const readProducts = async (
  queries: Queries,
  market: Market,
  skus: ReadonlyArray<Sku>,
): Promise<ReadonlyArray<Product>> => {
  if (skus.length === 0) return [];
  const rows = await queries
    .selectFrom('products')
    .select('product')
    .where('market', '=', market)
    .where('sku', 'in', skus)
    .execute();
  return rows.map(({ product }) => readStored(ProductJson, product));
};

const ServicesRow = t.type(
  {
    sku: KeptSku,
    installation_type: t.union([t.number, t.null]),
    installation_fee: t.union([Cents, t.null]),
    special_order_picture: t.union([t.string, t.null]),
  },
  'ServicesRow',
);

const servicesIn = (row: t.TypeOf<typeof ServicesRow>): ProductServices => ({
  sku: row.sku,
  installation:
    row.installation_type === null || row.installation_fee === null
      ? O.none
      : O.some({ type: row.installation_type, fee: row.installation_fee }),
  specialOrderPicture: O.fromNullable(row.special_order_picture),
});

/** The services and terms of a market's products (CART-01). */
export const readServices = async (
  queries: Queries,
  market: Market,
  skus: ReadonlyArray<Sku>,
): Promise<ReadonlyArray<ProductServices>> => {
  if (skus.length === 0) return [];
  const rows = await queries
    .selectFrom('products')
    .select(['sku', 'installation_type', 'installation_fee', 'special_order_picture'])
    .where('market', '=', market)
    .where('sku', 'in', skus)
    .where((eb) => eb.or([eb('installation_type', 'is not', null), eb('special_order_picture', 'is not', null)]))
    .execute();
  return rows.map((row) => servicesIn(readStored(ServicesRow, row)));
};

/** Stores services and terms of listed products; those of other products are skipped. */
export const putServices = async (db: Kysely<Tables>, services: ReadonlyArray<ProductServices>): Promise<void> => {
  for (const { sku, installation, specialOrderPicture } of services) {
    await db
      .updateTable('products')
      .set({
        installation_type: O.isSome(installation) ? installation.value.type : null,
        installation_fee: O.isSome(installation) ? installation.value.fee : null,
        special_order_picture: O.toNullable(specialOrderPicture),
      })
      .where('sku', '=', sku)
      .execute();
  }
};
