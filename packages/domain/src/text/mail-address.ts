/*
 * [CART-06] [AUTH-06] A mail address is taken as it is written if a letter could reach it: something on both sides of one @, and a dot in what follows it. Capitals make no other address.
 *
 * Laws:
 * - a mail address has something on both sides of one @, a dot in what follows it, no space, and at most 254 characters
 * - what a person may add to an address to write to somebody else as well is not part of one
 * - an address in capitals or with spaces around it is the same
 *
 * @example isMailAddress('rosa@example.com') // => true
 * @example isMailAddress('rosa@example') // => false
 * @example sameMailAddress(' Rosa@Example.COM ') // => 'rosa@example.com'
 */
import { isOneLine } from './one-line.ts';

/** In letters as they are sent. */
export const LONGEST_MAIL_ADDRESS = 254;

const isHost = (text: string): boolean => /^[^.]+(\.[^.]+)+$/.test(text);

/** Whether a letter could reach it. */
export const isMailAddress = (text: string): boolean =>
  text.length <= LONGEST_MAIL_ADDRESS &&
  isOneLine(text) &&
  /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/.test(text) &&
  isHost(text.slice(text.indexOf('@') + 1));

/** The address as the same person may have typed it differently. */
export const sameMailAddress = (typed: string): string => typed.trim().toLowerCase();
