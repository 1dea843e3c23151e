/*
 * [ADD-09] What searching knows of a product. Found is what is on the web and can still be had; its price is the one of the piece, without what
 * personalization adds.
 *
 * @example catalogueEntry(exampleProduct({ name: 'Crème Teapot', isNla: true })).isFindable // => false
 */
import { isFindable, nameIn, namesOf, type Product } from '../item/index.ts';
import type { Language } from '../language/index.ts';
import { bandOf, type PriceBandKey } from '../list/index.ts';
import type { Cents } from '../money/index.ts';
import type { ItemBrand } from '../site/index.ts';
import { nameTermsOf, productTerms, searchTerms } from './search-terms.ts';

/** The data by which a product is searched, counted and sorted. */
export interface CatalogueEntry {
  readonly isFindable: boolean;
  readonly words: ReadonlyArray<string>;
  readonly nameTerms: ReadonlyArray<string>;
  /** Empty when the product has none. */
  readonly category: string;
  readonly sequence: number;
  readonly price: Cents;
  readonly band: PriceBandKey;
  readonly brand: ItemBrand;
}

/** Derives the search data of a product. */
export const catalogueEntry = (product: Product): CatalogueEntry => ({
  isFindable: isFindable(product),
  words: productTerms(product),
  nameTerms: nameTermsOf(product),
  category: product.categoryName.trim(),
  sequence: product.categorySequence,
  price: product.currentPrice,
  band: bandOf(product.currentPrice).key,
  brand: product.brand,
});

/** The name in that language as a sort key: É stands beside E, and œ is oe. */
export const nameKey = (language: Language, product: Product): string =>
  searchTerms(nameIn(language, namesOf(product)).name).join(' ');
