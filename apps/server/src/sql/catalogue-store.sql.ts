import {
  type BrandSelection,
  type CatalogueStore,
  type Family,
  type Gtin,
  type Market,
  MOST_REVIEWED,
  type Product,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { sql } from 'kysely';
import type { Queries } from '../database/queries.ts';
import { attempt } from './attempt.ts';
import { searchProducts } from './catalogue-search.sql.ts';
import { readStored } from './json/codec.ts';
import { ProductJson } from './json/product.json.ts';
import { readProducts, readServices } from './product-rows.ts';
import type { SqlContext } from './sql-context.ts';

const readSimilarProducts = async (
  queries: Queries,
  market: Market,
  { brand, categoryName }: Pick<Product, 'brand' | 'categoryName'>,
): Promise<ReadonlyArray<Product>> => {
  const rows = await queries
    .selectFrom('products')
    .select('product')
    .where('market', '=', market)
    .where('is_findable', '=', true)
    .where('category_name', '=', categoryName.trim())
    .where('brand', '=', brand)
    .execute();
  return rows.map(({ product }) => readStored(ProductJson, product));
};

/** Filter and order match the indexes `products_by_reviews` and `products_by_department`. */
const readMostReviewed = async (
  queries: Queries,
  market: Market,
  { brand, department, except }: BrandSelection,
): Promise<ReadonlyArray<Product>> => {
  const rows = await queries
    .selectFrom('products')
    .select('product')
    .where('market', '=', market)
    .where('is_findable', '=', true)
    .where('brand', '=', brand)
    .$if(O.isSome(department), (found) => found.where(sql`product->>'department'`, '=', O.toUndefined(department)))
    .$if(O.isSome(except), (found) => found.where(sql`product->>'department'`, '<>', O.toUndefined(except)))
    .orderBy(sql`(product->>'reviews')::bigint`, 'desc')
    .orderBy('sku')
    .limit(MOST_REVIEWED)
    .execute();
  return rows.map(({ product }) => readStored(ProductJson, product));
};

const readByGtin = async (queries: Queries, market: Market, gtin: Gtin): Promise<ReadonlyArray<Product>> => {
  const rows = await queries
    .selectFrom('products')
    .select('product')
    .where('market', '=', market)
    .where(sql<string>`product->>'gtin'`, '=', gtin)
    .execute();
  return rows.map(({ product }) => readStored(ProductJson, product));
};

/** The filter is that of the index `products_by_family`. */
const readFamily = async (
  queries: Queries,
  market: Market,
  { familyId, brand }: Family,
): Promise<ReadonlyArray<Product>> => {
  const rows = await queries
    .selectFrom('products')
    .select('product')
    .where('market', '=', market)
    .where('brand', '=', brand)
    .where(sql`product->>'familyId'`, '=', familyId)
    .execute();
  return rows.map(({ product }) => readStored(ProductJson, product));
};

/** The catalogue of one database. */
export const catalogueStore = (context: SqlContext): CatalogueStore => ({
  products: (market, skus) => attempt(context, 'catalogue.products', ({ db }) => readProducts(db, market, skus)),
  madeAs: (market, gtin) => attempt(context, 'catalogue.madeAs', ({ db }) => readByGtin(db, market, gtin)),
  services: (market, skus) => attempt(context, 'catalogue.services', ({ db }) => readServices(db, market, skus)),
  search: (...search) => attempt(context, 'catalogue.search', ({ db }) => searchProducts(db, ...search)),
  family: (market, family) => attempt(context, 'catalogue.family', ({ db }) => readFamily(db, market, family)),
  mostReviewed: (market, selection) =>
    attempt(context, 'catalogue.mostReviewed', ({ db }) => readMostReviewed(db, market, selection)),
  similarProducts: (market, product) =>
    attempt(context, 'catalogue.similarProducts', ({ db }) => readSimilarProducts(db, market, product)),
});
