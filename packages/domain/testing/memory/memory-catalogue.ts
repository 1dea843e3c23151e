import type { CatalogueStore, Product, Sku } from '@gift-registry/domain';
import { taskEither as TE } from 'fp-ts';

/** Products in a Map. */
export interface MemoryCatalogue extends CatalogueStore {
  readonly put: (products: ReadonlyArray<Product>) => void;
  readonly get: (skus: ReadonlyArray<Sku>) => ReadonlyArray<Product>;
}

/** An empty catalogue. */
export const memoryCatalogue = (): MemoryCatalogue => {
  const kept = new Map<Sku, Product>();
  const get: MemoryCatalogue['get'] = (skus) =>
    skus.flatMap((sku) => {
      const product = kept.get(sku);
      return product === undefined ? [] : [product];
    });
  return {
    put: (products) => {
      for (const product of products) kept.set(product.sku, product);
    },
    get,
    products: (skus) => TE.fromIO(() => get(skus)),
  };
};
