import {
  type Gtin,
  type Instant,
  type ListedProducts,
  type Market,
  type Product,
  type ProductInput,
  type ProductListing,
  parseSku,
} from '@gift-registry/domain';
import { either as E, readonlyArray as RA } from 'fp-ts';
import { type Kysely, sql } from 'kysely';
import { inStockProductOf, productOfInput } from '../catalogue-import/product-of-input.ts';
import type { Tables } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';
import type { PictureHost } from '../product-pictures/picture-addresses.ts';
import { acceptedPictures, preparePictures, savePictures } from './listed-pictures.ts';
import { lockedProducts, writeChanged } from './put-products.ts';

/** How products are listed. */
export interface ListingOptions {
  /** Does the same, and rolls it back. */
  readonly isDryRun: boolean;
  readonly pictureHosts: ReadonlyArray<PictureHost>;
  readonly now: Instant;
}

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

/** Lists a retailer's products in a market, all of them or none; the last one with a SKU counts. Their pictures are fetched later. */
export const listProducts = async (
  db: Kysely<Tables>,
  { market, brand }: Pick<ProductListing, 'market' | 'brand'>,
  inputs: ReadonlyArray<ProductInput>,
  { isDryRun, pictureHosts, now }: ListingOptions,
): Promise<ListedProducts> => {
  const distinct = [...new Map(inputs.map((input) => [input.sku, input])).values()];
  const listed = await inTransaction<ListedProducts, ListedProducts>(db, async (transaction) => {
    const present = await lockedProducts(
      transaction,
      distinct.map(({ sku }) => sku),
    );
    const unpublished = distinct.filter(({ sku, isPublished }) => !isPublished && !present.has(sku));
    const written = distinct.filter((input) => !unpublished.includes(input));
    const { accepted, leftOut } = acceptedPictures(
      pictureHosts,
      written.filter(({ sku }) => (present.get(sku)?.market ?? market) === market),
    );
    const pictures = await preparePictures(transaction, accepted, now);
    const withPictures = (product: Product): Product => ({ ...product, ...pictures.shown(product) });
    const { added, changed, unchanged } = await writeChanged(
      transaction,
      market,
      written.map((input) => ({
        product: withPictures(productOfInput(brand)(input)),
        inStock: withPictures(inStockProductOf(brand)(input)),
      })),
      present,
    );
    await savePictures(transaction, pictures);
    const done: ListedProducts = {
      added,
      changed,
      unchanged,
      elsewhere: distinct.map(({ sku }) => sku).filter((sku) => (present.get(sku)?.market ?? market) !== market),
      unpublished: unpublished.map(({ sku }) => sku),
      picturesLeftOut: leftOut,
      sharedGtins: await sharedGtins(transaction, market, [...new Set(RA.compact(distinct.map(({ gtin }) => gtin)))]),
    };
    return isDryRun ? E.left(done) : E.right(done);
  });
  return E.toUnion(listed);
};
