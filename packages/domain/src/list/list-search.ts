/*
 * [LIST-12] Somebody looks for gifts within a list by words of their names, categories and numbers. Each word may be the beginning of a word of the gift, in any order;
 * capitals, accents and apostrophes make no difference, and many of a thing in -s find one.
 *
 * Laws:
 * - nothing looked for finds everything
 * - a gift is found by the beginnings of its words, in any order and however they are written
 * - one more word never finds more
 * - a list is searched from 30 gifts on
 * - what is looked for is one line of at most 80 characters
 *
 * @example matchesSearch('écru plates')(exampleItem({ product: exampleProduct({ name: 'Salad Plate, Ecru' }) })) // => true
 */
import { function as F } from 'fp-ts';
import { displaySku } from '../identity/index.ts';
import type { Product, RegistryItem } from '../item/index.ts';
import { plainText } from '../text/index.ts';

/** From so many gifts on a list can be searched. */
const SEARCHED_FROM = 30;

/** Whether a list of so many gifts can be searched. */
export const isSearchable = (gifts: number): boolean => gifts >= SEARCHED_FROM;

/** How many characters can be looked for. */
export const SEARCH_LIMIT = 80;

/** The text as it is looked for. */
export const searchedText = (typed: string): string => typed.replace(/\s+/g, ' ').slice(0, SEARCH_LIMIT).trim();

const words = (text: string): ReadonlyArray<string> => plainText(text).match(/[\p{L}\p{Nd}]+/gu) ?? [];

/** How to read: a product, and its words, each behind a space. They are made once, since a list is searched with every letter that is typed. */
const wordsOfProducts = new WeakMap<Product, string>();

const wordsOf = (product: Product): string => {
  const known = wordsOfProducts.get(product);
  if (known !== undefined) return known;
  const { name, categoryName, sku } = product;
  const made = ['', ...words(`${name} ${categoryName} ${displaySku(sku)} ${sku}`)].join(' ');
  wordsOfProducts.set(product, made);
  return made;
};

/** Whether an item is found by that text. */
export const matchesSearch = (text: string): ((item: RegistryItem) => boolean) => {
  const beginnings = words(text).map((word) => ` ${word.length > 3 ? word.replace(/s$/, '') : word}`);
  if (beginnings.length === 0) return F.constTrue;
  return ({ product }) => {
    const found = wordsOf(product);
    return beginnings.every((beginning) => found.includes(beginning));
  };
};
