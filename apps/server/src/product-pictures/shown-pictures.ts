/*
 * [INT-06] Which pictures a product shows: those at its addresses that were fetched, in the order of the addresses. Until the first of them is there, those that it had before stay; without any, what it comes with.
 *
 * @example shownPictures(mug, [{ isFormer: false, picture: O.none }]) // => the images of the mug, as they are
 */
import type { Product } from '@gift-registry/domain';
import { type option as O, readonlyArray as RA, string as S } from 'fp-ts';
import { pictureImages } from './picture-variants.ts';

/** An address of a product in the order of the product's addresses, and the picture that was fetched from it. */
export interface PicturePlace {
  /** Whether the product had it before its last change. */
  readonly isFormer: boolean;
  readonly picture: O.Option<string>;
}

/** The pictures that a product shows, without their addresses. */
type Shown = Pick<Product, 'images' | 'carouselImages'>;

/** The pictures of the product in place of those that it comes with. */
export const shownPictures = ({ images, carouselImages }: Shown, places: ReadonlyArray<PicturePlace>): Shown => {
  const fetched = (wanted: boolean): ReadonlyArray<string> =>
    RA.uniq(S.Eq)(RA.compact(places.filter(({ isFormer }) => isFormer === wanted).map(({ picture }) => picture)));
  const current = fetched(false);
  const [first, ...more] = (current.length > 0 ? current : fetched(true)).map((name) =>
    pictureImages(name, images.alt),
  );
  return first === undefined ? { images, carouselImages } : { images: first, carouselImages: more };
};
