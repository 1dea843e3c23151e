import { randomUUID } from 'node:crypto';
import { access, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log, Unavailable } from '@gift-registry/domain';
import { either as E } from 'fp-ts';
import { makeFolder } from '../database/make-folder.ts';
import { errorCode } from '../log/error-code.ts';

/** A picture in the folder under that name, or one that could not be stored there. */
export type CachedPicture =
  | { readonly _tag: 'Stored'; readonly name: string }
  | { readonly _tag: 'Bytes'; readonly bytes: Uint8Array };

type Answer<R> = E.Either<R | Unavailable, CachedPicture>;

interface Order<R> {
  readonly begin: () => Promise<Answer<R>>;
  readonly settle: (answer: Answer<R>) => void;
  readonly answer: Promise<Answer<R>>;
  /** The open requests for it; without any, it is not made. */
  readonly readers: Set<AbortSignal>;
}

export interface PictureCacheOptions {
  /** The folder of stored pictures; it may be emptied at any time, and shared by several services. */
  readonly folder: string;
  readonly log: Log;
}

/** How many are made at a time, on any number of cores: pictures have the lowest priority. */
export const PICTURES_AT_ONCE = 2;

/** Requests for further pictures are answered Unavailable, so that invented names cannot fill the memory. */
const MOST_WAITING = 1_000;

export interface PictureCache<R> {
  /** Makes the file of that name unless it is stored; concurrent requests share one making. The signal reports that the reader has disconnected. */
  readonly get: (
    name: string,
    make: () => Promise<E.Either<R | Unavailable, Uint8Array>>,
    gone: AbortSignal,
  ) => Promise<Answer<R>>;
  /** Waiting requests are answered Unavailable, as are later ones. */
  readonly end: () => void;
}

const UNAVAILABLE = E.left({ _tag: 'Unavailable' } as const);

/** Makes pictures at their first request, in the order of requests, and stores them. Each is made once at a time. */
export const pictureCache = <R>({ folder, log }: PictureCacheOptions): PictureCache<R> => {
  const orders = new Map<string, Order<R>>();
  const waiting: Array<Order<R>> = [];
  let underWay = 0;
  let isWriteFailureLogged = false;
  let isEnded = false;

  /** Written under a temporary name first, so that an interrupted write is never served. */
  const keep = async (name: string, bytes: Uint8Array): Promise<CachedPicture> => {
    const part = join(folder, `${name}.${randomUUID()}.part`);
    try {
      makeFolder(folder);
      await writeFile(part, bytes);
      await rename(part, join(folder, name));
      return { _tag: 'Stored', name };
    } catch (error) {
      if (!isWriteFailureLogged)
        log.write({ level: 'warning', tag: 'picture-cache.unwritable', data: { code: errorCode(error) } })();
      isWriteFailureLogged = true;
      // A folder that cannot be written may not allow deletion either; the write failure is logged already.
      await Promise.allSettled([rm(part, { force: true })]);
      return { _tag: 'Bytes', bytes };
    }
  };

  const next = (): void => {
    while (underWay < PICTURES_AT_ONCE) {
      const order = waiting.shift();
      if (order === undefined) return;
      if ([...order.readers].every(({ aborted }) => aborted)) order.settle(UNAVAILABLE);
      else {
        underWay += 1;
        const settle = (answer: Answer<R>): void => {
          underWay -= 1;
          order.settle(answer);
          next();
        };
        order.begin().then(settle, (error: unknown) => {
          log.write({ level: 'error', tag: 'picture-cache.failed', data: { code: errorCode(error) } })();
          settle(UNAVAILABLE);
        });
      }
    }
  };

  const ordered = (name: string, begin: () => Promise<Answer<R>>): Order<R> => {
    let settle: (answer: Answer<R>) => void = () => undefined;
    const answer = new Promise<Answer<R>>((resolve) => {
      settle = (settled) => {
        orders.delete(name);
        resolve(settled);
      };
    });
    const order: Order<R> = { begin, answer, readers: new Set(), settle: (settled) => settle(settled) };
    orders.set(name, order);
    waiting.push(order);
    return order;
  };

  return {
    get: async (name, make, gone) => {
      const isStored = await access(join(folder, name)).then(
        () => true,
        () => false,
      );
      if (isStored) return E.right({ _tag: 'Stored', name });
      if (isEnded || (waiting.length >= MOST_WAITING && !orders.has(name))) return UNAVAILABLE;
      const begin = async (): Promise<Answer<R>> => {
        const made = await make();
        return E.isRight(made) ? E.right(await keep(name, made.right)) : made;
      };
      const order = orders.get(name) ?? ordered(name, begin);
      order.readers.add(gone);
      next();
      return order.answer;
    },
    end: () => {
      isEnded = true;
      for (const order of waiting.splice(0)) order.settle(UNAVAILABLE);
    },
  };
};
