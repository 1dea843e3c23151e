import type { Product } from '@gift-registry/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { jsonOf } from '../sql/json/codec.ts';
import { ProductJson } from '../sql/json/product.json.ts';

/** How many rows one statement carries. */
const BATCH = 200;

/** Puts products into the catalogue; of several with one SKU the last counts. The catalogue's version rises when any of them is new or other than before. */
export const putProducts = async (db: Kysely<Tables>, products: ReadonlyArray<Product>): Promise<void> => {
  const bySku = new Map(products.map((product) => [product.sku, jsonOf(ProductJson, product)]));
  const rows = [...bySku].map(([sku, product]) => ({ sku, product }));
  const { version } = await db
    .selectFrom('products')
    .select((eb) => eb.fn.max('catalogue_version').as('version'))
    .executeTakeFirstOrThrow();
  const catalogue_version = (version ?? 0) + 1;
  for (let start = 0; start < rows.length; start += BATCH) {
    await db
      .insertInto('products')
      .values(rows.slice(start, start + BATCH).map((row) => ({ ...row, catalogue_version })))
      .onConflict((conflict) =>
        conflict
          .column('sku')
          .doUpdateSet((eb) => ({ product: eb.ref('excluded.product'), catalogue_version }))
          .where(sql<boolean>`products.product::text <> excluded.product::text`),
      )
      .execute();
  }
};
