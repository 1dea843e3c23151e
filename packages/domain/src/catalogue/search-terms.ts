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
