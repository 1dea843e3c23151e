import type { ListedProducts, ProductInput, ProductListing } from '@gift-registry/domain';
import { either as E } from 'fp-ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';
import { putProducts } from '../sql/put-products.ts';
import { productOfInput } from './product-of-input.ts';

/** Lists a retailer's products in a market, all of them or none. A dry run does the same and rolls it back. */
export const listProducts = async (
  db: Kysely<Tables>,
  { market, brand }: Pick<ProductListing, 'market' | 'brand'>,
  products: ReadonlyArray<ProductInput>,
  isDryRun: boolean,
): Promise<ListedProducts> => {
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
    const counts = await putProducts(
      transaction,
      market,
      products.filter((product) => !unpublished.includes(product)).map(productOfInput(brand)),
    );
    const done: ListedProducts = {
      added: counts.added,
      changed: counts.changed,
      unchanged: counts.unchanged,
      elsewhere: products.map(({ sku }) => sku).filter((sku) => (marketOf.get(sku) ?? market) !== market),
      unpublished: unpublished.map(({ sku }) => sku),
    };
    return isDryRun ? E.left(done) : E.right(done);
  });
  return E.toUnion(listed);
};
