/*
 * [CART-06] [AUTH-06] [NAME-01] A person's name has at least one character that is seen and at most 60, on one line.
 *
 * @example [isPersonName('Zoë-Ánna O’Neil'), isPersonName(' ')] // => [true, false]
 */
import { isBlank, withoutStrayInvisible } from './plain-text.ts';
import { isOneLine } from './stored-text.ts';

/** In characters as people count them. */
export const LONGEST_NAME = 60;

/** A name as stored: trimmed, in composed form, without invisible characters that have no visible effect. */
export const storedName = (typed: string): string => {
  const name = withoutStrayInvisible(typed.normalize('NFC')).trim().normalize('NFC');
  // Removing a character can reorder combining marks, and leave a joiner without a letter to join.
  return name === typed ? name : storedName(name);
};

/** Whether the text can be a person's name. */
export const isPersonName = (text: string): boolean =>
  !isBlank(text) && isOneLine(text) && [...text].length <= LONGEST_NAME;

/** Whether the text can be a last name, which may be empty. */
export const isLastName = (text: string): boolean => text === '' || isPersonName(text);
