/*
 * [INT-06] The files of a picture, which is named by a digest if it was fetched, else by its name in the shop's folder, with or without a digest. Browsers may keep for good what an address with a digest has.
 *
 * @example pictureImages('0123456789abcdef0123456789abcdef', 'Oak board').desktop // => '/pictures/0123456789abcdef0123456789abcdef-desktop.webp'
 */
import type { ItemImages } from '@gift-registry/domain';
import { option as O } from 'fp-ts';

/** In pixels: square files of products, and files as high as the picture is. */
const sizes = {
  mobile: { width: 240, isSquare: true },
  mobileHiRes: { width: 480, isSquare: true },
  desktop: { width: 400, isSquare: true },
  desktopHiRes: { width: 800, isSquare: true },
  400: { width: 400, isSquare: false },
  800: { width: 800, isSquare: false },
  1200: { width: 1_200, isSquare: false },
  1600: { width: 1_600, isSquare: false },
} as const;

type Size = keyof typeof sizes;

/** One file of a picture. */
export interface PictureVariant {
  /** The name of the picture. */
  readonly picture: string;
  /** In pixels. */
  readonly width: number;
  /** As high as wide; otherwise as high as the picture is. */
  readonly isSquare: boolean;
  readonly format: 'avif' | 'webp' | 'jpeg';
}

const isSize = (text: string): text is `${Size}` => Object.hasOwn(sizes, text);

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

/** Shown of a product without a picture. */
export const PLACEHOLDER = 'placeholder';

/** The file of that name. Each is WebP and, for mail programs, some of which show no WebP, JPEG. */
export const variantNamed = (file: string): O.Option<PictureVariant> => {
  const [, picture, size = '', ending] = /^([\w-]+(?:\.[0-9a-f]+)?)-(\w+)\.(webp|jpg)$/.exec(file) ?? [];
  return picture === undefined || !isSize(size)
    ? O.none
    : O.some({ picture, ...sizes[size], format: ending === 'jpg' ? 'jpeg' : 'webp' });
};

/** The address of the same picture as JPEG; an address of any other picture stays as it is. */
export const jpegAddress = (path: string): string => path.replace(/^(\/pictures\/[^/?]+)\.webp$/, '$1.jpg');
