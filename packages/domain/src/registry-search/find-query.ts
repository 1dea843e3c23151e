/*
 * [ROUTE-06] [NAME-01] A guest looks for a registry by its number, or by names of its registrants, however they are joined. What is typed is taken as it is: a sign such as % or _ represents
 * nothing else. One letter would find half of all registries, so a name needs two; a character of Chinese or Japanese is a name by itself.
 *
 * @example readFindQuery('Registry # 100 200 300') // => E.right({ _tag: 'Number', grId: '100200300' })
 * @example readFindQuery('Amélia and Jonah') // => E.right({ _tag: 'Names', words: [{ beginnings: ['amelia', 'ameliaand', 'ameliaandjonah'], wholes: [] }, { beginnings: ['jonah', 'ameliaandjonah', 'andjonah'], wholes: [] }] })
 * @example readFindQuery('%') // => E.left({ _tag: 'FindTooShort' })
 */
import { either as E, option as O } from 'fp-ts';
import { joinedWith, searchTerms, type WordMatch } from '../catalogue/index.ts';
import { type GrId, parseGrId } from '../identity/index.ts';
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
