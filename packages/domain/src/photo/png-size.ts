/*
 * [PHOTO-03] What says that it is a PNG is looked at before anybody decodes it: it begins as one, and its head says how large the picture will be. So a small file that would become a huge
 * picture is refused without making the picture.
 *
 * @example pngSize(new Uint8Array([0xff, 0xd8])) // => E.left({ _tag: 'NotAPng' })
 */
import { either as E } from 'fp-ts';
import type { PhotoSize } from './photo-limits.ts';

/** The bytes are not a PNG, or cannot be decoded (PHOTO-03). */
export interface NotAPng {
  readonly _tag: 'NotAPng';
}

/** The beginning of every PNG: signature, length and name of the header. */
const BEGIN = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52];

/** The size in the header of a PNG, in pixels (PHOTO-03). */
export const pngSize = (bytes: Uint8Array): E.Either<NotAPng, PhotoSize> => {
  const isPng = bytes.length >= BEGIN.length + 8 && BEGIN.every((byte, at) => bytes[at] === byte);
  if (!isPng) return E.left({ _tag: 'NotAPng' });
  const head = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return E.right({ width: head.getUint32(BEGIN.length), height: head.getUint32(BEGIN.length + 4) });
};
