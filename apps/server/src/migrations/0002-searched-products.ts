import * as t from 'io-ts';
import { type Kysely, type Migration, sql } from 'kysely';
import { readKept } from '../sql/json/codec.ts';
import { wordsThen } from './words-then.ts';

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

/* What follows is of the day of this migration: a product as it was kept then, and its columns. It does not change with the product of today. */

const KeptThen = t.type(
  {
    sku: t.string,
    name: t.string,
    brand: t.keyof({ main: null, modern: null }),
    currentPrice: t.number,
    isNla: t.boolean,
    isOnWeb: t.boolean,
    description: t.string,
    categoryName: t.string,
    categorySequence: t.number,
    department: t.string,
    productClass: t.string,
    productSubclass: t.string,
  },
  'Product of migration 0002',
);
type ProductThen = t.TypeOf<typeof KeptThen>;

interface TablesThen {
  products: {
    sku: string;
    product: unknown;
    is_findable: boolean;
    brand: string;
    category_name: string;
    category_sequence: number;
    name_key: string;
    price: number;
    words: string;
    name_words: string;
  };
}

const DIGITS_SHOWN = 6;

const productWordsThen = (product: ProductThen): ReadonlyArray<string> =>
  wordsThen(
    [
      product.name,
      product.categoryName,
      product.department,
      product.productClass,
      product.productSubclass,
      product.description,
      product.sku.padStart(DIGITS_SHOWN, '0'),
      product.sku,
    ].join(' '),
  );

const lexemes = (words: ReadonlyArray<string>) => sql<string>`array_to_tsvector(${words}::text[])`;

const columnsThen = (product: ProductThen) => {
  const nameWords = wordsThen(product.name);
  return {
    is_findable: product.isOnWeb && !product.isNla,
    brand: product.brand,
    category_name: product.categoryName.trim(),
    category_sequence: product.categorySequence,
    name_key: nameWords.join(' '),
    price: product.currentPrice,
    words: lexemes(productWordsThen(product)),
    name_words: lexemes(nameWords),
  };
};

/** Fills the columns of the products that are there. */
const fill = async (db: Kysely<TablesThen>): Promise<void> => {
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
        .set(columnsThen(readKept(KeptThen, product)))
        .where('sku', '=', sku)
        .execute();
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.sku;
  }
};

/** Products are listed in a market, and found by words, category, price and brand. */
export const searchedProducts: Migration = {
  up: async (db: Kysely<TablesThen>): Promise<void> => {
    await sql.raw(newColumns).execute(db);
    await fill(db);
    for (const statement of [filled, ...indexes]) await sql.raw(statement).execute(db);
  },
};
