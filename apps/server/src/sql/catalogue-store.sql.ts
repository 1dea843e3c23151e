import type { CatalogueStore, Market, Product } from '@gift-registry/domain';
import type { Queries } from '../database/queries.ts';
import { attempt } from './attempt.ts';
import { searchProducts } from './catalogue-search.sql.ts';
import { readKept } from './json/codec.ts';
import { ProductJson } from './json/product.json.ts';
import { readProducts } from './product-rows.ts';
import type { SqlContext } from './sql-context.ts';

const readLike = async (
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
  return rows.map(({ product }) => readKept(ProductJson, product));
};

/** The catalogue of one database. */
export const catalogueStore = (context: SqlContext): CatalogueStore => ({
  products: (market, skus) => attempt(context, 'catalogue.products', ({ db }) => readProducts(db, market, skus)),
  search: (market, query) => attempt(context, 'catalogue.search', ({ db }) => searchProducts(db, market, query)),
  likeIt: (market, product) => attempt(context, 'catalogue.likeIt', ({ db }) => readLike(db, market, product)),
});
