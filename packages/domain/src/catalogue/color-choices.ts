/*
 * [SHOP-03] The colors that a product comes in: the products of its family that are the same but for their color, as far as one can look at them. Each is a product of its own, with a page of its own.
 *
 * @example colorChoices('en', exampleProduct(), []) // => []
 */
import { eq as Eq, option as O, readonlyArray as RA, string as S } from 'fp-ts';
import { ordSku, type Sku } from '../identity/index.ts';
import {
  hasPage,
  type ItemImages,
  isFindable,
  isOutOfStock,
  type Product,
  type ProductColor,
  productIn,
} from '../item/index.ts';
import type { Language } from '../language/index.ts';

/** A color of a product, with a link to the product in that color. */
export interface ColorChoice extends Pick<ProductColor, 'name' | 'hex'> {
  readonly sku: Sku;
  readonly path: string;
  /** It can be bought, now or on backorder. */
  readonly isAvailable: boolean;
  /** Whether it is the color of the product being viewed. */
  readonly isCurrent: boolean;
}

const isSameThing = (product: Product, other: Product): boolean =>
  O.isSome(product.color) &&
  O.isSome(other.color) &&
  product.color.value.of === other.color.value.of &&
  product.familyId === other.familyId &&
  product.brand === other.brand;

/** The colors of a product within its family, named in that language; `family` may or may not contain the product. */
export const colorChoices = (
  language: Language,
  product: Product,
  family: ReadonlyArray<Product>,
): ReadonlyArray<ColorChoice> => {
  const others = family.filter(
    (other) => other.sku !== product.sku && isFindable(other) && hasPage(other) && isSameThing(product, other),
  );
  return others.length === 0
    ? []
    : [product, ...others]
        .toSorted((one, other) => ordSku.compare(one.sku, other.sku))
        .map((each) => productIn(language, each))
        .flatMap((each) =>
          O.isNone(each.color)
            ? []
            : [
                {
                  sku: each.sku,
                  path: each.path,
                  isAvailable: !isOutOfStock(each),
                  name: each.color.value.name,
                  hex: each.color.value.hex,
                  isCurrent: each.sku === product.sku,
                },
              ],
        );
};

/*
 * [BUY-05] A family is what is sold together: one design in several pieces or colours. Its pictures are those of its pieces that are on the web and can still be had.
 *
 * @example familyPictures([exampleProduct()]) // => [exampleProduct().images]
 * @example familyPictures([exampleProduct({ isNla: true })]) // => []
 */

/** The fields of a product that its pictures are chosen by. */
export type PicturedProduct = Pick<Product, 'sku' | 'isOnWeb' | 'isNla' | 'images' | 'carouselImages'>;

const bySku = (one: PicturedProduct, other: PicturedProduct): number => ordSku.compare(one.sku, other.sku);

const samePicture = Eq.contramap(({ desktop }: ItemImages) => desktop)(S.Eq);

/** The pictures of a family's products. */
export const familyPictures = (products: ReadonlyArray<PicturedProduct>): ReadonlyArray<ItemImages> =>
  RA.uniq(samePicture)(
    products
      .filter(isFindable)
      .toSorted(bySku)
      .flatMap(({ images, carouselImages }) => [images, ...carouselImages]),
  );
