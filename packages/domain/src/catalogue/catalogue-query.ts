import type { option as O } from 'fp-ts';
import type { Product } from '../item/index.ts';
import type { PriceBandKey } from '../list/index.ts';
import type { ItemBrand } from '../site/index.ts';

/** The order of the results: best match first, or by the price of one unit. */
export type CatalogueSort = 'best' | 'price-low' | 'price-high';

/** The sort orders in display order; the first is the default. */
export const catalogueSorts: ReadonlyArray<CatalogueSort> = ['best', 'price-low', 'price-high'];

/** A catalogue search (ADD-09). OR within a kind of filter, AND across kinds; an empty kind does not filter. */
export interface CatalogueQuery {
  /** Search words; each must begin a word of the product. Blank for no search. */
  readonly text: string;
  readonly categories: ReadonlyArray<string>;
  readonly bands: ReadonlyArray<PriceBandKey>;
  readonly brands: ReadonlyArray<ItemBrand>;
  readonly sort: CatalogueSort;
  /** 1 for the first page. */
  readonly page: number;
}

/** The number of products under a filter; only filters with products are listed. */
export interface CatalogueCount<Choice> {
  readonly choice: Choice;
  readonly products: number;
}

/** A page of results, with the total and the count of each filter. Each kind is counted as if none of its filters were set. */
export interface CatalogueResults {
  readonly products: ReadonlyArray<Product>;
  /** Over all pages. */
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  /** If no product has all words: similar words that have results (SHOP-04); `none` when there are none. */
  readonly instead: O.Option<string>;
  readonly categories: ReadonlyArray<CatalogueCount<string>>;
  readonly bands: ReadonlyArray<CatalogueCount<PriceBandKey>>;
  readonly brands: ReadonlyArray<CatalogueCount<ItemBrand>>;
}

/*
 * [ADD-09] What was found is read in pages of 24.
 *
 * @example pagesFor(25) // => 2
 */

/** The number of products on a page of the catalogue. */
export const CATALOGUE_PAGE = 24;

/** The number of pages for that many products. */
export const pagesFor = (products: number): number => Math.ceil(products / CATALOGUE_PAGE);

/** The number of products before that page; the first page is 1. */
export const productsBefore = (page: number): number => (Math.max(1, Math.floor(page)) - 1) * CATALOGUE_PAGE;
