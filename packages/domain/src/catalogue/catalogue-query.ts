import type { PriceBandKey } from '../list/index.ts';
import type { ItemBrand } from '../site/index.ts';

/** In which order what was found stands: what fits best first, or by what one piece costs. */
export type CatalogueSort = 'best' | 'price-low' | 'price-high';

/** How to read: in the order in which they are offered; the first is that of who chose none. */
export const catalogueSorts: ReadonlyArray<CatalogueSort> = ['best', 'price-low', 'price-high'];

/** What somebody looks for in the catalogue (ADD-09). OR within a kind, AND across kinds; an empty kind asks for nothing. */
export interface CatalogueQuery {
  /** Words that the product must have, each as the beginning of one of its words; blank for none. */
  readonly text: string;
  readonly categories: ReadonlyArray<string>;
  readonly bands: ReadonlyArray<PriceBandKey>;
  readonly brands: ReadonlyArray<ItemBrand>;
  readonly sort: CatalogueSort;
  /** 1 for the first page. */
  readonly page: number;
}

/** How many products there would be under a choice; one entry for each choice that has any. */
export interface CatalogueCount<Choice> {
  readonly choice: Choice;
  readonly products: number;
}
