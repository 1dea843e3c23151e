import {
  type Gtin,
  type Instant,
  isPriceHeldBack,
  type ListedProducts,
  type Market,
  type PriceHeldBack,
  type Product,
  type ProductInput,
  type ProductListing,
  parseSku,
  type Sku,
} from '@gift-registry/domain';
import { either as E, option as O, readonlyArray as RA } from 'fp-ts';
import { type Kysely, sql } from 'kysely';
import { inStockProductOf, productOfInput } from '../catalogue-import/product-of-input.ts';
import { withStockOf } from '../catalogue-import/stock-of-product.ts';
import type { Tables } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';
import type { PictureHost } from '../product-pictures/picture-addresses.ts';
import type { ShopCatalogue } from '../shop/shop-catalogue.ts';
import { readStored } from './json/codec.ts';
import { ProductJson } from './json/product.json.ts';
import { acceptedPictures, preparePictures, savePictures } from './listed-pictures.ts';
import { productTimes } from './product-times.ts';
import {
  lockedProducts,
  type PresentProduct,
  type PresentProducts,
  type StockedProduct,
  writeChanged,
} from './put-products.ts';

/** How products are listed. */
export interface ListingOptions {
  /** Does the same, and rolls it back. */
  readonly isDryRun: boolean;
  readonly pictureHosts: ReadonlyArray<PictureHost>;
  readonly catalogue: ShopCatalogue;
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

/** The prices of a product that is in the catalogue. */
const pricesOf = ({
  json,
}: PresentProduct): Pick<Product, 'currentPrice' | 'regularPrice' | 'priceType' | 'markdown'> => {
  const { currentPrice, regularPrice, priceType, markdown } = readStored(ProductJson, JSON.parse(json));
  return { currentPrice, regularPrice, priceType, markdown };
};

/** Those of the prices that wait until they are accepted (FEED-01). */
const heldBackPrices = (
  inputs: ReadonlyArray<ProductInput>,
  present: PresentProducts,
): ReadonlyMap<Sku, PriceHeldBack> =>
  new Map(
    inputs
      .map(({ sku, price: after }) => ({
        sku,
        before: O.map(({ price }: PresentProduct) => price)(O.fromNullable(present.get(sku))),
        after,
      }))
      .filter(({ before, after }) => isPriceHeldBack(before, after))
      .map((heldBack) => [heldBack.sku, heldBack]),
  );

/** Lists a retailer's products in a market, all of them or none; the last one with a SKU counts. Their pictures are fetched later. */
export const listProducts = async (
  db: Kysely<Tables>,
  { market, brand, asOf, acceptPrices }: Pick<ProductListing, 'market' | 'brand' | 'asOf' | 'acceptPrices'>,
  inputs: ReadonlyArray<ProductInput>,
  { isDryRun, pictureHosts, catalogue, now }: ListingOptions,
): Promise<ListedProducts> => {
  const shop = { brand, catalogue };
  const distinct = [...new Map(inputs.map((input) => [input.sku, input])).values()];
  const skus = distinct.map(({ sku }) => sku);
  const listed = await inTransaction<ListedProducts, ListedProducts>(db, async (transaction) => {
    const present = await lockedProducts(transaction, skus);
    const times = await productTimes(transaction, skus, asOf);
    const here = distinct.filter(({ sku }) => (present.get(sku)?.market ?? market) === market);
    const unpublished = here.filter(({ sku, isPublished }) => !isPublished && !present.has(sku));
    const outdated = here.filter(({ sku }) => times.isOutdated(sku, 'listing'));
    const current = here.filter((input) => !unpublished.includes(input) && !outdated.includes(input));
    const heldBack = acceptPrices ? new Map<Sku, PriceHeldBack>() : heldBackPrices(current, present);
    const written = current.filter(({ sku }) => present.has(sku) || !heldBack.has(sku));
    const stockKept = written.map(({ sku }) => sku).filter((sku) => times.isOutdated(sku, 'stock'));
    const { accepted, leftOut } = acceptedPictures(pictureHosts, catalogue.pictures, written);
    const pictures = await preparePictures(transaction, accepted, now);
    const shown = (product: Product): Product => {
      const before = present.get(product.sku);
      const prices = before !== undefined && heldBack.has(product.sku) ? pricesOf(before) : {};
      return { ...product, ...prices, ...pictures.shown(product) };
    };
    const stockedProductOf = (input: ProductInput): StockedProduct => {
      const before = present.get(input.sku);
      const [product, inStock] = [shown(productOfInput(shop)(input)), shown(inStockProductOf(shop)(input))];
      return before !== undefined && stockKept.includes(input.sku)
        ? { product: withStockOf(readStored(ProductJson, JSON.parse(before.json)))(inStock), inStock }
        : { product, inStock };
    };
    const { added, changed, unchanged } = await writeChanged(
      transaction,
      market,
      written.map(stockedProductOf),
      present,
    );
    await savePictures(transaction, pictures);
    // A listing without a time may be older than a report of the stock that is still on its way: that one counts.
    const isStockDated = (sku: Sku): boolean => O.isSome(asOf) && !stockKept.includes(sku);
    await times.save(
      written.map(({ sku }) => [sku, isStockDated(sku) ? ['listing', 'stock'] : ['listing']]),
      now,
    );
    const done: ListedProducts = {
      added,
      changed,
      unchanged,
      elsewhere: distinct.filter((input) => !here.includes(input)).map(({ sku }) => sku),
      unpublished: unpublished.map(({ sku }) => sku),
      outdated: outdated.map(({ sku }) => sku),
      stockKept,
      pricesHeldBack: [...heldBack.values()],
      picturesLeftOut: leftOut,
      sharedGtins: await sharedGtins(transaction, market, [...new Set(RA.compact(distinct.map(({ gtin }) => gtin)))]),
    };
    return isDryRun ? E.left(done) : E.right(done);
  });
  return E.toUnion(listed);
};
