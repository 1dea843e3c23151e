import {
  type Cents,
  catalogueEntry,
  isFindable,
  LANGUAGES,
  type Market,
  nameKey,
  type Product,
  type Sku,
  spellcheckedTerms,
  spellings,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { type Kysely, sql, Transaction } from 'kysely';
import { withStock } from '../catalogue-import/stock-of-product.ts';
import type { Tables } from '../database/tables.ts';
import { jsonOf, readStored } from './json/codec.ts';
import { ProductJson } from './json/product.json.ts';
import * as stored from './json/value.json.ts';

const lexemes = (terms: ReadonlyArray<string>) => sql<string>`array_to_tsvector(${terms}::text[])`;

/** A product as it reads now, and as it does while it is in stock. */
export interface StockedProduct {
  readonly product: Product;
  readonly inStock: Product;
}

/** A product of which no more is known than how it reads now. */
export const stocked = (product: Product): StockedProduct => ({
  product,
  inStock: withStock({ stock: 'in-stock', shipsOn: O.none })(product),
});

/** The columns `product` and `in_stock`. */
const jsonColumns = ({ product, inStock }: StockedProduct) => {
  const [json, inStockJson] = [jsonOf(ProductJson, product), jsonOf(ProductJson, inStock)];
  return { product: json, in_stock: inStockJson === json ? null : inStockJson };
};

/** The sort keys of the product's names in other languages, as JSON; null where it has none. */
const nameKeysOf = (product: Product): string | null =>
  product.texts === undefined
    ? null
    : JSON.stringify(Object.fromEntries(LANGUAGES.slice(1).map((language) => [language, nameKey(language, product)])));

/** The search columns of a product, computed by the domain (ADD-09). */
const searchColumns = (product: Product) => {
  const entry = catalogueEntry(product);
  return {
    is_findable: entry.isFindable,
    brand: entry.brand,
    category_name: entry.category,
    category_sequence: entry.sequence,
    name_key: nameKey('en', product),
    name_keys: nameKeysOf(product),
    price: entry.price,
    words: lexemes(entry.words),
    name_words: lexemes(entry.nameTerms),
  };
};

/** The number of rows per statement. */
const BATCH = 200;
const WORDS_BATCH = 5_000;

const inBatches = <A>(all: ReadonlyArray<A>, most: number): ReadonlyArray<ReadonlyArray<A>> =>
  Array.from({ length: Math.ceil(all.length / most) }, (_, index) => all.slice(index * most, (index + 1) * most));

/** A product of the catalogue, as it is stored. */
export interface PresentProduct {
  readonly sku: string;
  readonly market: Market;
  readonly price: Cents;
  readonly json: string;
  readonly inStockJson: string | null;
}

/** Products of the catalogue, by SKU. */
export type PresentProducts = ReadonlyMap<string, PresentProduct>;

/**
 * Makes other writers of products wait until the transaction ends: every write of products renews the revision of the catalogue, so that two that write several times would otherwise wait for each other
 * for ever.
 */
export const lockCatalogue = async (transaction: Transaction<Tables>): Promise<void> => {
  await transaction.selectFrom('catalogue').select('revision_id').forUpdate().execute();
};

/** Locks the catalogue, and reads those of the products that are in it. */
export const lockedProducts = async (
  transaction: Transaction<Tables>,
  skus: ReadonlyArray<Sku>,
): Promise<PresentProducts> => {
  await lockCatalogue(transaction);
  const rows = await transaction
    .selectFrom('products')
    .select([
      'sku',
      'market',
      'price',
      sql<string>`product::text`.as('json'),
      sql<string | null>`in_stock::text`.as('inStockJson'),
    ])
    .where(sql<boolean>`sku = any(${skus}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.sku, { ...row, price: readStored(stored.Cents, row.price) }]));
};

/** Stores the words of findable products, for correcting misspelled searches (SHOP-04). */
const saveSearchWords = async (db: Kysely<Tables>, market: Market, products: ReadonlyArray<Product>): Promise<void> => {
  const words = [...new Set(products.filter(isFindable).flatMap(spellcheckedTerms))].sort();
  for (const batch of inBatches(words, WORDS_BATCH))
    await db
      .insertInto('catalogue_words')
      .values(batch.map((word) => ({ market, word, spellings: [...spellings(word)] })))
      .onConflict((conflict) => conflict.columns(['market', 'word']).doNothing())
      .execute();
};

const write = async (db: Kysely<Tables>, market: Market, products: ReadonlyArray<StockedProduct>): Promise<void> => {
  await db
    .insertInto('products')
    .values(
      products.map((each) => ({
        sku: each.product.sku,
        market,
        ...jsonColumns(each),
        ...searchColumns(each.product),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .column('sku')
        .doUpdateSet((eb) => ({
          product: eb.ref('excluded.product'),
          in_stock: eb.ref('excluded.in_stock'),
          is_findable: eb.ref('excluded.is_findable'),
          brand: eb.ref('excluded.brand'),
          category_name: eb.ref('excluded.category_name'),
          category_sequence: eb.ref('excluded.category_sequence'),
          name_key: eb.ref('excluded.name_key'),
          name_keys: eb.ref('excluded.name_keys'),
          price: eb.ref('excluded.price'),
          words: eb.ref('excluded.words'),
          name_words: eb.ref('excluded.name_words'),
        }))
        .whereRef('products.market', '=', 'excluded.market'),
    )
    .execute();
};

/** Counts of written products by outcome. */
export interface PutProducts {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Listed in the other market and left unchanged: a SKU is unique across both. */
  readonly elsewhere: number;
}

/** Lists products, one of each SKU, in a market: writes those that are new or differ from the present ones. */
export const writeChanged = async (
  transaction: Transaction<Tables>,
  market: Market,
  products: ReadonlyArray<StockedProduct>,
  present: PresentProducts,
): Promise<PutProducts> => {
  const listed = products.filter(({ product: { sku } }) => (present.get(sku)?.market ?? market) === market);
  const written = listed.filter((each) => {
    const [now, then] = [jsonColumns(each), present.get(each.product.sku)];
    return then?.json !== now.product || then.inStockJson !== now.in_stock;
  });
  for (const batch of inBatches(written, BATCH)) await write(transaction, market, batch);
  await saveSearchWords(
    transaction,
    market,
    written.map(({ product }) => product),
  );
  const changed = written.filter(({ product: { sku } }) => present.has(sku)).length;
  return {
    added: written.length - changed,
    changed,
    unchanged: listed.length - written.length,
    elsewhere: products.length - listed.length,
  };
};

/** Lists products in a market; the last one with a SKU counts. Idempotent. Uses the given transaction, if it is one. */
export const putProducts = async (
  db: Kysely<Tables>,
  market: Market,
  products: ReadonlyArray<Product>,
): Promise<PutProducts> => {
  const distinct = [...new Map(products.map((product) => [product.sku, product])).values()];
  const put = async (transaction: Transaction<Tables>): Promise<PutProducts> =>
    writeChanged(
      transaction,
      market,
      distinct.map(stocked),
      await lockedProducts(
        transaction,
        distinct.map(({ sku }) => sku),
      ),
    );
  return db instanceof Transaction ? put(db) : db.transaction().execute(put);
};

/** Refreshes the planner's statistics of the table after many products were written; the embedded database never does so by itself. */
export const analyzeProducts = async (db: Kysely<Tables>): Promise<void> => {
  await sql`analyze products`.execute(db);
};
