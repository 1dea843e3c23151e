import type { taskEither as TE } from 'fp-ts';
import type { NotAJpeg, PictureTooLarge } from '../photo/index.ts';
import type { Unavailable } from './fault.ts';

/** A stored photo. Its name is a digest of the picture, so the same picture has the same name, which cannot be guessed without it. */
export interface StoredPhoto {
  readonly name: string;
  readonly jpeg: Uint8Array;
}

/** Driven port: re-encodes an uploaded photo so that only the picture is stored: no location, camera or other metadata (PHOTO-07). */
export interface PhotoMaker {
  /** Re-encodes bytes that claim to be a JPEG of an allowed size; refused when they are not a complete JPEG or take too long to decode. */
  readonly make: (jpeg: Uint8Array) => TE.TaskEither<NotAJpeg | PictureTooLarge | Unavailable, StoredPhoto>;
}
