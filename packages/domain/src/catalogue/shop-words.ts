/*
 * [ADD-09] [SHOP-04] Anyone who looks for something in the shop may write one or many of it, and may call it otherwise than the shop does: knife meets Knives, couch a sofa, gray what is grey, as the shop's people have written down.
 *
 * @example wordMatches('knife', []) // => [{ beginnings: ['knife'], wholes: ['knives', 'knifes', 'knife'] }]
 */

import { searchTerms } from './search-terms.ts';
import { joinedWith, type WordMatch } from './word-match.ts';

/** Groups of words with the same meaning; searching for one word of a group finds all of them. */
export type Synonyms = ReadonlyArray<ReadonlyArray<string>>;

const madeOf = new WeakMap<Synonyms, ReadonlyMap<string, ReadonlyArray<string>>>();

/** The synonyms of each word; cached, because the groups never change. */
const synonymsByWord = (synonyms: Synonyms): ReadonlyMap<string, ReadonlyArray<string>> => {
  const known = madeOf.get(synonyms);
  if (known !== undefined) return known;
  const made = new Map<string, ReadonlyArray<string>>();
  for (const line of synonyms)
    for (const word of line) made.set(word, [...(made.get(word) ?? []), ...line.filter((other) => other !== word)]);
  madeOf.set(synonyms, made);
  return made;
};

type Ending = readonly [ending: RegExp, instead: string];

/** Endings that a plural (left) may have, and the singular's endings (right). */
const singularEndings: ReadonlyArray<Ending> = [
  [/ves$/, 'f'],
  [/ves$/, 'fe'],
  [/ies$/, 'y'],
  [/(?<=ss|x|z|ch|sh|o)es$/, ''],
  [/(?<![su])s$/, ''],
];

/** Endings of a singular (left), and of its plural (right). */
const pluralEndings: ReadonlyArray<Ending> = [
  [/fe?$/, 'ves'],
  [/(?<![aeiou])y$/, 'ies'],
  [/(?<=s|x|z|ch|sh|o)$/, 'es'],
  [/(?<=[^s])$/, 's'],
];

/** Shorter words have no singular or plural: `us` is not the plural of `u`. */
const SHORTEST_WORD = 3;

const changed = (endings: ReadonlyArray<Ending>, word: string): ReadonlyArray<string> =>
  endings.flatMap(([ending, instead]) =>
    ending.test(word) ? [word.replace(ending, instead)].filter((other) => other.length >= SHORTEST_WORD) : [],
  );

const isLatin = (word: string): boolean => /^[a-z]+$/.test(word);

/** The word and its possible singular forms. */
export const singulars = (word: string): ReadonlyArray<string> =>
  isLatin(word) ? [word, ...changed(singularEndings, word)] : [word];

/** The possible plural forms of the word. */
const plurals = (word: string): ReadonlyArray<string> =>
  isLatin(word) && word.length >= SHORTEST_WORD ? changed(pluralEndings, word) : [];

/** What the words of a search text match in the shop. */
export const wordMatches = (text: string, synonyms: Synonyms): ReadonlyArray<WordMatch> => {
  const words = searchTerms(text);
  const others = synonymsByWord(synonyms);
  return words.map((word): WordMatch => {
    const beginnings = joinedWith(words)(word);
    const meant = beginnings.flatMap(singulars).flatMap((one) => [one, ...(others.get(one) ?? [])]);
    return {
      beginnings,
      wholes: [...new Set(meant.flatMap((one) => [...plurals(one), one]))],
    };
  });
};
