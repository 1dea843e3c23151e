import type { Market, StockUpdate, UpdatedStock } from '@gift-registry/domain';
import { either as E } from 'fp-ts';
import type { Kysely } from 'kysely';
import { withStock } from '../catalogue-import/stock-of-product.ts';
import type { Tables } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';
import { readStored } from './json/codec.ts';
import { ProductJson } from './json/product.json.ts';
import { lockedProducts, type PresentProduct, type StockedProduct, stocked, writeChanged } from './put-products.ts';

/** Starts from the product as it reads in stock, so that nothing that was said of an earlier stock stays. */
const updated = ({ json, inStockJson }: PresentProduct, update: StockUpdate): StockedProduct => {
  const { inStock } = stocked(readStored(ProductJson, JSON.parse(inStockJson ?? json)));
  return { product: withStock(update)(inStock), inStock };
};

/** Writes the stock of products of both markets and nothing else of them; the last update of a SKU counts. */
export const updateStock = async (db: Kysely<Tables>, updates: ReadonlyArray<StockUpdate>): Promise<UpdatedStock> => {
  const last = new Map(updates.map((update) => [update.sku, update]));
  const done = await inTransaction<never, UpdatedStock>(db, async (transaction) => {
    const present = await lockedProducts(transaction, [...last.keys()]);
    const of = (market: Market): ReadonlyArray<StockedProduct> =>
      [...last].flatMap(([sku, update]) => {
        const product = present.get(sku);
        return product?.market === market ? [updated(product, update)] : [];
      });
    const [us, canada] = [
      await writeChanged(transaction, 'US', of('US'), present),
      await writeChanged(transaction, 'CA', of('CA'), present),
    ];
    return E.right({
      changed: us.changed + canada.changed,
      unchanged: us.unchanged + canada.unchanged,
      unknown: [...last.keys()].filter((sku) => !present.has(sku)),
    });
  });
  return E.toUnion(done);
};
