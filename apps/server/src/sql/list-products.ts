import type { ListedProducts, ProductInput, ProductListing } from '@gift-registry/domain';
import { either as E } from 'fp-ts';
import type { Kysely } from 'kysely';
import { inStockProductOf, productOfInput } from '../catalogue-import/product-of-input.ts';
import type { Tables } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';
import { lockedProducts, writeChanged } from './put-products.ts';

/** Lists a retailer's products in a market, all of them or none; the last one with a SKU counts. A dry run does the same and rolls it back. */
export const listProducts = async (
  db: Kysely<Tables>,
  { market, brand }: Pick<ProductListing, 'market' | 'brand'>,
  inputs: ReadonlyArray<ProductInput>,
  isDryRun: boolean,
): Promise<ListedProducts> => {
  const distinct = [...new Map(inputs.map((input) => [input.sku, input])).values()];
  const listed = await inTransaction<ListedProducts, ListedProducts>(db, async (transaction) => {
    const present = await lockedProducts(
      transaction,
      distinct.map(({ sku }) => sku),
    );
    const unpublished = distinct.filter(({ sku, isPublished }) => !isPublished && !present.has(sku));
    const { added, changed, unchanged } = await writeChanged(
      transaction,
      market,
      distinct
        .filter((input) => !unpublished.includes(input))
        .map((input) => ({ product: productOfInput(brand)(input), inStock: inStockProductOf(brand)(input) })),
      present,
    );
    const done: ListedProducts = {
      added,
      changed,
      unchanged,
      elsewhere: distinct.map(({ sku }) => sku).filter((sku) => (present.get(sku)?.market ?? market) !== market),
      unpublished: unpublished.map(({ sku }) => sku),
    };
    return isDryRun ? E.left(done) : E.right(done);
  });
  return E.toUnion(listed);
};
