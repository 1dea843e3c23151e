import type { option as O } from 'fp-ts';
import type { Product } from '../item/index.ts';
import type { PriceBandKey } from '../list/index.ts';
import type { ItemBrand } from '../site/index.ts';

/** The order of the results: what fits best first, or by what one piece costs. */
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

/** A page of what was found, and how many there are in all and under each choice. Each kind is counted as if nothing of that kind were chosen. */
export interface CatalogueResults {
  readonly products: ReadonlyArray<Product>;
  /** Of all pages. */
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  /** Where no product has all words: words near them that would find something (SHOP-04); none where there are no such. */
  readonly instead: O.Option<string>;
  readonly categories: ReadonlyArray<CatalogueCount<string>>;
  readonly bands: ReadonlyArray<CatalogueCount<PriceBandKey>>;
  readonly brands: ReadonlyArray<CatalogueCount<ItemBrand>>;
}
