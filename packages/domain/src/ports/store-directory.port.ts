import type { taskEither as TE } from 'fp-ts';
import type { Sku } from '../identity/index.ts';
import type { Market } from '../site/index.ts';
import type { PostalArea, Store, StoreStock } from '../store/index.ts';
import type { Unavailable } from './fault.ts';

/** Driven port: the retailer's stores, their stock, and the areas of postal codes. */
export interface StoreDirectory {
  /** All stores of the market, in any order. */
  readonly stores: (market: Market) => TE.TaskEither<Unavailable, ReadonlyArray<Store>>;
  /** The stock of these products in all stores, in any order. */
  readonly shelves: (skus: ReadonlyArray<Sku>) => TE.TaskEither<Unavailable, ReadonlyArray<StoreStock>>;
  /** The areas of the market with one of these prefixes, in any order. */
  readonly areas: (
    market: Market,
    prefixes: ReadonlyArray<string>,
  ) => TE.TaskEither<Unavailable, ReadonlyArray<PostalArea>>;
}
