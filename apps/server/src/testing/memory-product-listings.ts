import type { Product, ProductListings } from '@gift-registry/domain';
import { taskEither as TE } from 'fp-ts';
import { productOfInput } from '../catalogue-import/product-of-input.ts';
import { nothingListed } from '../catalogue-import/testing/example-input.ts';
import { NO_CATALOGUE } from '../shop/shop-catalogue.ts';

/** Lists products in memory; all of them are new, and their stock is not known again. */
export const memoryProductListings = (
  put: (given: { readonly products: ReadonlyArray<Product> }) => void,
): ProductListings => ({
  list: ({ brand, products, isDryRun }) => {
    if (!isDryRun) put({ products: products.map(productOfInput({ brand, catalogue: NO_CATALOGUE })) });
    return TE.right({ ...nothingListed, added: products.length });
  },
  updateStock: ({ products }) =>
    TE.right({ changed: 0, unchanged: 0, unknown: products.map(({ sku }) => sku), outdated: [] }),
});
