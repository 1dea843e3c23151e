import type { ItemBrand, ShopFiles } from '@gift-registry/domain';
import * as t from 'io-ts';
import { nonBlankText, nonEmptyList, strictObject } from '../json-file/file-codec.ts';
import { NO_PICTURES, type ShopPictures } from '../product-pictures/shop-pictures.ts';

const CategoryCodec = strictObject({
  category: nonBlankText,
  /** The position of the category among the others. */
  sequence: t.number,
  levels: nonEmptyList(nonBlankText),
  department: t.string,
  productClass: t.string,
  /** Care instructions, a plain sentence. */
  care: t.string,
});

/** `catalogue/categories.json`. */
export const categoriesCodec = t.readonlyArray(CategoryCodec, 'a list of categories');

/** What the products of a category have in common. */
export type Category = t.TypeOf<typeof CategoryCodec>;

/** The shop's own categories, by their names in lower case. */
export type Categories = ReadonlyMap<string, Category>;

/** What a product that is listed can name of the shop's folder. */
export interface ShopCatalogue {
  readonly brands: ReadonlyArray<ItemBrand>;
  readonly categories: Categories;
  readonly pictures: ShopPictures;
  /** The shop's texts in other languages than its own. */
  readonly texts?: NonNullable<ShopFiles['texts']>;
}

export const NO_CATALOGUE: ShopCatalogue = { brands: [], categories: new Map(), pictures: NO_PICTURES };

export const categoriesByName = (all: ReadonlyArray<Category>): Categories =>
  new Map(all.map((each) => [each.category.toLowerCase(), each]));
