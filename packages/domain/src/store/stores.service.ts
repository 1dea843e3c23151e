import { array as A, function as F, option as O, ord, string, taskEither as TE } from 'fp-ts';
import { messagesOf } from '../messages/index.ts';
import type {
  AvailabilityRefusal,
  Dependencies,
  Fault,
  Person,
  PostalCodeInvalid,
  PostalCodeUnknown,
  StoreSearchResult,
  Stores,
  Unavailable,
} from '../ports/index.ts';
import { visibleRegistries } from '../registry/index.ts';
import type { Site } from '../site/index.ts';
import { type NearStore, nearestStores, servesSite, storesNear } from './nearest-stores.ts';
import {
  areaPrefixes,
  checkPostalCode,
  type PostalArea,
  type PostalCode,
  postalAreaOf,
  readPostalCode,
} from './postal-code.ts';
import type { Store, StoreAvailability } from './store.ts';

const listed =
  ({ language }: Site) =>
  ({ units, ...store }: NearStore): StoreAvailability => ({
    ...store,
    isAvailable: units > 0,
    message: messagesOf(language).storeMessage(units),
  });

const byPlace = ord.contramap(({ region, city, name }: Store) => [region, city, name] as const)(
  ord.tuple(string.Ord, string.Ord, string.Ord),
);

/** The stores of a person's site, and their stock (BUY-08, ROUTE-10). */
export const stores =
  ({ stores: directory, catalogue, registries }: Pick<Dependencies, 'stores' | 'catalogue' | 'registries'>) =>
  (person: Person): Stores => {
    const { site } = person;

    const areasOf = (code: PostalCode): TE.TaskEither<Unavailable, ReadonlyArray<PostalArea>> =>
      directory.areas(site.market, areaPrefixes(code));

    const placeOf = (typed: string): TE.TaskEither<PostalCodeInvalid | PostalCodeUnknown | Unavailable, PostalArea> =>
      F.pipe(
        readPostalCode(site.marketRules)(typed),
        TE.fromOption((): PostalCodeInvalid => ({ _tag: 'PostalCodeInvalid' })),
        TE.chainW((code) =>
          F.pipe(
            areasOf(code),
            TE.map((areas) => postalAreaOf(code, areas)),
            TE.chainW(TE.fromOption((): PostalCodeUnknown => ({ _tag: 'PostalCodeUnknown' }))),
          ),
        ),
      );

    return {
      availability: ({ sku, postalCode, grId }) =>
        F.pipe(
          visibleRegistries(registries)(person).check(grId),
          TE.chainW(() => catalogue.products(site.market, [sku])),
          TE.map((products) => O.fromNullable(products[0])),
          TE.chainW(TE.fromOption((): AvailabilityRefusal => ({ _tag: 'ProductNotFound' }))),
          TE.bindTo('product'),
          TE.bindW('place', () => placeOf(postalCode)),
          TE.bindW('stock', () =>
            F.pipe(TE.Do, TE.apS('all', directory.stores(site.market)), TE.apS('shelves', directory.shelves([sku]))),
          ),
          TE.map(({ product, place, stock: { all, shelves } }) =>
            storesNear(site, place, all, { product, shelves }).map(listed(site)),
          ),
        ),
      near: (postalCode) =>
        F.pipe(
          placeOf(postalCode),
          TE.bindTo('place'),
          TE.bindW('all', () => directory.stores(site.market)),
          TE.map(({ place, all }) => nearestStores(site, place, all)),
        ),
      checkPostalCode: (typed) =>
        F.pipe(
          readPostalCode(site.marketRules)(typed),
          O.match(() => TE.right<Unavailable, ReadonlyArray<PostalArea>>([]), areasOf),
          TE.map((areas) => checkPostalCode(site.marketRules, typed, areas)),
        ),
      all: F.pipe(
        directory.stores(site.market),
        TE.map((all) => A.sort(byPlace)(all.filter(servesSite(site)))),
      ),
    };
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
