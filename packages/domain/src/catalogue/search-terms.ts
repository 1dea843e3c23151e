/*
 * [ADD-09] What somebody looks for is compared word by word, however it is written: capitals, accents, apostrophes and invisible characters make no difference. Two words of a name that others
 * write as one are found as one, too: a table cloth as a tablecloth.
 *
 * @example withCompounds(['red', 'wine', 'glasses', 'of', 'oak']) // => ['red', 'wine', 'glasses', 'of', 'oak', 'redwine', 'wineglasses']
 * @example searchTerms('Crème-brûlée Torch, Chef’s') // => ['creme', 'brulee', 'torch', 'chefs']
 */
import { displaySku } from '../identity/index.ts';
import type { Product } from '../item/index.ts';
import { plainText } from '../text/index.ts';

/** The number of characters by which words are distinguished, so that no text makes a word too long to store. */
const LONGEST_WORD = 64;

const shortened = (word: string): string => [...word].slice(0, LONGEST_WORD).join('');

/** The distinct words of a text, in order. */
export const searchTerms = (text: string): ReadonlyArray<string> => [
  ...new Set((plainText(text).match(/[\p{L}\p{Nd}]+/gu) ?? []).map(shortened)),
];

/** The minimum length of the parts of a compound: shorter words, such as `of` and `4`, make none. */
const SHORTEST_PART = 3;

/** The words, and each two side by side as one word; `words` must be distinct. */
export const withCompounds = (words: ReadonlyArray<string>): ReadonlyArray<string> => {
  const isPart = (word: string): boolean => [...word].length >= SHORTEST_PART;
  const compounds = words.flatMap((word, at) => {
    const next = words[at + 1];
    return next !== undefined && isPart(word) && isPart(next) ? [shortened(`${word}${next}`)] : [];
  });
  return [...new Set([...words, ...compounds])];
};

/** The minimum length of a word for which spelling mistakes are considered. */
const SHORTEST_SPELLCHECKED = 4;

/** Whether spelling mistakes are considered for a word: only letters, and enough of them. Numbers are taken as they are. */
export const isSpellchecked = (word: string): boolean =>
  [...word].length >= SHORTEST_SPELLCHECKED && /^\p{L}+$/u.test(word);

/** The words that a misspelled word is compared with (SHOP-04): names of products and of their categories. */
export const spellcheckedTerms = (product: Product): ReadonlyArray<string> =>
  searchTerms(
    [product.name, product.categoryName, product.department, product.productClass, product.productSubclass].join(' '),
  ).filter(isSpellchecked);

/** The words by which a product is found: its name, its place in the shop, its visible details, its SKU, and the compounds of its name. */
export const productTerms = (product: Product): ReadonlyArray<string> => [
  ...new Set([
    ...searchTerms(
      [
        product.name,
        product.categoryName,
        product.department,
        product.productClass,
        product.productSubclass,
        product.description,
        displaySku(product.sku),
        product.sku,
      ].join(' '),
    ),
    ...withCompounds(searchTerms(product.name)),
  ]),
];
