import type { taskEither as TE } from 'fp-ts';
import type { Sku } from '../identity/index.ts';
import type { Market } from '../site/index.ts';
import type { PostalArea, ShelfStock, Store } from '../store/index.ts';
import type { Unavailable } from './fault.ts';

/** Driven port: where the retailer's stores, what stands in them, and the areas of postal codes are kept. */
export interface StoreDirectory {
  /** All stores of the market, in any order. */
  readonly stores: (market: Market) => TE.TaskEither<Unavailable, ReadonlyArray<Store>>;
  /** In which stores these products stand, and how many of each, in any order. */
  readonly shelves: (skus: ReadonlyArray<Sku>) => TE.TaskEither<Unavailable, ReadonlyArray<ShelfStock>>;
  /** The areas of the market that begin so, in any order. */
  readonly areas: (
    market: Market,
    prefixes: ReadonlyArray<string>,
  ) => TE.TaskEither<Unavailable, ReadonlyArray<PostalArea>>;
}
