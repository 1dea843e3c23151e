/*
 * [ADD-09] [SHOP-04] Anyone who looks for something in the shop may write one or many of it, and may call it otherwise than the shop does: knife meets Knives, couch a sofa, gray what is grey, as the shop's people have written down.
 *
 * Laws:
 * - what is typed meets what begins with it, alone or as one word with those beside it
 * - one of a thing meets many of it, and many meet one
 * - a word meets whatever means the same, one or many of it
 * - a person who requests nothing asks for what every product has
 *
 * @example wordMatches('knife', []) // => [{ beginnings: ['knife'], wholes: ['knives', 'knifes', 'knife'] }]
 */

import { searchTerms } from './search-terms.ts';
import { joinedWith, type WordMatch } from './word-match.ts';

/** Lines of words by which people call the same thing, one of each; anyone who looks for one of a line finds them all. */
export type Synonyms = ReadonlyArray<ReadonlyArray<string>>;

const madeOf = new WeakMap<Synonyms, ReadonlyMap<string, ReadonlyArray<string>>>();

/** How to read: a word, and those that mean the same. Made once, since the lines stay as they are. */
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

/** How to read: a word that ends as on the left may be many of what ends as on the right. */
const singularEndings: ReadonlyArray<Ending> = [
  [/ves$/, 'f'],
  [/ves$/, 'fe'],
  [/ies$/, 'y'],
  [/(?<=ss|x|z|ch|sh|o)es$/, ''],
  [/(?<![su])s$/, ''],
];

/** How to read: many of what ends as on the left end as on the right. */
const pluralEndings: ReadonlyArray<Ending> = [
  [/fe?$/, 'ves'],
  [/(?<![aeiou])y$/, 'ies'],
  [/(?<=s|x|z|ch|sh|o)$/, 'es'],
  [/(?<=[^s])$/, 's'],
];

/** Shorter words have no singular or plural: `us` is not many of `u`. */
const SHORTEST_WORD = 3;

const changed = (endings: ReadonlyArray<Ending>, word: string): ReadonlyArray<string> =>
  endings.flatMap(([ending, instead]) =>
    ending.test(word) ? [word.replace(ending, instead)].filter((other) => other.length >= SHORTEST_WORD) : [],
  );

const isLatin = (word: string): boolean => /^[a-z]+$/.test(word);

/** The word as it may be written of one thing. */
export const singulars = (word: string): ReadonlyArray<string> =>
  isLatin(word) ? [word, ...changed(singularEndings, word)] : [word];

/** The word as it may be written of many things. */
const plurals = (word: string): ReadonlyArray<string> =>
  isLatin(word) && word.length >= SHORTEST_WORD ? changed(pluralEndings, word) : [];

/** What is looked for in the shop by this text. */
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
