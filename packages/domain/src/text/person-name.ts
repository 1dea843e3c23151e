/*
 * [CART-06] [AUTH-06] A person's name has at least one character that is seen and at most 60, on one line.
 *
 * Laws:
 * - names have 1 to 60 characters on one line; what nobody sees is no name
 *
 * @example [isPersonName('Zoë-Ánna O’Neil'), isPersonName(' ')] // => [true, false]
 */
import { isBlank } from './is-blank.ts';
import { isOneLine } from './one-line.ts';
import { withoutTurns } from './turns.ts';

/** In characters as people count them. */
export const LONGEST_NAME = 60;

/** A name as it is kept: without signs that turn the direction of writing, without spaces around it, and composed. */
export const keptName = (typed: string): string => withoutTurns(typed).trim().normalize('NFC');

/** Whether somebody can be called so. */
export const isPersonName = (text: string): boolean =>
  !isBlank(text) && isOneLine(text) && [...text].length <= LONGEST_NAME;
