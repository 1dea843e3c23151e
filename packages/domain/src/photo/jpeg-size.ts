/*
 * [PHOTO-07] What says that it is a JPEG is looked at before anybody decodes it: it begins as one, and its first frame says how large the picture will be. So a small file that would
 * become a huge picture is refused without making the picture.
 *
 * @example jpegSize(new Uint8Array([0x89, 0x50, 0x4e, 0x47])) // => E.left({ _tag: 'NotAJpeg' })
 */
import { either as E } from 'fp-ts';
import type { PhotoSize } from './photo-limits.ts';

/** The bytes are not a JPEG, or cannot be decoded (PHOTO-07). */
export interface NotAJpeg {
  readonly _tag: 'NotAJpeg';
}

/**
 * Whether the marker starts a frame: baseline, extended, progressive or lossless, each sequential or arithmetic. The
 * three codes left out are tables.
 */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
/** Markers without a segment. */
const hasNoLength = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
/** The start of the image data or the end of the image: no relevant frame follows. */
const isTooLate = (marker: number): boolean => marker === 0xda || marker === 0xd9 || marker === 0xd8;

/** The size in the first frame of a JPEG, in pixels (PHOTO-07). */
export const jpegSize = (bytes: Uint8Array): E.Either<NotAJpeg, PhotoSize> => {
  const none = E.left<NotAJpeg, PhotoSize>({ _tag: 'NotAJpeg' });
  const byte = (at: number): number => bytes[at] ?? Number.NaN;
  const word = (at: number): number => byte(at) * 256 + byte(at + 1);
  if (word(0) !== 0xffd8) return none;
  let at = 2;
  while (byte(at) === 0xff) {
    const marker = byte(at + 1);
    if (isTooLate(marker)) return none;
    if (isFrame(marker)) {
      const [height, width] = [word(at + 5), word(at + 7)];
      return Number.isNaN(height + width) ? none : E.right({ width, height });
    }
    // Any number of fill bytes may precede a marker.
    if (marker === 0xff) at += 1;
    else if (hasNoLength(marker)) at += 2;
    else {
      const length = word(at + 2);
      if (!(length >= 2)) return none;
      at += 2 + length;
    }
  }
  return none;
};
