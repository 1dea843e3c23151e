import { catalogueEntry, isFindable, type Market, type Product, spelledTerms, spellings } from '@gift-registry/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { jsonOf } from './json/codec.ts';
import { ProductJson } from './json/product.json.ts';

const lexemes = (terms: ReadonlyArray<string>) => sql<string>`array_to_tsvector(${terms}::text[])`;

/** The search terms of a product, by the domain (ADD-09). */
const searchColumns = (product: Product) => {
  const entry = catalogueEntry(product);
  return {
    is_findable: entry.isFindable,
    brand: entry.brand,
    category_name: entry.category,
    category_sequence: entry.sequence,
    name_key: entry.nameKey,
    price: entry.price,
    words: lexemes(entry.words),
    name_words: lexemes(entry.nameTerms),
  };
};

const productRow = (market: Market, product: Product) => ({
  sku: product.sku,
  market,
  product: jsonOf(ProductJson, product),
  ...searchColumns(product),
});

/** The rows of one statement. */
const BATCH = 200;

/** Counts of written products by outcome. */
export interface PutProducts {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Listed in the other market and unchanged: a SKU is unique over both. */
  readonly elsewhere: number;
}

/** Notes the words of findable products, with which mistaken ones are compared (SHOP-04). */
const noteWords = async (db: Kysely<Tables>, market: Market, products: ReadonlyArray<Product>): Promise<void> => {
  const words = [...new Set(products.filter(isFindable).flatMap(spelledTerms))].sort();
  if (words.length === 0) return;
  await db
    .insertInto('catalogue_words')
    .values(words.map((word) => ({ market, word, spellings: [...spellings(word)] })))
    .onConflict((conflict) => conflict.columns(['market', 'word']).doNothing())
    .execute();
};

/** Writes a batch; a product that is listed in the other market meanwhile stays unchanged. */
const write = async (db: Kysely<Tables>, market: Market, products: ReadonlyArray<Product>): Promise<void> => {
  await db
    .insertInto('products')
    .values(products.map((product) => productRow(market, product)))
    .onConflict((conflict) =>
      conflict
        .column('sku')
        .doUpdateSet((eb) => ({
          product: eb.ref('excluded.product'),
          is_findable: eb.ref('excluded.is_findable'),
          brand: eb.ref('excluded.brand'),
          category_name: eb.ref('excluded.category_name'),
          category_sequence: eb.ref('excluded.category_sequence'),
          name_key: eb.ref('excluded.name_key'),
          price: eb.ref('excluded.price'),
          words: eb.ref('excluded.words'),
          name_words: eb.ref('excluded.name_words'),
        }))
        .whereRef('products.market', '=', 'excluded.market'),
    )
    .execute();
};

/** Writes the products of a batch that are new or differ. */
const putBatch = async (db: Kysely<Tables>, market: Market, products: ReadonlyArray<Product>): Promise<PutProducts> => {
  const rows = await db
    .selectFrom('products')
    .select(['sku', 'market', sql<string>`product::text`.as('json')])
    .where(
      'sku',
      'in',
      products.map(({ sku }) => sku),
    )
    .execute();
  const present = new Map(rows.map((row) => [row.sku, row]));
  const listed = products.filter(({ sku }) => (present.get(sku)?.market ?? market) === market);
  const written = listed.filter((product) => present.get(product.sku)?.json !== jsonOf(ProductJson, product));
  if (written.length > 0) {
    await write(db, market, written);
    await noteWords(db, market, written);
  }
  const changed = written.filter(({ sku }) => present.has(sku)).length;
  return {
    added: written.length - changed,
    changed,
    unchanged: listed.length - written.length,
    elsewhere: products.length - listed.length,
  };
};

const NONE: PutProducts = { added: 0, changed: 0, unchanged: 0, elsewhere: 0 };

const sum = (first: PutProducts, second: PutProducts): PutProducts => ({
  added: first.added + second.added,
  changed: first.changed + second.changed,
  unchanged: first.unchanged + second.unchanged,
  elsewhere: first.elsewhere + second.elsewhere,
});

/**
 * Lists products in a market; the last one with a SKU counts. Idempotent. Uses the given transaction, if it
 * is one.
 */
export const putProducts = async (
  db: Kysely<Tables>,
  market: Market,
  products: ReadonlyArray<Product>,
): Promise<PutProducts> => {
  const distinct = [...new Map(products.map((product) => [product.sku, product])).values()];
  let outcome = NONE;
  for (let start = 0; start < distinct.length; start += BATCH)
    outcome = sum(outcome, await putBatch(db, market, distinct.slice(start, start + BATCH)));
  return outcome;
};

/** Refreshes the planner's statistics of the table after many products were written; the embedded database never does so by itself. */
export const analyzeProducts = async (db: Kysely<Tables>): Promise<void> => {
  await sql`analyze products`.execute(db);
};
