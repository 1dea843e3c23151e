import type { Product } from '../item/index.ts';
import type { PriceBandKey } from '../list/index.ts';
import type { ItemBrand } from '../site/index.ts';
import type { CatalogueCount } from './catalogue-query.ts';

/** A page of what was found, and how many there are in all and under each choice. Each kind is counted as if nothing of that kind were chosen. */
export interface CatalogueResults {
  readonly products: ReadonlyArray<Product>;
  /** Of all pages. */
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly categories: ReadonlyArray<CatalogueCount<string>>;
  readonly bands: ReadonlyArray<CatalogueCount<PriceBandKey>>;
  readonly brands: ReadonlyArray<CatalogueCount<ItemBrand>>;
}
