import type { Log, PictureStorage, Unavailable } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { errorCode } from '../log/error-code.ts';

type Answer<R> = E.Either<R | Unavailable, Uint8Array>;

interface Order<R> {
  readonly begin: () => Promise<Answer<R>>;
  readonly settle: (answer: Answer<R>) => void;
  readonly answer: Promise<Answer<R>>;
  /** The open requests for it; without any, it is not made. */
  readonly readers: Set<AbortSignal>;
}

export interface PictureCacheOptions {
  readonly storage: PictureStorage;
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
export const pictureCache = <R>({ storage, log }: PictureCacheOptions): PictureCache<R> => {
  const orders = new Map<string, Order<R>>();
  const waiting: Array<Order<R>> = [];
  let underWay = 0;
  let isEnded = false;

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
      const stored = await storage.find(name)();
      if (E.isRight(stored) && O.isSome(stored.right)) return E.right(stored.right.value);
      if (isEnded || (waiting.length >= MOST_WAITING && !orders.has(name))) return UNAVAILABLE;
      const begin = async (): Promise<Answer<R>> => {
        const made = await make();
        // A picture that cannot be stored is served all the same; the storage logs why.
        if (E.isRight(made)) await storage.store(name, made.right)();
        return made;
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
