import {
  type CatalogueStore,
  isFindable,
  type Market,
  mostReviewed,
  type Product,
  type ProductServices,
  type Sku,
  searchCatalogue,
} from '@gift-registry/domain';
import { taskEither as TE } from 'fp-ts';

/** Products in a Map. */
export interface MemoryCatalogue extends CatalogueStore {
  /** Lists the products in that market; one that is listed in the other already stays as it is. */
  readonly put: (market: Market, products: ReadonlyArray<Product>) => void;
  /** Tells what comes with buying products that are listed. */
  readonly putServices: (services: ReadonlyArray<ProductServices>) => void;
  readonly get: (market: Market, skus: ReadonlyArray<Sku>) => ReadonlyArray<Product>;
}

/** An empty catalogue. */
export const memoryCatalogue = (): MemoryCatalogue => {
  const kept = new Map<Sku, { readonly market: Market; readonly product: Product }>();
  const services = new Map<Sku, ProductServices>();
  const isIn = (market: Market) => (listed: { readonly market: Market }) => listed.market === market;
  const get: MemoryCatalogue['get'] = (market, skus) =>
    skus
      .flatMap((sku) => kept.get(sku) ?? [])
      .filter(isIn(market))
      .map(({ product }) => product);
  return {
    put: (market, products) => {
      for (const product of products) {
        const listed = kept.get(product.sku);
        if (listed === undefined || isIn(market)(listed)) kept.set(product.sku, { market, product });
      }
    },
    putServices: (all) => {
      for (const its of all) services.set(its.sku, its);
    },
    get,
    services: (market, skus) => TE.fromIO(() => get(market, skus).flatMap(({ sku }) => services.get(sku) ?? [])),
    products: (market, skus) => TE.fromIO(() => get(market, skus)),
    likeIt: (market, { brand, categoryName }) =>
      TE.fromIO(() =>
        [...kept.values()]
          .filter(isIn(market))
          .map(({ product }) => product)
          .filter(
            (product) =>
              product.brand === brand && isFindable(product) && product.categoryName.trim() === categoryName.trim(),
          ),
      ),
    family: (market, { familyId, brand }) =>
      TE.fromIO(() =>
        [...kept.values()]
          .filter(isIn(market))
          .map(({ product }) => product)
          .filter((product) => product.familyId === familyId && product.brand === brand),
      ),
    mostReviewed: (market, selection) =>
      TE.fromIO(() =>
        mostReviewed(
          selection,
          [...kept.values()].filter(isIn(market)).map(({ product }) => product),
        ),
      ),
    search: (market, query) =>
      TE.fromIO(() =>
        searchCatalogue(
          [...kept.values()].filter(isIn(market)).map(({ product }) => product),
          query,
        ),
      ),
  };
};
