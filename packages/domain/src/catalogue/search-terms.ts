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

/** By how many letters words are distinguished, so that no text makes a word that cannot be stored. */
const LONGEST_WORD = 64;

const shortened = (word: string): string => [...word].slice(0, LONGEST_WORD).join('');

/** The words of a text in the order in which they first come. */
export const searchTerms = (text: string): ReadonlyArray<string> => [
  ...new Set((plainText(text).match(/[\p{L}\p{Nd}]+/gu) ?? []).map(shortened)),
];

/** Of fewer letters a word is not taken for another with a mistake in it. */
const LEAST_SPELLED = 4;

/** Whether a word is one that may be written wrong: letters only, and enough of them. A number is what it is. */
export const isSpelled = (word: string): boolean => [...word].length >= LEAST_SPELLED && /^\p{L}+$/u.test(word);

/** The words with which a mistaken one is compared (SHOP-04): what products are called, and where they are in the shop. */
export const spelledTerms = (product: Product): ReadonlyArray<string> =>
  searchTerms(
    [product.name, product.categoryName, product.department, product.productClass, product.productSubclass].join(' '),
  ).filter(isSpelled);

/** The words by which a product is found: what it is called, where it is in the shop, what is shown for it, and its number. */
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
