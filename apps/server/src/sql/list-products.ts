import {
  type Instant,
  type ListedProducts,
  ordSku,
  type Product,
  type ProductInput,
  type ProductListing,
} from '@gift-registry/domain';
import { either as E } from 'fp-ts';
import type { Kysely } from 'kysely';
import { productOfInput } from '../catalogue-import/product-of-input.ts';
import type { Tables } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';
import type { PictureHost } from '../product-pictures/picture-addresses.ts';
import { acceptedPictures, preparePictures, savePictures } from './listed-pictures.ts';
import { putProducts } from './put-products.ts';

/** How products are listed. */
export interface ListingOptions {
  /** Does the same, and rolls it back. */
  readonly isDryRun: boolean;
  readonly pictureHosts: ReadonlyArray<PictureHost>;
  readonly now: Instant;
}

/** Lists a retailer's products in a market, all of them or none; their pictures are fetched later. */
export const listProducts = async (
  db: Kysely<Tables>,
  { market, brand }: Pick<ProductListing, 'market' | 'brand'>,
  inputs: ReadonlyArray<ProductInput>,
  { isDryRun, pictureHosts, now }: ListingOptions,
): Promise<ListedProducts> => {
  // In one order, so that two listings at once wait for each other and never both for ever.
  const products = inputs.toSorted((one, other) => ordSku.compare(one.sku, other.sku));
  const listed = await inTransaction<ListedProducts, ListedProducts>(db, async (transaction) => {
    const rows = await transaction
      .selectFrom('products')
      .select(['sku', 'market'])
      .where(
        'sku',
        'in',
        products.map(({ sku }) => sku),
      )
      .execute();
    const marketOf = new Map(rows.map((row) => [row.sku, row.market]));
    const unpublished = products.filter(({ sku, isPublished }) => !isPublished && !marketOf.has(sku));
    const written = products.filter((product) => !unpublished.includes(product));
    const ownMarket = written.filter(({ sku }) => (marketOf.get(sku) ?? market) === market);
    const { accepted, leftOut } = acceptedPictures(pictureHosts, ownMarket);
    const pictures = await preparePictures(transaction, accepted, now);
    const withPictures = (product: Product): Product => ({ ...product, ...pictures.shown(product) });
    const toProduct = productOfInput(brand);
    const counts = await putProducts(
      transaction,
      market,
      written.map((input) => withPictures(toProduct(input))),
    );
    await savePictures(transaction, pictures);
    const done: ListedProducts = {
      added: counts.added,
      changed: counts.changed,
      unchanged: counts.unchanged,
      elsewhere: products.map(({ sku }) => sku).filter((sku) => (marketOf.get(sku) ?? market) !== market),
      unpublished: unpublished.map(({ sku }) => sku),
      picturesLeftOut: leftOut,
    };
    return isDryRun ? E.left(done) : E.right(done);
  });
  return E.toUnion(listed);
};
