/*
 * [INT-06] The files of a fetched picture. Their addresses contain a digest of the picture, so that browsers may keep them for good.
 *
 * Laws:
 * - each address that a page has names one file of that picture
 * - any other name is no file
 *
 * @example pictureImages('0123456789abcdef0123456789abcdef', 'Oak board').desktop // => '/pictures/0123456789abcdef0123456789abcdef-desktop.webp'
 */
import type { ItemImages } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { productSizes } from '../reference-data/pictures.ts';

/** One file of a picture. */
export interface PictureVariant {
  /** The name of the picture. */
  readonly picture: string;
  /** Width and height in pixels. */
  readonly side: number;
  readonly format: 'avif' | 'webp' | 'jpeg';
}

type Size = keyof typeof productSizes;

const isSize = (text: string): text is Size => Object.hasOwn(productSizes, text);

/** The addresses of a picture's files. */
export const pictureImages = (picture: string, alt: string): ItemImages => {
  const file = (size: Size): string => `/pictures/${picture}-${size}.webp`;
  return {
    desktop: file('desktop'),
    desktopHiRes: file('desktopHiRes'),
    mobile: file('mobile'),
    mobileHiRes: file('mobileHiRes'),
    alt,
  };
};

/** The file of that name. Each is WebP and, for mail programs, some of which show no WebP, JPEG. */
export const variantNamed = (file: string): O.Option<PictureVariant> => {
  const [, picture, size = '', ending] = /^([0-9a-f]{32})-(\w+)\.(webp|jpg)$/.exec(file) ?? [];
  return picture === undefined || !isSize(size)
    ? O.none
    : O.some({ picture, side: productSizes[size], format: ending === 'jpg' ? 'jpeg' : 'webp' });
};
