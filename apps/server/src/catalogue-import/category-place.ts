/*
 * A category of a retailer's file stands after the house's own, in order of its name; one that the house has stands where it stood.
 *
 * Laws:
 * - a category that the house does not have stands after all that it has
 * - of two names the earlier one does not stand later
 *
 * @example categoryPlace('rugs') // => 150
 */
import { shelves } from '../reference-data/shelves.ts';

const house = new Map(
  Object.values(shelves).map(({ category, sequence }) => [category.toLowerCase(), { category, sequence }]),
);
const LETTERS = ' 0123456789abcdefghijklmnopqrstuvwxyz';
/** So many letters of a name fit into a whole number that is exact. */
const COUNTED = 9;
const AFTER_THE_HOUSE = 1_000;

/** The name without accents, capitals and signs. */
const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** The house's spelling of the category, or the file's. */
export const categoryName = (name: string): string => house.get(name.toLowerCase())?.category ?? name;

/** Where the category stands among others; told from its name alone, so that a second file does not move the categories of the first. */
export const categoryPlace = (name: string): number =>
  house.get(name.toLowerCase())?.sequence ??
  AFTER_THE_HOUSE +
    [...plain(name).padEnd(COUNTED, ' ').slice(0, COUNTED)].reduce(
      (place, letter) => place * LETTERS.length + LETTERS.indexOf(letter),
      0,
    );
