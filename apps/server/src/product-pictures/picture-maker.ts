import { createHash } from 'node:crypto';
import { either as E } from 'fp-ts';
import { workerProcess } from '../process/worker-process.ts';
import type { PictureError } from './fetch-picture.ts';
import type { PictureVariant } from './picture-variants.ts';

/** A picture as it is stored: decoded, scaled down and encoded again, without any metadata. */
export interface StoredPicture {
  /** A digest of the bytes. */
  readonly name: string;
  readonly webp: Uint8Array;
}

/** A file that pages show. */
type Shown = Pick<PictureVariant, 'width' | 'isSquare' | 'format'>;

/** Turns fetched bytes into a picture, and a picture into the files that pages show. */
export interface PictureMaker {
  readonly keep: (bytes: Uint8Array) => Promise<E.Either<PictureError, StoredPicture>>;
  /** Left is the reason in the words of the process. */
  readonly show: (bytes: Uint8Array, variant: Shown) => Promise<E.Either<string, Uint8Array>>;
  /** Abandons the work under way. */
  readonly end: () => void;
}

/** What a picture may be: so many pixels are decoded, for so long; the largest file that pages show of a product has this side. */
const LIMITS = { pixels: 50_000_000, side: 800, seconds: 15 };

/** Each takes up to 200 MB while decoding. */
const AT_ONCE = 2;

type Order =
  | {
      readonly _tag: 'Keep';
      readonly bytes: Uint8Array;
      readonly pixels: number;
      readonly side: number;
      readonly seconds: number;
    }
  | ({ readonly _tag: 'Show'; readonly bytes: Uint8Array } & Shown);

type Answer = { readonly made: Uint8Array } | { readonly undecoded: string };

/** What is wrong with the bytes, by the decoder's message. */
const decodingFault = (message: string): string =>
  message.startsWith('timeout: ') || message.includes('pixel limit') ? 'too-many-pixels' : 'not-a-picture';

/** The name of a picture with these bytes. */
const nameOf = (webp: Uint8Array): string => createHash('sha256').update(webp).digest('hex').slice(0, 32);

/** Makes pictures in a separate process, two at a time. */
export const pictureMaker = (): PictureMaker => {
  const { ask, end } = workerProcess<Order, Answer>(new URL('./picture-maker.mjs', import.meta.url), AT_ONCE);
  return {
    keep: async (bytes) => {
      const made = await ask({ _tag: 'Keep', bytes, ...LIMITS });
      if (E.isLeft(made)) return E.left({ _tag: 'Temporary', reason: 'picture-process-ended' });
      if ('undecoded' in made.right) return E.left({ _tag: 'Permanent', reason: decodingFault(made.right.undecoded) });
      const { made: webp } = made.right;
      return E.right({ name: nameOf(webp), webp });
    },
    show: async (bytes, { width, isSquare, format }) => {
      const made = await ask({ _tag: 'Show', bytes, width, isSquare, format });
      if (E.isLeft(made)) return made;
      return 'undecoded' in made.right ? E.left(made.right.undecoded) : E.right(made.right.made);
    },
    end,
  };
};
