import type { CatalogueStore, Product, Sku } from '@gift-registry/domain';
import type { Queries } from '../database/queries.ts';
import { attempt } from './attempt.ts';
import { readKept } from './json/codec.ts';
import { ProductJson } from './json/product.json.ts';
import type { SqlContext } from './sql-context.ts';

/** The products of these SKUs that there are. */
export const readProducts = async (queries: Queries, skus: ReadonlyArray<Sku>): Promise<ReadonlyArray<Product>> => {
  if (skus.length === 0) return [];
  const rows = await queries.selectFrom('products').select('product').where('sku', 'in', skus).execute();
  return rows.map(({ product }) => readKept(ProductJson, product));
};

/** The catalogue of one database. */
export const catalogueStore = (context: SqlContext): CatalogueStore => ({
  products: (skus) => attempt(context, 'catalogue.products', ({ db }) => readProducts(db, skus)),
});
