/*
 * [PAGE-15] A page up to 768 CSS pixels wide is a mobile page, everywhere in the product.
 *
 * Laws:
 * - up to 768 is mobile, anything wider is not
 *
 * @example isMobileWidth(768) // => true
 */

/** The widest mobile page, in CSS pixels. */
export const MOBILE_MAX_WIDTH = 768;

/** Whether a page of that width, in CSS pixels, is a mobile page. */
export const isMobileWidth = (pixels: number): boolean => pixels <= MOBILE_MAX_WIDTH;
