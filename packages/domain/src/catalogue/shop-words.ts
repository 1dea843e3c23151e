/*
 * [ADD-09] Anyone who looks for something in the shop may write one or many of it, and may call it otherwise than the shop does: knife meets Knives, couch a sofa, gray what is grey.
 *
 * Laws:
 * - what is typed meets what begins with it, alone or as one word with those beside it
 * - one of a thing meets many of it, and many meet one
 * - a word meets whatever means the same, one or many of it
 * - a person who requests nothing asks for what every product has
 *
 * @example shopMessages('knife') // => [{ beginnings: ['knife'], wholes: ['knives', 'knifes', 'knife'] }]
 */

import { searchTerms } from './search-terms.ts';
import { joinedWith, type WordMatch } from './word-match.ts';

/** Words by which people call the same thing, one of each; anyone who looks for one of a line finds them all. */
const synonyms: ReadonlyArray<ReadonlyArray<string>> = [
  ['couch', 'sofa', 'settee', 'loveseat'],
  ['silverware', 'flatware', 'cutlery'],
  ['gray', 'grey'],
  ['comforter', 'duvet'],
  ['rug', 'carpet'],
  ['skillet', 'frypan'],
  ['pitcher', 'jug', 'carafe'],
  ['trash', 'garbage', 'wastebasket', 'bin'],
  ['drape', 'curtain'],
  ['dresser', 'bureau'],
  ['stroller', 'pram'],
  ['diaper', 'nappy'],
  ['crib', 'cot'],
  ['dish', 'dinnerware', 'tableware'],
  ['glass', 'glassware', 'tumbler'],
  ['nightstand', 'bedside'],
  ['bookcase', 'bookshelf'],
  ['pillow', 'cushion'],
  ['cup', 'mug'],
  ['spatula', 'turner'],
  ['color', 'colour'],
  ['aluminum', 'aluminium'],
  ['jewelry', 'jewellery'],
  ['child', 'children', 'kid'],
];

const lines: ReadonlyMap<string, ReadonlyArray<string>> = new Map(
  synonyms.flatMap((line) => line.map((word) => [word, line.filter((other) => other !== word)] as const)),
);

/** The words that mean the same as this one; none for most. */
const meaningTheSame = (word: string): ReadonlyArray<string> => lines.get(word) ?? [];

type Ending = readonly [ending: RegExp, instead: string];

/** How to read: a word that ends as on the left may be many of what ends as on the right. */
const manyOfOne: ReadonlyArray<Ending> = [
  [/ves$/, 'f'],
  [/ves$/, 'fe'],
  [/ies$/, 'y'],
  [/(?<=ss|x|z|ch|sh|o)es$/, ''],
  [/(?<![su])s$/, ''],
];

/** How to read: many of what ends as on the left end as on the right. */
const oneOfMany: ReadonlyArray<Ending> = [
  [/fe?$/, 'ves'],
  [/(?<![aeiou])y$/, 'ies'],
  [/(?<=s|x|z|ch|sh|o)$/, 'es'],
  [/(?<=[^s])$/, 's'],
];

/** Of fewer letters nothing is made: `us` is not many of `u`. */
const LEAST_EMAILS = 3;

const changed = (endings: ReadonlyArray<Ending>, word: string): ReadonlyArray<string> =>
  endings.flatMap(([ending, instead]) =>
    ending.test(word) ? [word.replace(ending, instead)].filter((other) => other.length >= LEAST_EMAILS) : [],
  );

const isLatin = (word: string): boolean => /^[a-z]+$/.test(word);

/** The word as it may be written of one thing. */
const ones = (word: string): ReadonlyArray<string> => (isLatin(word) ? [word, ...changed(manyOfOne, word)] : [word]);

/** The word as it may be written of many things. */
const many = (word: string): ReadonlyArray<string> =>
  isLatin(word) && word.length >= LEAST_EMAILS ? changed(oneOfMany, word) : [];

/** What is looked for in the shop by this text. */
export const shopMessages = (text: string): ReadonlyArray<WordMatch> => {
  const words = searchTerms(text);
  return words.map((word): WordMatch => {
    const beginnings = joinedWith(words)(word);
    const meant = beginnings.flatMap(ones).flatMap((one) => [one, ...meaningTheSame(one)]);
    return {
      beginnings,
      wholes: [...new Set(meant.flatMap((one) => [...many(one), one]))],
    };
  });
};
