import type { Instant, Market, StockReport, StockUpdate, UpdatedStock } from '@gift-registry/domain';
import { either as E } from 'fp-ts';
import type { Kysely } from 'kysely';
import { withStock } from '../catalogue-import/stock-of-product.ts';
import type { Tables } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';
import { readStored } from './json/codec.ts';
import { ProductJson } from './json/product.json.ts';
import { productTimes } from './product-times.ts';
import {
  lockedProducts,
  type PresentProduct,
  type PutProducts,
  type StockedProduct,
  stocked,
  writeChanged,
} from './put-products.ts';

/** Starts from the product as it reads in stock, so that nothing that was said of an earlier stock stays. */
const updated = ({ json, inStockJson }: PresentProduct, update: StockUpdate): StockedProduct => {
  const { inStock } = stocked(readStored(ProductJson, JSON.parse(inStockJson ?? json)));
  return { product: withStock(update)(inStock), inStock };
};

/** Writes the stock of products of both markets and nothing else of them; the last update of a SKU counts. */
export const updateStock = async (
  db: Kysely<Tables>,
  { products, asOf }: StockReport,
  now: Instant,
): Promise<UpdatedStock> => {
  const last = new Map(products.map((update) => [update.sku, update]));
  const skus = [...last.keys()];
  const done = await inTransaction<never, UpdatedStock>(db, async (transaction) => {
    const present = await lockedProducts(transaction, skus);
    const times = await productTimes(transaction, skus, asOf);
    const known = skus.filter((sku) => present.has(sku));
    const outdated = known.filter((sku) => times.isOutdated(sku, 'stock'));
    const taken = known.filter((sku) => !outdated.includes(sku));
    const of = (market: Market): ReadonlyArray<StockedProduct> =>
      taken.flatMap((sku) => {
        const [product, update] = [present.get(sku), last.get(sku)];
        return product?.market === market && update !== undefined ? [updated(product, update)] : [];
      });
    const written: PutProducts[] = [];
    for (const market of new Set([...present.values()].map((product) => product.market)))
      written.push(await writeChanged(transaction, market, of(market), present));
    await times.save(
      taken.map((sku) => [sku, ['stock']]),
      now,
    );
    return E.right({
      changed: written.reduce((sum, { changed }) => sum + changed, 0),
      unchanged: written.reduce((sum, { unchanged }) => sum + unchanged, 0),
      unknown: skus.filter((sku) => !present.has(sku)),
      outdated,
    });
  });
  return E.toUnion(done);
};
