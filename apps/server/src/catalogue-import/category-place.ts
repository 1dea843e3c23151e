/*
 * A category of a retailer's file comes after the shop's own, ordered by name; a category that the shop has keeps its place.
 *
 * Laws:
 * - a category that the shop does not have comes after all that it has
 * - of two names the earlier one does not come later
 *
 * @example categoryPlace('rugs') // => 150
 */
import { shelves } from '../reference-data/shelves.ts';

const house = new Map(
  Object.values(shelves).map(({ category, sequence }) => [category.toLowerCase(), { category, sequence }]),
);
const LETTERS = ' 0123456789abcdefghijklmnopqrstuvwxyz';
/** The number of letters of a name that fit into an exact whole number. */
const COUNTED = 9;
const AFTER_THE_HOUSE = 1_000;

/** The name in lower case, without accents and punctuation. */
const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** The shop's spelling of the category, or the file's. */
export const categoryName = (name: string): string => house.get(name.toLowerCase())?.category ?? name;

/** The position of the category, computed from its name alone, so that a second file does not move the categories of the first. */
export const categoryPlace = (name: string): number =>
  house.get(name.toLowerCase())?.sequence ??
  AFTER_THE_HOUSE +
    [...plain(name).padEnd(COUNTED, ' ').slice(0, COUNTED)].reduce(
      (place, letter) => place * LETTERS.length + LETTERS.indexOf(letter),
      0,
    );
