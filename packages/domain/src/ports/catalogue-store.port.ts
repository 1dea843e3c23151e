import type { taskEither as TE } from 'fp-ts';
import type { CatalogueQuery, CatalogueResults, ProductServices, Synonyms } from '../catalogue/index.ts';
import type { Sku } from '../identity/index.ts';
import type { Product } from '../item/index.ts';
import type { BrandSelection } from '../recommendation/index.ts';
import type { Gtin } from '../scan/index.ts';
import type { Market, ShopPriority } from '../site/index.ts';
import type { Family } from './catalogue.port.ts';
import type { Unavailable } from './fault.ts';

/** Driven port: the retailer's products. A product is listed in one market, and every call is about one. */
export interface CatalogueStore {
  /** The market's products of these SKUs, in any order. */
  readonly products: (market: Market, skus: ReadonlyArray<Sku>) => TE.TaskEither<Unavailable, ReadonlyArray<Product>>;
  /** The market's products with that GTIN: usually one, several where a retailer lists it under several SKUs. */
  readonly madeAs: (market: Market, gtin: Gtin) => TE.TaskEither<Unavailable, ReadonlyArray<Product>>;
  /** The services offered with these products in the market, in any order (CART-01). */
  readonly services: (
    market: Market,
    skus: ReadonlyArray<Sku>,
  ) => TE.TaskEither<Unavailable, ReadonlyArray<ProductServices>>;
  /**
   * Searches the market as `searchCatalogue` does (ADD-09, SHOP-04), with the promoted results first (SHOP-05); if
   * those are omitted, nothing is promoted.
   */
  readonly search: (
    market: Market,
    query: CatalogueQuery,
    synonyms: Synonyms,
    lead?: ShopPriority,
  ) => TE.TaskEither<Unavailable, CatalogueResults>;
  /** The market's products of the same brand and category that are available and listed online, in any order (NLA-02). */
  readonly similarProducts: (
    market: Market,
    product: Pick<Product, 'brand' | 'categoryName'>,
  ) => TE.TaskEither<Unavailable, ReadonlyArray<Product>>;
  /** The market's products of the family, in any order (BUY-05). */
  readonly family: (market: Market, family: Family) => TE.TaskEither<Unavailable, ReadonlyArray<Product>>;
  /** The market's most reviewed products, as `mostReviewed` chooses and orders them (REC-02). */
  readonly mostReviewed: (
    market: Market,
    selection: BrandSelection,
  ) => TE.TaskEither<Unavailable, ReadonlyArray<Product>>;
}
