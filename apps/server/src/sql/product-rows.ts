import type { Market, Product, Sku } from '@gift-registry/domain';
import type { Queries } from '../database/queries.ts';
import { readStored } from './json/codec.ts';
import { ProductJson } from './json/product.json.ts';

/** The products of these SKUs that there are in that market. */
export const readProducts = async (
  queries: Queries,
  market: Market,
  skus: ReadonlyArray<Sku>,
): Promise<ReadonlyArray<Product>> => {
  if (skus.length === 0) return [];
  const rows = await queries
    .selectFrom('products')
    .select('product')
    .where('market', '=', market)
    .where('sku', 'in', skus)
    .execute();
  return rows.map(({ product }) => readStored(ProductJson, product));
};
