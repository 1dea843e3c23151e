/*
 * [ROUTE-06] [SET-02] [NAME-01] A registry is found by everyone whose registrants left it findable, in its own market: by its number, or by the beginnings of the names of its registrants, in any order.
 * No one finds one that is private or visible by link only, also not by its number.
 *
 * @example findRegistries([exampleRegistry({ primaryLastName: O.some('Hart') })], 'US', { _tag: 'Names', words: [{ beginnings: ['har'], wholes: [] }] }, { page: 1, today: dayOf('2027-06-01') }).total // => 1
 */
import { boolean as B, function as F, number as N, option as O, ord, readonlyArray as RA, string as S } from 'fp-ts';
import { paths } from '../address/index.ts';
import type { CalendarDay } from '../calendar/index.ts';
import { hasSearchTerms, joinedWords, searchTerms } from '../catalogue/index.ts';
import type { GrId } from '../identity/index.ts';
import type { OwnRegistry, Registry } from '../registry/index.ts';
import type { Market } from '../site/index.ts';
import type { FindQuery } from './find-query.ts';

/** A found registry, with enough data to tell it from others with similar names. */
export interface FoundRegistry extends OwnRegistry {
  readonly primaryLastName: O.Option<string>;
  readonly secondaryLastName: O.Option<string>;
  /** The path of its photo; permission to see it is checked again when it is requested (PHOTO-07). */
  readonly photo: O.Option<string>;
}

/** A page of search results. */
export interface FoundPage {
  readonly registries: ReadonlyArray<FoundRegistry>;
  /** Over all pages; limited to what the pages can hold. */
  readonly total: number;
  readonly page: number;
  readonly pages: number;
}

/** The number of results per page. */
export const FOUND_PER_PAGE = 20;
/** The maximum number of pages; to see other results, the search has to be more specific. */
export const MOST_FOUND_PAGES = 10;

/** The fields of a registry that searching reads. */
export type FindableRegistry = Omit<FoundRegistry, 'photo'> & Pick<Registry, 'market' | 'visibility' | 'photo'>;

/** The name with a space where one or two letters were joined to it: "d’Orléans" as "d Orléans", "O’Neil" as "O Neil". */
const apart = (name: string): string => name.replace(/(?<![\p{L}\p{M}])(\p{L}{1,2})['’ʼ](?=\p{L})/gu, '$1 ');

const termsOf = (first: string, last: O.Option<string>): ReadonlyArray<string> => {
  const family = O.toUndefined(last) ?? '';
  return [`${first} ${family}`, `${family} ${first}`].flatMap((name) =>
    [name, apart(name)].flatMap((written) => joinedWords(searchTerms(written))),
  );
};

/** The words by which a registry is found: those of its registrants' names, and adjacent ones joined. */
export const nameTerms = (
  names: Pick<FoundRegistry, 'primaryFirstName' | 'primaryLastName' | 'secondaryFirstName' | 'secondaryLastName'>,
): ReadonlyArray<string> => [
  ...new Set([
    ...termsOf(names.primaryFirstName, names.primaryLastName),
    ...(O.isSome(names.secondaryFirstName) ? termsOf(names.secondaryFirstName.value, names.secondaryLastName) : []),
  ]),
];

/** The number of pages for that many results, at most ten. */
export const foundPages = (total: number): number => Math.min(MOST_FOUND_PAGES, Math.ceil(total / FOUND_PER_PAGE));

/** The page shown when `requested` is requested: the last one if there are fewer. */
export const foundPageShown = (requested: number, pages: number): number => Math.max(1, Math.min(requested, pages));

const matches = (query: FindQuery) => (registry: FindableRegistry) =>
  query._tag === 'Number' ? registry.grId === query.grId : hasSearchTerms(nameTerms(registry), query.words);

const inOrder = (today: CalendarDay) =>
  RA.sortBy([
    ord.contramap(({ eventDate }: FindableRegistry) => eventDate < today)(B.Ord),
    ord.contramap(({ eventDate }: FindableRegistry): string => eventDate)(S.Ord),
    ord.contramap(({ grId }: FindableRegistry) => Number(grId))(N.Ord),
  ]);

/** The path of a findable registry's photo. */
export const foundPhoto = (grId: GrId, photo: O.Option<string>): O.Option<string> =>
  O.map((name: string) => paths.photo(grId, name))(photo);

const shown = ({
  grId,
  eventType,
  eventDate,
  primaryFirstName,
  primaryLastName,
  secondaryFirstName,
  secondaryLastName,
  photo,
}: FindableRegistry): FoundRegistry => ({
  grId,
  eventType,
  eventDate,
  primaryFirstName,
  primaryLastName,
  secondaryFirstName,
  secondaryLastName: O.isSome(secondaryFirstName) ? secondaryLastName : O.none,
  photo: foundPhoto(grId, photo),
});

/** Searches these registries. */
export const findRegistries = (
  registries: ReadonlyArray<FindableRegistry>,
  market: Market,
  query: FindQuery,
  { page: requested, today }: { readonly page: number; readonly today: CalendarDay },
): FoundPage => {
  const found = F.pipe(
    registries.filter((names) => names.market === market && names.visibility._tag === 'Findable'),
    RA.filter(matches(query)),
    inOrder(today),
  ).slice(0, FOUND_PER_PAGE * MOST_FOUND_PAGES);
  const pages = foundPages(found.length);
  const page = foundPageShown(requested, pages);
  return {
    registries: found.slice((page - 1) * FOUND_PER_PAGE, page * FOUND_PER_PAGE).map(shown),
    total: found.length,
    page,
    pages,
  };
};
