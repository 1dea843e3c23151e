import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { either as E, function as F, taskEither as TE } from 'fp-ts';
import * as t from 'io-ts';
import { decodeFile, nonBlankText, nonEmptyList, strictObject } from '../json-file/file-codec.ts';
import { errorCode } from '../log/error-code.ts';
import { NO_PICTURES, type ShopPictures, shopPictures } from '../product-pictures/shop-pictures.ts';

const CategoryCodec = strictObject({
  category: nonBlankText,
  /** The position of the category among the others. */
  sequence: t.number,
  levels: nonEmptyList('texts', nonBlankText),
  department: t.string,
  productClass: t.string,
  /** Care instructions, a plain sentence. */
  care: t.string,
});

/** What the products of a category have in common. */
export type Category = t.TypeOf<typeof CategoryCodec>;

/** The shop's own categories, by their names in lower case. */
export type Categories = ReadonlyMap<string, Category>;

/** What a product that is listed can name of the shop's folder. */
export interface ShopCatalogue {
  readonly categories: Categories;
  readonly pictures: ShopPictures;
}

export const NO_CATALOGUE: ShopCatalogue = { categories: new Map(), pictures: NO_PICTURES };

/** Reads categories and pictures of the shop's folder; one that has none of its own is as good. Left is the reason for a failure, in one sentence. */
export const openShopCatalogue = (shopFolder: string): TE.TaskEither<string, ShopCatalogue> => {
  const path = join(shopFolder, 'catalogue', 'categories.json');
  return F.pipe(
    TE.tryCatch(() => readFile(path, 'utf8'), errorCode),
    TE.orElse((code) =>
      code === 'ENOENT'
        ? TE.right('[]')
        : TE.left(`The categories ${path} could not be read (${code}); check SHOP_DIR.`),
    ),
    TE.chainEitherK((text) =>
      E.mapLeft((mistake: string) => `The categories ${path} have a mistake: ${mistake}.`)(
        decodeFile(t.readonlyArray(CategoryCodec, 'a list of categories'))(text),
      ),
    ),
    TE.map((all) => ({
      categories: new Map(all.map((each) => [each.category.toLowerCase(), each])),
      pictures: shopPictures(join(shopFolder, 'pictures')),
    })),
  );
};
