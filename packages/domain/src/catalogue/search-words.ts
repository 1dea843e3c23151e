/*
 * [ADD-09] What somebody looks for is compared word by word, however it is written: capitals, accents and apostrophes make no difference, and the
 * beginning of a word is enough.
 *
 * Laws:
 * - a word is lower-case letters and digits, 1 to 64 of them, and no word comes twice
 * - words have themselves as words
 * - capitals, accents and what stands between words make no difference
 * - who asks for nothing asks for what every text has
 * - a text has every beginning of each of its words, and nothing that none of them begins with
 *
 * @example searchWords('Crème-brûlée Torch, Chef’s') // => ['creme', 'brulee', 'torch', 'chefs']
 */
import { displaySku } from '../identity/index.ts';
import type { Product } from '../item/index.ts';
import { plainText } from '../text/index.ts';

/** By how many letters words are told apart, so that no text makes a word that cannot be kept. */
const LONGEST_WORD = 64;

const shortened = (word: string): string => [...word].slice(0, LONGEST_WORD).join('');

/** The words of a text in the order in which they first come. */
export const searchWords = (text: string): ReadonlyArray<string> => [
  ...new Set((plainText(text).match(/[\p{L}\p{Nd}]+/gu) ?? []).map(shortened)),
];

/** Whether each word that is asked for begins one of these words. */
export const hasWords = (words: ReadonlyArray<string>, asked: ReadonlyArray<string>): boolean =>
  asked.every((beginning) => words.some((word) => word.startsWith(beginning)));

/** The words by which a product is found: what it is called, where it stands in the shop, what is said of it, and its number. */
export const productWords = (product: Product): ReadonlyArray<string> =>
  searchWords(
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
