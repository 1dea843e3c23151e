/** The widest mobile page, in CSS pixels, everywhere in the product (PAGE-15). */
export const MOBILE_MAX_WIDTH = 768;

/** Whether a page of that width, in CSS pixels, is a mobile page. */
export const isMobileWidth = (pixels: number): boolean => pixels <= MOBILE_MAX_WIDTH;
