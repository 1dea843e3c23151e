/*
 * A category of a retailer's file comes after the shop's own, ordered by name; a category that the shop has keeps its place.
 *
 * @example categoryPlace(new Map([['rugs', rugs]]))('Rugs') // => the sequence of the rugs
 */
import type { Categories } from '../shop/shop-catalogue.ts';

const LETTERS = ' 0123456789abcdefghijklmnopqrstuvwxyz';
/** The number of letters of a name that fit into an exact whole number. */
const COUNTED = 9;
const AFTER_THE_OWN = 1_000;

/** The name in lower case, without accents and punctuation. */
const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** The shop's spelling of the category, or the file's. */
export const categoryName =
  (own: Categories) =>
  (name: string): string =>
    own.get(name.toLowerCase())?.category ?? name;

/** The position of the category, computed from its name alone, so that a second file does not move the categories of the first. */
export const categoryPlace =
  (own: Categories) =>
  (name: string): number =>
    own.get(name.toLowerCase())?.sequence ??
    AFTER_THE_OWN +
      [...plain(name).padEnd(COUNTED, ' ').slice(0, COUNTED)].reduce(
        (place, letter) => place * LETTERS.length + LETTERS.indexOf(letter),
        0,
      );
