import { createHash } from 'node:crypto';
import { type Log, type NotAJpeg, PHOTO_LIMITS, type PhotoMaker, type PictureTooLarge } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { workerProcess } from '../process/worker-process.ts';

/** The problem with a picture according to the decoder's message; `none` if the error is ours. */
export const decodingFailure = (message: string): O.Option<NotAJpeg | PictureTooLarge> => {
  if (message.startsWith('timeout: ')) return O.some({ _tag: 'PictureTooLarge' });
  return /^(?:Input (?:buffer|image) |VipsJpeg: )/i.test(message) ? O.some({ _tag: 'NotAJpeg' }) : O.none;
};

const { sentSide, keptSide } = PHOTO_LIMITS;
const SECONDS = 10;

/** Decoding a photo takes up to 64 MB. */
const AT_ONCE = 2;

interface Order {
  readonly bytes: Uint8Array;
  readonly sentSide: number;
  readonly storedSide: number;
  readonly seconds: number;
}

/** The re-encoded photo, or why it could not be decoded. */
type Answer = { readonly jpeg: Uint8Array } | { readonly undecoded: string };

const photos = workerProcess<Order, Answer>(new URL('./photo-maker.mjs', import.meta.url), AT_ONCE);

/**
 * Decodes a JPEG and re-encodes it upright, in sRGB and without any metadata (PHOTO-07). A truncated or damaged one is
 * refused rather than repaired, and so is one that takes longer than `seconds` to decode. Two are processed at once, in
 * a separate process; the others wait.
 */
export const sharpPhotoMaker = (log: Log, seconds: number = SECONDS): PhotoMaker => {
  const ours = (problem: string): E.Either<{ readonly _tag: 'Unavailable' }, never> => {
    log.write({ level: 'error', tag: 'photo.failed', data: { problem } })();
    return E.left({ _tag: 'Unavailable' });
  };
  return {
    make: (bytes) => async () => {
      const made = await photos.ask({ bytes, sentSide, storedSide: keptSide, seconds });
      if (E.isLeft(made)) return ours(made.left);
      if ('undecoded' in made.right) {
        const { undecoded } = made.right;
        const mistake = decodingFailure(undecoded);
        return O.isSome(mistake) ? E.left(mistake.value) : ours(undecoded);
      }
      const { jpeg } = made.right;
      return E.right({ name: createHash('sha256').update(jpeg).digest('hex'), jpeg });
    },
  };
};
