/*
 * [ADD-01] An owner adds 1 to 999 pieces of a product at once. While typing the field may be empty, left empty it says 1.
 *
 * @example addedQuantityField.step('999', 1) // => '999'
 */
import { typedDigits } from './typed-digits.ts';
import { LONGEST_QUANTITY, WANTED_QUANTITY } from './wanted-quantity.ts';

/** Commas used as thousands separators. */
const THOUSANDS = /,(?=\d{3}(?!\d))/g;

const type = (text: string): string => {
  const { whole, point } = typedDigits(text.replace(THOUSANDS, ''), LONGEST_QUANTITY);
  return whole >= WANTED_QUANTITY.minimum ? `${Math.min(whole, WANTED_QUANTITY.maximum)}${point}` : '';
};

/** The field for the quantity to add: its text after typing (`type`), after losing focus (`blur`) and after a step up or down (`step`). */
export const addedQuantityField = {
  type,
  blur: (text: string): string => String(Number(type(text)) || WANTED_QUANTITY.minimum),
  step: (text: string, by: 1 | -1): string =>
    String(Math.min(Math.max(Number(text) + by, WANTED_QUANTITY.minimum), WANTED_QUANTITY.maximum)),
} as const;
