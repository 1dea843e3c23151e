import { type Kysely, type Migration, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { readKept } from '../sql/json/codec.ts';
import { ProductJson } from '../sql/json/product.json.ts';
import { searchColumns } from '../sql/product-columns.ts';

/** How many products are read at a time. */
const BATCH = 500;

const newColumns = `alter table products
  add column market text not null default 'US' check (market in ('US', 'CA')),
  add column is_findable boolean,
  add column brand text,
  add column category_name text,
  add column category_sequence bigint,
  add column name_key text collate "C",
  add column price bigint check (price >= 0),
  add column words tsvector,
  add column name_words tsvector`;

const filled = `alter table products
  alter column is_findable set not null,
  alter column brand set not null,
  alter column category_name set not null,
  alter column category_sequence set not null,
  alter column name_key set not null,
  alter column price set not null,
  alter column words set not null,
  alter column name_words set not null`;

const indexes: ReadonlyArray<string> = [
  'create index products_by_words on products using gin (words) where is_findable',
  'create index products_by_category on products (market, category_name)',
  'create index products_by_place on products (market, category_sequence, name_key, sku) where is_findable',
];

/** Fills the columns of the products that are there; what they are found by is the domain's to say. */
const fill = async (db: Kysely<Tables>): Promise<void> => {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('products')
      .select(['sku', 'product'])
      .where('sku', '>', after)
      .orderBy('sku')
      .limit(BATCH)
      .execute();
    for (const { sku, product } of rows)
      await db
        .updateTable('products')
        .set(searchColumns(readKept(ProductJson, product)))
        .where('sku', '=', sku)
        .execute();
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.sku;
  }
};

/** Products are listed in a market, and found by words, category, price and brand. */
export const searchedProducts: Migration = {
  up: async (db: Kysely<Tables>): Promise<void> => {
    await sql.raw(newColumns).execute(db);
    await fill(db);
    for (const statement of [filled, ...indexes]) await sql.raw(statement).execute(db);
  },
};
