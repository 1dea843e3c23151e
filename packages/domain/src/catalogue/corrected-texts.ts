/*
 * [SHOP-04] Corrects a search that finds nothing: words of the shop in place of those with a mistake, or fewer of the words. The first correction that finds something is offered.
 *
 * @example correctedTexts([
 *     { word: 'copper', isKnown: true, isInName: true, near: [] },
 *     { word: 'ketle', isKnown: false, isInName: false, near: ['kettle'] },
 *   ]) // => ['copper kettle', 'copper', 'kettle']
 */
import { boolean as B, monoid as M, ord as Ord, string as S } from 'fp-ts';

/** A word of a search. */
export interface SearchedWord {
  readonly word: string;
  /** Whether a product has the word, a word beginning with it, or a synonym. */
  readonly isKnown: boolean;
  /** Whether the name of a product matches it. */
  readonly isInName: boolean;
  /** Words of the shop that differ by one mistake. */
  readonly near: ReadonlyArray<string>;
}

/** How many words of a search are considered, from its first. */
export const MOST_WORDS = 6;

/** Words of the shops' languages, without accents, that only connect others and are not searched for. */
const JOINING: ReadonlySet<string> = new Set(
  'a an and at by for from in of on or the to with au aux avec d de des du en et l la le les ou pour sans sur un une'.split(
    ' ',
  ),
);

/** The maximum number of texts to try. */
const MOST_TRIED = 8;

const byNearness = (typed: string): Ord.Ord<string> =>
  M.concatAll(Ord.getMonoid<string>())([
    Ord.contramap((word: string) => word[0] !== typed[0])(B.Ord),
    Ord.contramap((word: string) => word.length !== typed.length)(B.Ord),
    S.Ord,
  ]);

const meant = ({ word, isKnown, near }: SearchedWord): ReadonlyArray<string> =>
  isKnown ? [word] : [...near].sort(byNearness(word).compare).slice(0, 1);

/** The texts to try instead of these words, in this order. */
export const correctedTexts = (words: ReadonlyArray<SearchedWord>): ReadonlyArray<string> => {
  const typed = words.map(({ word }) => word).join(' ');
  const sought = words.filter(({ word }) => !JOINING.has(word));
  const terms = [...new Set(sought.flatMap(meant))];
  const named = [...new Set(sought.filter(({ isKnown, isInName }) => !isKnown || isInName).flatMap(meant))];
  if (named.length === 0) return [];
  const fewer = named.map((_term, at) => named.toSpliced(named.length - 1 - at, 1)).filter((rest) => rest.length > 0);
  const texts = [terms, named, ...fewer, ...named.map((term) => [term])].map((text) => text.join(' '));
  return [...new Set(texts)].filter((text) => text !== '' && text !== typed).slice(0, MOST_TRIED);
};
