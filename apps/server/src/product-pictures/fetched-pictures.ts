import type { Log, Unavailable } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { type CachedPicture, pictureCache } from '../art/picture-cache.ts';
import { type PictureMaker, pictureMaker } from './picture-maker.ts';
import type { PictureStore } from './picture-store.ts';
import type { PictureVariant } from './picture-variants.ts';

/** No picture has that name. */
interface NotFound {
  readonly _tag: 'NotFound';
}

/** The files of fetched pictures. */
export interface FetchedPictures {
  /** Makes the file unless it is cached. The signal reports that the reader has disconnected. */
  readonly get: (
    variant: PictureVariant,
    gone: AbortSignal,
  ) => Promise<E.Either<NotFound | Unavailable, CachedPicture>>;
  readonly end: () => void;
}

/** Raise it when files are written differently: all are made again. */
const WRITING = 1;

const endings = { avif: 'avif', webp: 'webp', jpeg: 'jpg' } as const;

/** Makes the files of fetched pictures at their first request, and caches them in the folder of pictures. */
export const fetchedPictures = (
  { folder, store, log }: { readonly folder: string; readonly store: Pick<PictureStore, 'find'>; readonly log: Log },
  maker: Pick<PictureMaker, 'show' | 'end'> = pictureMaker(),
): FetchedPictures => {
  const cache = pictureCache<NotFound>({ folder, log });
  let isEnded = false;
  const make = async (variant: PictureVariant): Promise<E.Either<NotFound | Unavailable, Uint8Array>> => {
    const found = await store.find(variant.picture)();
    if (E.isLeft(found)) return found;
    if (O.isNone(found.right)) return E.left({ _tag: 'NotFound' });
    const made = await maker.show(found.right.value, variant);
    if (E.isRight(made)) return made;
    if (!isEnded)
      log.write({ level: 'error', tag: 'picture.failed', data: { file: variant.picture, problem: made.left } })();
    return E.left({ _tag: 'Unavailable' });
  };
  return {
    get: (variant, gone) => {
      const { picture, side, format } = variant;
      return cache.get(`${picture}-${side}.${WRITING}.${endings[format]}`, () => make(variant), gone);
    },
    end: () => {
      isEnded = true;
      cache.end();
      maker.end();
    },
  };
};
