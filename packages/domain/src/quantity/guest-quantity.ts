/*
 * [BUY-01] [BUY-02] A guest buys 1 to 99 pieces. While typing the field may be empty, left empty it says 1. More than the registry still
 * needs is allowed, with a notice.
 *
 * Laws:
 * - while typing the field holds nothing or a whole number from 1 to 99, and, where two characters have room for it, the point that was typed behind it
 * - typed key by key, what comes after a point is no part of the number
 * - what is written with the comma of its thousands is 99
 * - a field that was left holds a whole number from 1 to 99
 * - typing the same again changes nothing
 * - a number from elsewhere comes out from 1 to 99, and unchanged when it was
 * - a quantity exceeds exactly when it is above what remains
 *
 * @example guestQuantityField.blur('') // => '1'
 */
import type { PlainNumber } from '../money/index.ts';
import { typedDigits } from './typed-digits.ts';

/** A number of pieces of which there can be no fewer than `minimum` and no more than `maximum`. */
export interface QuantityOutOfRange {
  readonly _tag: 'QuantityOutOfRange';
  readonly minimum: number;
  readonly maximum: number;
}

/** How many pieces a guest can buy at once. */
export const GUEST_QUANTITY = { minimum: 1, maximum: 99 } as const;

const MAXIMUM_CHARACTERS = 2;

/** Whether the service takes that many: a whole number from 1 to 99. */
export const isGuestQuantity = (quantity: PlainNumber): boolean =>
  Number.isInteger(quantity) && quantity >= GUEST_QUANTITY.minimum && quantity <= GUEST_QUANTITY.maximum;

/** Written with the comma of its thousands, which is more than fits. */
const THOUSANDS = /^[1-9]\d*,\d{3}\b/;

const type = (text: string): string => {
  if (THOUSANDS.test(text)) return String(GUEST_QUANTITY.maximum);
  const { whole, point } = typedDigits(text, MAXIMUM_CHARACTERS);
  return whole >= GUEST_QUANTITY.minimum ? `${whole}${point}`.slice(0, MAXIMUM_CHARACTERS) : '';
};

/** The quantity field: what it holds after a key was pressed (`type`) and after it was left (`blur`). */
export const guestQuantityField = {
  type,
  blur: (text: string): string => String(Number(type(text)) || GUEST_QUANTITY.minimum),
} as const;

/** A number from an address, a stepper or another call as a quantity: zero or less and no number are 1, a part is dropped, above 99 is 99. */
export const coerceGuestQuantity = (quantity: PlainNumber): number => {
  const whole = Math.trunc(quantity) || GUEST_QUANTITY.minimum;
  return Math.min(Math.max(whole, GUEST_QUANTITY.minimum), GUEST_QUANTITY.maximum);
};

/** Whether that is more than the registry still needs (BUY-02). */
export const exceedsRemaining = (quantity: PlainNumber, remaining: PlainNumber): boolean => quantity > remaining;
