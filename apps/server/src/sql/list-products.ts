import {
  type Gtin,
  type ListedProducts,
  type Market,
  type ProductInput,
  type ProductListing,
  parseSku,
} from '@gift-registry/domain';
import { either as E, readonlyArray as RA } from 'fp-ts';
import { type Kysely, sql } from 'kysely';
import { inStockProductOf, productOfInput } from '../catalogue-import/product-of-input.ts';
import type { Tables } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';
import { lockedProducts, writeChanged } from './put-products.ts';

/** Those of the numbers that several products of the market have, with the products, in the order of their SKUs. */
const sharedGtins = async (
  db: Kysely<Tables>,
  market: Market,
  gtins: ReadonlyArray<Gtin>,
): Promise<ListedProducts['sharedGtins']> => {
  if (gtins.length === 0) return [];
  const gtinOf = sql<string>`product->>'gtin'`;
  const rows = await db
    .selectFrom('products')
    .select(['sku', gtinOf.as('gtin')])
    .where('market', '=', market)
    .where(sql<boolean>`${gtinOf} = any(${gtins}::text[])`)
    .orderBy('sku')
    .execute();
  return gtins
    .map((gtin) => ({
      gtin,
      skus: RA.compact(rows.filter((row) => row.gtin === gtin).map(({ sku }) => parseSku(sku))),
    }))
    .filter(({ skus }) => skus.length > 1);
};

/** Lists a retailer's products in a market, all of them or none; the last one with a SKU counts. A dry run does the same and rolls it back. */
export const listProducts = async (
  db: Kysely<Tables>,
  { market, brand }: Pick<ProductListing, 'market' | 'brand'>,
  inputs: ReadonlyArray<ProductInput>,
  isDryRun: boolean,
): Promise<ListedProducts> => {
  const distinct = [...new Map(inputs.map((input) => [input.sku, input])).values()];
  const listed = await inTransaction<ListedProducts, ListedProducts>(db, async (transaction) => {
    const present = await lockedProducts(
      transaction,
      distinct.map(({ sku }) => sku),
    );
    const unpublished = distinct.filter(({ sku, isPublished }) => !isPublished && !present.has(sku));
    const { added, changed, unchanged } = await writeChanged(
      transaction,
      market,
      distinct
        .filter((input) => !unpublished.includes(input))
        .map((input) => ({ product: productOfInput(brand)(input), inStock: inStockProductOf(brand)(input) })),
      present,
    );
    const done: ListedProducts = {
      added,
      changed,
      unchanged,
      elsewhere: distinct.map(({ sku }) => sku).filter((sku) => (present.get(sku)?.market ?? market) !== market),
      unpublished: unpublished.map(({ sku }) => sku),
      sharedGtins: await sharedGtins(transaction, market, [...new Set(RA.compact(distinct.map(({ gtin }) => gtin)))]),
    };
    return isDryRun ? E.left(done) : E.right(done);
  });
  return E.toUnion(listed);
};
