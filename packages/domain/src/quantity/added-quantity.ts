/*
 * [ADD-01] An owner adds 1 to 999 pieces of a product at once. While typing the field may be empty, left empty it says 1.
 *
 * Laws:
 * - while typing the field holds nothing or a whole number from 1 to 999
 * - more than 999 is 999
 * - a field that was left holds a whole number from 1 to 999
 * - typing the same again changes nothing
 * - a step from any such number stays from 1 to 999
 *
 * @example addedQuantityField.step('999', 1) // => '999'
 */
import { leadingDigits } from './typed-digits.ts';
import { LONGEST_QUANTITY, WANTED_QUANTITY } from './wanted-quantity.ts';

const type = (text: string): string => {
  const quantity = Number(leadingDigits(text, LONGEST_QUANTITY));
  return quantity >= WANTED_QUANTITY.minimum ? String(Math.min(quantity, WANTED_QUANTITY.maximum)) : '';
};

/** The field of how many are added: what it holds after a key was pressed (`type`), after it was left (`blur`) and one more or less (`step`). */
export const addedQuantityField = {
  type,
  blur: (text: string): string => type(text) || String(WANTED_QUANTITY.minimum),
  step: (text: string, by: 1 | -1): string =>
    String(Math.min(Math.max(Number(text) + by, WANTED_QUANTITY.minimum), WANTED_QUANTITY.maximum)),
} as const;
