import type { PriceBandKey } from '../list/index.ts';
import type { ItemBrand } from '../site/index.ts';

/** What somebody looks for in the catalogue (ADD-09). OR within a kind, AND across kinds; an empty kind asks for nothing. */
export interface CatalogueQuery {
  /** Words that the product must have, each as the beginning of one of its words; blank for none. */
  readonly text: string;
  readonly categories: ReadonlyArray<string>;
  readonly bands: ReadonlyArray<PriceBandKey>;
  readonly brands: ReadonlyArray<ItemBrand>;
  /** 1 for the first page. */
  readonly page: number;
}

/** How many products there would be under a choice; one entry for each choice that has any. */
export interface CatalogueCount<Choice> {
  readonly choice: Choice;
  readonly products: number;
}
