/*
 * [ADD-09] What was found is read in pages of 24.
 *
 * @example pagesFor(25) // => 2
 */

/** The number of products on a page of the catalogue. */
export const CATALOGUE_PAGE = 24;

/** The number of pages for that many products. */
export const pagesFor = (products: number): number => Math.ceil(products / CATALOGUE_PAGE);

/** The number of products before that page; the first page is 1. */
export const productsBefore = (page: number): number => (Math.max(1, Math.floor(page)) - 1) * CATALOGUE_PAGE;
