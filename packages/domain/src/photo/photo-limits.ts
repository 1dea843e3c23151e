/*
 * [PHOTO-03] [PHOTO-07] Limits the size of photos: a chosen file is opened in the editor only if a phone has the memory for it; the photo that is sent is the editor's 960 by 960, and the service accepts little
 * more.
 *
 * @example checkPhotoBytes(20_971_521) // => E.left({ _tag: 'FileTooLarge', maximumBytes: 20_971_520 })
 */
import { either as E } from 'fp-ts';

/**
 * The maximum bytes of a chosen file and pixels (width × height) when it is decoded; the maximum bytes of an upload
 * request and pixels per side of its photo; and the pixels per side of the stored photo.
 */
export const PHOTO_LIMITS = {
  chosenBytes: 20_971_520,
  chosenPixels: 64_000_000,
  sentRequestBytes: 3_145_728,
  sentSide: 2_048,
  keptSide: 1_920,
} as const;

/** The picture has more pixels than can be edited or stored, or takes too long to process. */
export interface PictureTooLarge {
  readonly _tag: 'PictureTooLarge';
}

/** Why a file cannot be opened, or a picture cannot be edited or stored. */
export type PhotoSizeRefusal =
  | { readonly _tag: 'FileTooLarge'; readonly maximumBytes: number }
  | PictureTooLarge
  | { readonly _tag: 'PictureEmpty' };

/** The width and the height of a picture, in pixels. */
export interface PhotoSize {
  readonly width: number;
  readonly height: number;
}

/** Checks that a chosen file of that many bytes can be opened (PHOTO-03). */
export const checkPhotoBytes = (bytes: number): E.Either<PhotoSizeRefusal, number> => {
  if (bytes > PHOTO_LIMITS.chosenBytes) return E.left({ _tag: 'FileTooLarge', maximumBytes: PHOTO_LIMITS.chosenBytes });
  return bytes > 0 ? E.right(bytes) : E.left({ _tag: 'PictureEmpty' });
};

const isWhole = ({ width, height }: PhotoSize): boolean =>
  Number.isInteger(width) && Number.isInteger(height) && width >= 1 && height >= 1;

const checkSize =
  (isTooLarge: (size: PhotoSize) => boolean) =>
  (size: PhotoSize): E.Either<PhotoSizeRefusal, PhotoSize> => {
    if (!isWhole(size)) return E.left({ _tag: 'PictureEmpty' });
    return isTooLarge(size) ? E.left({ _tag: 'PictureTooLarge' }) : E.right(size);
  };

/** Checks that a decoded picture of that size can be edited (PHOTO-03). */
export const checkChosenSize: (size: PhotoSize) => E.Either<PhotoSizeRefusal, PhotoSize> = checkSize(
  ({ width, height }) => width * height > PHOTO_LIMITS.chosenPixels,
);

/** Checks that a photo of that size can be stored (PHOTO-07). */
export const checkUploadSize: (size: PhotoSize) => E.Either<PhotoSizeRefusal, PhotoSize> = checkSize(
  ({ width, height }) => Math.max(width, height) > PHOTO_LIMITS.sentSide,
);
