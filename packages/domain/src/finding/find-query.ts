/*
 * [ROUTE-06] A guest looks for a registry by its number, or by names of its registrants. What is typed is taken as it is: a sign such as % or _ stands for nothing else. One letter would find
 * half of all registries, so a name needs two.
 *
 * Laws:
 * - 6 to 12 digits, with a # in front, spaces or hyphens between them or not, are a number
 * - anything else with a word of two letters or more is names, each word once, however it is written
 * - what has no word of two letters finds nothing, and so does what is longer than 120 characters
 *
 * @example readFindQuery('# 100 200 300') // => E.right({ _tag: 'Number', grId: '100200300' })
 * @example readFindQuery('  HART, Amélia ') // => E.right({ _tag: 'Names', words: ['hart', 'amelia'] })
 * @example readFindQuery('%') // => E.left({ _tag: 'FindTooShort' })
 */
import { either as E, option as O } from 'fp-ts';
import { searchWords } from '../catalogue/index.ts';
import { type GrId, parseGrId } from '../identity/index.ts';

/** What a guest looks for. */
export type FindQuery =
  | { readonly _tag: 'Number'; readonly grId: GrId }
  /** Each is the beginning of a name: lower-case letters and digits, none twice. */
  | { readonly _tag: 'Names'; readonly words: ReadonlyArray<string> };

/** Why nothing is looked for. */
export type FindRefusal =
  | { readonly _tag: 'FindTooShort' }
  | { readonly _tag: 'FindTooLong'; readonly maximum: number };

/** How long a text can be looked for: two names. */
export const LONGEST_FIND = 120;

const LEAST_LETTERS = 2;

/** Reads what was typed into the one field. */
export const readFindQuery = (typed: string): E.Either<FindRefusal, FindQuery> => {
  if ([...typed].length > LONGEST_FIND) return E.left({ _tag: 'FindTooLong', maximum: LONGEST_FIND });
  const grId = parseGrId(typed.replace(/[\s#-]/g, ''));
  if (O.isSome(grId)) return E.right({ _tag: 'Number', grId: grId.value });
  const words = searchWords(typed);
  return words.some((word) => [...word].length >= LEAST_LETTERS)
    ? E.right({ _tag: 'Names', words })
    : E.left({ _tag: 'FindTooShort' });
};
