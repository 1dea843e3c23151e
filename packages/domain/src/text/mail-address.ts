/*
 * [CART-06] [AUTH-06] A mail address is taken as it is written if mail could reach it: something on both sides of one @, and a dot in what follows it. Capitals make no other address.
 *
 * @example isMailAddress('rosa@example.com') // => true
 * @example isMailAddress('rosa@example') // => false
 * @example isMailAddress('\u212aim@example.com') // => false
 * @example storedMailAddress(' ro\u200bsa@example.com') // => 'rosa@example.com'
 * @example sameMailAddress(' Rosa@Example.COM ') // => 'rosa@example.com'
 */
import { withoutInvisible } from './plain-text.ts';
import { isOneLine } from './stored-text.ts';

/** Measured in code units. */
export const LONGEST_MAIL_ADDRESS = 254;

const isHost = (text: string): boolean => /^[^.]+(\.[^.]+)+$/.test(text);

const isAscii = (text: string): boolean => /^\p{ASCII}*$/u.test(text);

/**
 * Whether the character is not ASCII, but becomes ASCII when its case or width is folded: the Kelvin sign, the long s,
 * full-width letters. The sharp s is an exception.
 */
const foldsIntoAscii = (character: string): boolean =>
  !isAscii(character) &&
  [character.toLowerCase(), character.toUpperCase(), character.normalize('NFKC')].some(
    (folded) => isAscii(folded) && folded !== 'SS',
  );

/** The address as stored: trimmed, without invisible characters, in composed form (NFC). */
export const storedMailAddress = (typed: string): string => withoutInvisible(typed).trim().normalize('NFC');

/** Whether the part before the @, as far as it is typed, is ASCII. */
export const isMailboxAscii = (typed: string): boolean => isAscii(storedMailAddress(typed).replace(/@.*/s, ''));

/** Whether the text is a valid email address in its stored form. */
export const isMailAddress = (text: string): boolean =>
  text.length <= LONGEST_MAIL_ADDRESS &&
  isOneLine(text) &&
  /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/.test(text) &&
  text === storedMailAddress(text) &&
  isMailboxAscii(text) &&
  ![...text].some(foldsIntoAscii) &&
  isHost(text.slice(text.indexOf('@') + 1));

/**
 * The address in the form used for comparing, in which spellings of one address are equal. A character that folds into
 * ASCII is kept, and so matches no other address.
 */
export const sameMailAddress = (typed: string): string =>
  [...storedMailAddress(typed)]
    .map((character) => (foldsIntoAscii(character) ? character : character.toLowerCase()))
    .join('');
