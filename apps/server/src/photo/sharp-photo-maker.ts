import { createHash } from 'node:crypto';
import { type Log, type NotAJpeg, PHOTO_LIMITS, type PhotoMaker, type PictureTooLarge } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { workerProcess } from '../process/worker-process.ts';

/** What is wrong with a picture, by what was said while it was decoded; none where the mistake is ours. */
export const decodingFailure = (message: string): O.Option<NotAJpeg | PictureTooLarge> => {
  if (message.startsWith('timeout: ')) return O.some({ _tag: 'PictureTooLarge' });
  return /^(?:Input (?:buffer|image) |VipsJpeg: )/i.test(message) ? O.some({ _tag: 'NotAJpeg' }) : O.none;
};

const { sentSide, keptSide } = PHOTO_LIMITS;
const SECONDS = 10;

/** Each takes up to 64 MB while it is decoded. */
const AT_ONCE = 2;

interface Order {
  readonly bytes: Uint8Array;
  readonly sentSide: number;
  readonly storedSide: number;
  readonly seconds: number;
}

/** Written anew, or why it could not be decoded. */
type Answer = { readonly jpeg: Uint8Array } | { readonly undecoded: string };

const photos = workerProcess<Order, Answer>(new URL('./photo-maker.mjs', import.meta.url), AT_ONCE);

/**
 * Decodes a JPEG and writes it anew, upright and in everybody's colours: nothing of what stood beside the picture is kept, for nothing asks for it (PHOTO-07). One that breaks off or is damaged
 * is refused rather than mended, and so is one that takes more than so many seconds to decode. Two are made at once, in a process of their own; the others wait.
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
