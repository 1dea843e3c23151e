import type { taskEither as TE } from 'fp-ts';
import type { NotAJpeg, PictureTooLarge } from '../photo/index.ts';
import type { Unavailable } from './fault.ts';

/** A photo as it is kept. The name is made of the picture: the same picture has the same, and nobody guesses that of a picture they do not have. */
export interface KeptPhoto {
  readonly name: string;
  readonly jpeg: Uint8Array;
}

/** Driven port: makes a photo anew from one that was sent, so that nothing is kept but its picture: no place, no camera, nothing that was put in beside it (PHOTO-07). */
export interface PhotoMaker {
  /** Of bytes that say they are a JPEG of a size that may be decoded; refused when they turn out not to be a whole one, or one that takes too long to decode. */
  readonly make: (jpeg: Uint8Array) => TE.TaskEither<NotAJpeg | PictureTooLarge | Unavailable, KeptPhoto>;
}
