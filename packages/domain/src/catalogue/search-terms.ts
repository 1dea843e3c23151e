/*
 * [ADD-09] What somebody looks for is compared word by word, however it is written: capitals, accents, apostrophes and invisible characters make no difference.
 *
 * Laws:
 * - a word is lower-case letters and digits, 1 to 64 of them, and no word comes twice
 * - words have themselves as words
 * - capitals, accents and what is between words make no difference
 *
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

/** The words by which a product is found: its name, its place in the shop, its visible details, and its SKU. */
export const productTerms = (product: Product): ReadonlyArray<string> =>
  searchTerms(
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
  );
