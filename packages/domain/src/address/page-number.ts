/*
 * [ROUTE-06] [ADD-09] Which page of something long is requested is in the address as digits: a whole number from 1, of at most four digits.
 *
 * @example pageNumber('12') // => O.some(12)
 * @example pageNumber('012') // => O.none
 */
import { option as O } from 'fp-ts';

/** Parses a page number; `none` when the text is none (ROUTE-06, ADD-09). */
export const pageNumber = (text: string): O.Option<number> =>
  /^[1-9]\d{0,3}$/.test(text) ? O.some(Number(text)) : O.none;
