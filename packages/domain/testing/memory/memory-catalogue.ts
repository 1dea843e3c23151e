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
import { option as O, taskEither as TE } from 'fp-ts';

/** Products in a Map. */
export interface MemoryCatalogue extends CatalogueStore {
  /** Lists the products in that market, unless they are listed in the other. */
  readonly put: (market: Market, products: ReadonlyArray<Product>) => void;
  /** Sets the services of listed products. */
  readonly putServices: (services: ReadonlyArray<ProductServices>) => void;
  /** Grows with every change. */
  readonly version: () => number;
  readonly get: (market: Market, skus: ReadonlyArray<Sku>) => ReadonlyArray<Product>;
}

/** An empty catalogue. */
export const memoryCatalogue = (): MemoryCatalogue => {
  const stored = new Map<Sku, { readonly market: Market; readonly product: Product }>();
  const services = new Map<Sku, ProductServices>();
  let version = 0;
  const isIn = (market: Market) => (entry: { readonly market: Market }) => entry.market === market;
  const listed = (market: Market): ReadonlyArray<Product> =>
    [...stored.values()].filter(isIn(market)).map(({ product }) => product);
  const get: MemoryCatalogue['get'] = (market, skus) =>
    skus
      .flatMap((sku) => stored.get(sku) ?? [])
      .filter(isIn(market))
      .map(({ product }) => product);
  return {
    version: () => version,
    put: (market, products) => {
      version += 1;
      for (const product of products) {
        const entry = stored.get(product.sku);
        if (entry === undefined || isIn(market)(entry)) stored.set(product.sku, { market, product });
      }
    },
    putServices: (all) => {
      for (const productServices of all) services.set(productServices.sku, productServices);
    },
    get,
    services: (market, skus) => TE.fromIO(() => get(market, skus).flatMap(({ sku }) => services.get(sku) ?? [])),
    madeAs: (market, gtin) =>
      TE.fromIO(() => listed(market).filter((product) => O.exists((own) => own === gtin)(product.gtin))),
    products: (market, skus) => TE.fromIO(() => get(market, skus)),
    similarProducts: (market, { brand, categoryName }) =>
      TE.fromIO(() =>
        listed(market).filter(
          (product) =>
            product.brand === brand && isFindable(product) && product.categoryName.trim() === categoryName.trim(),
        ),
      ),
    family: (market, { familyId, brand }) =>
      TE.fromIO(() => listed(market).filter((product) => product.familyId === familyId && product.brand === brand)),
    mostReviewed: (market, selection) => TE.fromIO(() => mostReviewed(selection, listed(market))),
    search: (market, ...search) => TE.fromIO(() => searchCatalogue(listed(market), ...search)),
  };
};
