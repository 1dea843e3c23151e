/*
 * [SHOP-04] While somebody types, texts are suggested that find something: first the last word written out as products are called, then categories, then products. They are taken from what was found for
 * the same words.
 *
 * @example suggestions('ket', { products: [exampleProduct({ name: 'Copper Kettle' })], categories: [] }) // => ['kettle', 'Copper Kettle']
 */
import type { CatalogueResults } from './catalogue-query.ts';
import { hasSearchTerms, searchTerms, withCompounds } from './search-terms.ts';

const MOST = 6;
const MOST_WORDS_OUT = 2;
const MOST_CATEGORIES = 2;
const LEAST_LETTERS = 2;

const keyOf = (text: string): string => searchTerms(text).join(' ');

/** The longer words in the names that start with this beginning, with their accents, the most frequent first. */
const wordsOut = (beginning: string, names: ReadonlyArray<string>): ReadonlyArray<string> => {
  const counts = new Map<string, number>();
  for (const word of names.flatMap((name) => name.toLowerCase().match(/[\p{L}\p{M}\p{Nd}'’]+/gu) ?? [])) {
    const key = keyOf(word);
    if (key.startsWith(beginning) && key !== beginning) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one).map(([word]) => word);
};

/** The suggestions for a search text, taken from the products and the names of the categories that it found. */
export const suggestions = (
  typed: string,
  { products, categories }: Pick<CatalogueResults, 'products'> & { readonly categories: ReadonlyArray<string> },
): ReadonlyArray<string> => {
  const terms = searchTerms(typed);
  const last = terms.at(-1);
  if (last === undefined || terms.join('').length < LEAST_LETTERS) return [];
  const beginnings = terms.map((term) => ({ beginnings: [term], wholes: [] }));
  const isMeant = (text: string): boolean => hasSearchTerms(withCompounds(searchTerms(text)), beginnings);
  const names = products.map(({ name }) => name).filter(isMeant);
  const texts = [
    ...wordsOut(last, names)
      .slice(0, MOST_WORDS_OUT)
      .map((word) => [...terms.slice(0, -1), word].join(' ')),
    ...categories.filter(isMeant).slice(0, MOST_CATEGORIES),
    ...names,
  ];
  return [...new Map(texts.map((text) => [keyOf(text), text])).values()]
    .filter((text) => isMeant(text) && keyOf(text) !== keyOf(typed))
    .slice(0, MOST);
};
