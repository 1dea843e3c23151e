import { readFile } from 'node:fs/promises';
import type { Log, PictureStorage, Unavailable } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { errorCode } from '../log/error-code.ts';
import { pictureCache } from './picture-cache.ts';
import { type PictureMaker, pictureMaker } from './picture-maker.ts';
import type { PictureStore } from './picture-store.ts';
import type { PictureVariant } from './picture-variants.ts';
import type { ShopPictures } from './shop-pictures.ts';

/** No picture has that name. */
interface NotFound {
  readonly _tag: 'NotFound';
}

const NOT_FOUND = E.left({ _tag: 'NotFound' } as const);

/** A file of a picture, and whether its address has the digest of the picture: other bytes will never have it. */
export interface ServedPicture {
  readonly bytes: Uint8Array;
  readonly isImmutable: boolean;
}

/** The files of pictures: of those in the shop's folder, and of those that were fetched. */
export interface PictureFiles {
  /** Makes the file unless it is cached. The signal reports that the reader has disconnected. */
  readonly get: (
    variant: PictureVariant,
    gone: AbortSignal,
  ) => Promise<E.Either<NotFound | Unavailable, ServedPicture>>;
  readonly end: () => void;
}

/** Raise it when files are written differently: all are made again. */
const WRITING = 2;

const endings = { avif: 'avif', webp: 'webp', jpeg: 'jpg' } as const;

export interface PictureSources {
  /** Where generated files are stored. */
  readonly storage: PictureStorage;
  readonly shop: ShopPictures;
  readonly store: Pick<PictureStore, 'find'>;
  readonly log: Log;
}

/** The name of a picture that was fetched. */
const FETCHED = /^[0-9a-f]{32}$/;

/** Makes the files of pictures at their first request, and stores them. */
export const pictureFiles = (
  { storage, shop, store, log }: PictureSources,
  maker: Pick<PictureMaker, 'show' | 'end'> = pictureMaker(),
): PictureFiles => {
  const cache = pictureCache<NotFound>({ storage, log });
  let isEnded = false;
  const failed = (picture: string, problem: string) => {
    if (!isEnded) log.write({ level: 'error', tag: 'picture.failed', data: { file: picture, problem } })();
    return E.left({ _tag: 'Unavailable' } as const);
  };
  const fetched = async (picture: string): Promise<E.Either<NotFound | Unavailable, Uint8Array>> => {
    const found = await store.find(picture)();
    if (E.isLeft(found)) return found;
    return O.isNone(found.right) ? NOT_FOUND : E.right(found.right.value);
  };
  const fromFile = (picture: string, path: string): Promise<E.Either<Unavailable, Uint8Array>> =>
    readFile(path).then(
      (bytes) => E.right(bytes),
      (error: unknown) => failed(picture, errorCode(error)),
    );
  return {
    get: async (variant, gone) => {
      const { picture, width, isSquare, format } = variant;
      const own = FETCHED.test(picture) ? O.none : shop.named(picture);
      if (O.isNone(own) && !FETCHED.test(picture)) return NOT_FOUND;
      const name = O.isSome(own) ? own.value.name : picture;
      const make = async (): Promise<E.Either<NotFound | Unavailable, Uint8Array>> => {
        const bytes = await (O.isSome(own) ? fromFile(picture, own.value.path) : fetched(picture));
        if (E.isLeft(bytes)) return bytes;
        const made = await maker.show(bytes.right, variant);
        return E.isRight(made) ? made : failed(picture, made.left);
      };
      const size = isSquare ? `${width}x${width}` : width;
      const file = await cache.get(`${name}-${size}.${WRITING}.${endings[format]}`, make, gone);
      return E.map((bytes: Uint8Array) => ({ bytes, isImmutable: name === picture }))(file);
    },
    end: () => {
      isEnded = true;
      cache.end();
      maker.end();
    },
  };
};
