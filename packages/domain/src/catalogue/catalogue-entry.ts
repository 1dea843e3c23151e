/*
 * [ADD-09] What searching knows of a product. Found is what is on the web and can still be had; its price is the one of the piece, without what
 * personalization adds.
 *
 * @example catalogueEntry(exampleProduct({ name: 'Crème Teapot', isNla: true })).isFindable // => false
 */
import { isFindable, type Product } from '../item/index.ts';
import { bandOf, type PriceBandKey } from '../list/index.ts';
import type { Cents } from '../money/index.ts';
import type { ItemBrand } from '../site/index.ts';
import { nameTermsOf, productTerms, searchTerms } from './search-terms.ts';

/** The data by which a product is searched, counted and sorted. */
export interface CatalogueEntry {
  readonly isFindable: boolean;
  readonly words: ReadonlyArray<string>;
  readonly nameTerms: ReadonlyArray<string>;
  /** The name as a sort key. */
  readonly nameKey: string;
  /** Empty when the product has none. */
  readonly category: string;
  readonly sequence: number;
  readonly price: Cents;
  readonly band: PriceBandKey;
  readonly brand: ItemBrand;
}

/** Derives the search data of a product. */
export const catalogueEntry = (product: Product): CatalogueEntry => {
  const nameWords = searchTerms(product.name);
  return {
    isFindable: isFindable(product),
    words: productTerms(product),
    nameTerms: nameTermsOf(product),
    nameKey: nameWords.join(' '),
    category: product.categoryName.trim(),
    sequence: product.categorySequence,
    price: product.currentPrice,
    band: bandOf(product.currentPrice).key,
    brand: product.brand,
  };
};
