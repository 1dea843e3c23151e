import { createHash } from 'node:crypto';
import {
  type Log,
  type NotAJpeg,
  PHOTO_LIMITS,
  type PhotoMaker,
  type PictureTooLarge,
  type Unavailable,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import sharp from 'sharp';
import { errorCode } from '../log/error-code.ts';
import { pictureMistake } from './picture-mistake.ts';

const { sentSide, keptSide } = PHOTO_LIMITS;
const QUALITY = 85;
const SECONDS = 10;

type Mistake = NotAJpeg | PictureTooLarge | Unavailable;

/** The pixels of what was sent, upright and no larger than they are kept. */
const decoded = async (bytes: Uint8Array, seconds: number) =>
  sharp(bytes, { failOn: 'warning', limitInputPixels: sentSide * sentSide, autoOrient: true })
    .timeout({ seconds })
    .resize({ width: keptSide, height: keptSide, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });

/**
 * Decodes a JPEG and writes it anew, upright and in everybody's colours: nothing of what stood beside the picture is kept, for nothing asks for it (PHOTO-07). One that breaks off or is damaged
 * is refused rather than mended, and so is one that takes more than so many seconds to decode. Writing is a step of its own, since its mistakes are ours and sound like those of a bad picture.
 */
export const sharpPhotoMaker = (log: Log, seconds: number = SECONDS): PhotoMaker => {
  const ours = (error: unknown): E.Either<Mistake, never> => {
    log.write({ level: 'error', tag: 'photo-not-made', data: { code: errorCode(error) } })();
    return E.left({ _tag: 'Unavailable' });
  };
  const refusal = (error: unknown): E.Either<Mistake, never> =>
    O.match(() => ours(error), E.left<Mistake>)(pictureMistake(error));
  return {
    make: (bytes) => async () => {
      const pixels = await decoded(bytes, seconds).then(E.right, refusal);
      if (E.isLeft(pixels)) return pixels;
      const { data, info } = pixels.right;
      return sharp(data, { raw: info })
        .jpeg({ quality: QUALITY, mozjpeg: true })
        .toBuffer()
        .then((jpeg) => E.right({ name: createHash('sha256').update(jpeg).digest('hex'), jpeg }), ours);
    },
  };
};
