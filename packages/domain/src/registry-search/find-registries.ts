/*
 * [ROUTE-06] [NAME-01] A guest looks for a registry by its number, or by names of its registrants, however they are joined. What is typed is taken as it is: a sign such as % or _ represents
 * nothing else. One letter would find half of all registries, so a name needs two; a character of Chinese or Japanese is a name by itself.
 *
 * @example readFindQuery('Registry # 100 200 300') // => E.right({ _tag: 'Number', grId: '100200300' })
 * @example readFindQuery('Amélia and Jonah') // => E.right({ _tag: 'Names', words: [{ beginnings: ['amelia', 'ameliaand', 'ameliaandjonah'], wholes: [] }, { beginnings: ['jonah', 'ameliaandjonah', 'andjonah'], wholes: [] }] })
 * @example readFindQuery('%') // => E.left({ _tag: 'FindTooShort' })
 */
import {
  boolean as B,
  either as E,
  function as F,
  number as N,
  option as O,
  ord,
  readonlyArray as RA,
  string as S,
} from 'fp-ts';
import { paths } from '../address/index.ts';
import { type CalendarDay, isPostEvent } from '../calendar/index.ts';
import { hasSearchTerms, joinedWith, joinedWords, searchTerms, type WordMatch } from '../catalogue/index.ts';
import { type GrId, parseGrId } from '../identity/index.ts';
import type { OwnRegistry, Registry } from '../registry/index.ts';
import type { Market } from '../site/index.ts';
import { withoutInvisible } from '../text/index.ts';

/** A guest's search for a registry. */
export type FindQuery =
  | { readonly _tag: 'Number'; readonly grId: GrId }
  /** Lower-case letters and digits. */
  | { readonly _tag: 'Names'; readonly words: ReadonlyArray<WordMatch> };

/** Why a search is refused. */
export type FindRefusal =
  | { readonly _tag: 'FindTooShort' }
  | { readonly _tag: 'FindTooLong'; readonly maximum: number };

/** The maximum length of a search: two names. */
export const LONGEST_SEARCH = 120;

const MINIMUM_LETTERS = 2;

/** Words that connect or accompany names, as normalized by `searchTerms`. */
const beside: ReadonlySet<string> = new Set(
  'and with und et y e the for mr mrs ms dr family wedding baby shower registry number no nr'.split(' '),
);

/** The number in the text that is not part of a word; `none` when there are several. */
const numberIn = (typed: string): O.Option<GrId> => {
  const [only, ...others] = typed.match(/(?<![\p{L}\d])\d(?:[\s-]*\d)*(?![\p{L}\d])/gu) ?? [];
  return only === undefined || others.length > 0 ? O.none : parseGrId(only.replace(/\D/g, ''));
};

const isName = (word: string): boolean =>
  [...word].length >= MINIMUM_LETTERS || /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(word);

/** Removes the possessive ending: "Jonah’s wedding" is searched as "Jonah wedding". */
const withoutPossessive = (text: string): string => text.replace(/(?<=\p{L}{2})['’]s(?![\p{L}\p{M}])/giu, '');

/** Parses the text of the search field. */
export const readFindQuery = (typed: string): E.Either<FindRefusal, FindQuery> => {
  const seen = withoutInvisible(typed);
  if ([...seen].length > LONGEST_SEARCH) return E.left({ _tag: 'FindTooLong', maximum: LONGEST_SEARCH });
  const grId = numberIn(seen);
  if (O.isSome(grId)) return E.right({ _tag: 'Number', grId: grId.value });
  const words = searchTerms(withoutPossessive(seen));
  const names = words.filter((word) => !beside.has(word));
  const searched = names.length === 0 ? words : names;
  return searched.some(isName)
    ? E.right({
        _tag: 'Names',
        words: searched.map((word): WordMatch => ({ beginnings: joinedWith(words)(word), wholes: [] })),
      })
    : E.left({ _tag: 'FindTooShort' });
};

/*
 * [ROUTE-06] [SET-02] [NAME-01] [PAUSE-01] A registry is found by everyone whose registrants left it findable, in its own market: by its number, or by the beginnings of the names of its registrants, in any order.
 * No one finds one that is private, visible by link only or paused, also not by its number.
 *
 * @example findRegistries([exampleRegistry({ primaryLastName: O.some('Hart') })], 'US', { _tag: 'Names', words: [{ beginnings: ['har'], wholes: [] }] }, { page: 1, today: dayOf('2027-06-01') }).total // => 1
 */

/** A found registry, with enough data to tell it from others with similar names. */
export interface FoundRegistry extends Omit<OwnRegistry, 'isPaused'> {
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
export type FindableRegistry = Omit<FoundRegistry, 'photo'> &
  Pick<Registry, 'market' | 'visibility' | 'photo' | 'isPaused'>;

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
    ord.contramap(({ eventDate }: FindableRegistry) => isPostEvent(eventDate, today))(B.Ord),
    ord.contramap(({ eventDate }: FindableRegistry) => O.isNone(eventDate))(B.Ord),
    ord.contramap(({ eventDate }: FindableRegistry): string => O.getOrElse(() => '')(eventDate))(S.Ord),
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
    registries.filter((names) => names.market === market && names.visibility._tag === 'Findable' && !names.isPaused),
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
