/*
 * [LIST-12] Somebody looks for gifts within a list by words of their names, categories and numbers. Each word may be the beginning of a word of the gift, in any order;
 * capitals, accents and apostrophes make no difference, and many of a thing in -s find one.
 *
 * @example matchesSearch('écru plates')(exampleItem({ product: exampleProduct({ name: 'Salad Plate, Ecru' }) })) // => true
 */
import { function as F } from 'fp-ts';
import { displaySku } from '../identity/index.ts';
import type { Product, RegistryItem } from '../item/index.ts';
import { plainText } from '../text/index.ts';

/** The minimum number of gifts for a list to have a search. */
const SEARCHED_FROM = 30;

/** Whether a list of that many gifts has a search. */
export const isSearchable = (gifts: number): boolean => gifts >= SEARCHED_FROM;

/** The maximum length of a search, in characters. */
export const SEARCH_LIMIT = 80;

/** Normalizes a typed search: single spaces, at most `SEARCH_LIMIT` characters, trimmed. */
export const normalizedListSearch = (typed: string): string => typed.replace(/\s+/g, ' ').slice(0, SEARCH_LIMIT).trim();

const words = (text: string): ReadonlyArray<string> => plainText(text).match(/[\p{L}\p{Nd}]+/gu) ?? [];

/** Caches the words of each product, each after a space, because a list is searched again with every typed character. */
const wordsOfProducts = new WeakMap<Product, string>();

const wordsOf = (product: Product): string => {
  const known = wordsOfProducts.get(product);
  if (known !== undefined) return known;
  const { name, categoryName, sku } = product;
  const made = ['', ...words(`${name} ${categoryName} ${displaySku(sku)} ${sku}`)].join(' ');
  wordsOfProducts.set(product, made);
  return made;
};

/** Whether the search finds an item: each of its words begins a word of the item's name, category or SKU. */
export const matchesSearch = (text: string): ((item: RegistryItem) => boolean) => {
  const beginnings = words(text).map((word) => ` ${word.length > 3 ? word.replace(/s$/, '') : word}`);
  if (beginnings.length === 0) return F.constTrue;
  return ({ product }) => {
    const found = wordsOf(product);
    return beginnings.every((beginning) => found.includes(beginning));
  };
};
