import { function as F, taskEither as TE } from 'fp-ts';
import type { Fault, PostalCodeInvalid, PostalCodeUnknown, Stores } from '../ports/index.ts';
import type { StoreAtDistance } from './nearest-stores.ts';
import type { Store } from './store.ts';

/** The stores that a search by postal code shows: all without one, those near it, or all with the reason why it finds none. */
export type StoreSearchResult =
  | { readonly _tag: 'All'; readonly stores: ReadonlyArray<Store> }
  | { readonly _tag: 'Near'; readonly typed: string; readonly stores: ReadonlyArray<StoreAtDistance> }
  | {
      readonly _tag: 'Refused';
      readonly typed: string;
      readonly reason: PostalCodeInvalid | PostalCodeUnknown;
      readonly stores: ReadonlyArray<Store>;
    };

/** Searches the stores of a site by the postal code that was typed (ROUTE-10). */
export const searchStores =
  ({ all, near }: Pick<Stores, 'all' | 'near'>) =>
  (typed: string): TE.TaskEither<Fault, StoreSearchResult> =>
    typed === ''
      ? F.pipe(
          all,
          TE.map((stores) => ({ _tag: 'All', stores })),
        )
      : F.pipe(
          near(typed),
          TE.map((stores): StoreSearchResult => ({ _tag: 'Near', typed, stores })),
          TE.orElse((reason) =>
            reason._tag === 'PostalCodeInvalid' || reason._tag === 'PostalCodeUnknown'
              ? F.pipe(
                  all,
                  TE.map((stores): StoreSearchResult => ({ _tag: 'Refused', typed, reason, stores })),
                )
              : TE.left<Fault, StoreSearchResult>(reason),
          ),
        );
