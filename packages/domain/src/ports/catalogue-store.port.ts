import type { taskEither as TE } from 'fp-ts';
import type { CatalogueQuery, CatalogueResults, ProductServices } from '../catalogue/index.ts';
import type { Sku } from '../identity/index.ts';
import type { Product } from '../item/index.ts';
import type { BrandSelection } from '../recommendation/index.ts';
import type { Market } from '../site/index.ts';
import type { Family } from './catalogue.port.ts';
import type { Unavailable } from './fault.ts';

/** Driven port: where the retailer's products are kept. A product is listed in one market, and every call asks about one. */
export interface CatalogueStore {
  /** The products of these SKUs that there are in this market, in any order. */
  readonly products: (market: Market, skus: ReadonlyArray<Sku>) => TE.TaskEither<Unavailable, ReadonlyArray<Product>>;
  /** What comes with buying these of this market's products, as far as anything does, in any order (CART-01). */
  readonly services: (
    market: Market,
    skus: ReadonlyArray<Sku>,
  ) => TE.TaskEither<Unavailable, ReadonlyArray<ProductServices>>;
  /** What is in this market, found, ordered and counted as by `searchCatalogue` (ADD-09). */
  readonly search: (market: Market, query: CatalogueQuery) => TE.TaskEither<Unavailable, CatalogueResults>;
  /** The products of this market that are of the product's brand and category, are on the web and can still be had, in any order (NLA-02). */
  readonly likeIt: (
    market: Market,
    product: Pick<Product, 'brand' | 'categoryName'>,
  ) => TE.TaskEither<Unavailable, ReadonlyArray<Product>>;
  /** The products of this market that are of the family, in any order (BUY-05). */
  readonly family: (market: Market, family: Family) => TE.TaskEither<Unavailable, ReadonlyArray<Product>>;
  /** What most people have written about in this market, chosen and ordered as by `mostReviewed` (REC-02). */
  readonly mostReviewed: (
    market: Market,
    selection: BrandSelection,
  ) => TE.TaskEither<Unavailable, ReadonlyArray<Product>>;
}
