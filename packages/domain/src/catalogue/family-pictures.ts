/*
 * [BUY-05] A family is what is sold together: one design in several pieces or colours. Its pictures are those of its pieces that are on the web and can still be had.
 *
 * @example familyPictures([exampleProduct()]) // => [exampleProduct().images]
 * @example familyPictures([exampleProduct({ isNla: true })]) // => []
 */
import { eq as Eq, readonlyArray as RA, string as S } from 'fp-ts';
import { ordSku } from '../identity/index.ts';
import { type ItemImages, isFindable, type Product } from '../item/index.ts';

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
