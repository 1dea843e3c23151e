/*
 * [ADD-09] What was found is read in pages of 24.
 *
 * Laws:
 * - the pages hold everything, each at most 24 and only the last one fewer
 * - nothing found has no page
 *
 * @example pagesFor(25) // => 2
 */

/** How many products a page of the catalogue has. */
export const CATALOGUE_PAGE = 24;

/** How many pages there are of so many products. */
export const pagesFor = (products: number): number => Math.ceil(products / CATALOGUE_PAGE);

/** How many products come before that page; 1 is the first. */
export const productsBefore = (page: number): number => (Math.max(1, Math.floor(page)) - 1) * CATALOGUE_PAGE;
