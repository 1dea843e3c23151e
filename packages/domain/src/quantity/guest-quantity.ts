import type { PlainNumber } from '../money/index.ts';

/** A number being typed: its integer part (0 when there are no digits), and the decimal point after it. */
export interface TypedDigits {
  readonly whole: number;
  /** Empty when there is none. The point stays in the field, so that digits typed after it do not become part of the number. */
  readonly point: string;
}

/** Matches any text: leading spaces, digits and a decimal point, each optional, and the rest. */
const PARTS = /\s*(\d*)(\.?).*/s;

/** The number at the start of a text, after any spaces, with at most `atMost` digits: `'1.5'` starts with 1 and a point, `'-5'` with nothing. */
export const typedDigits = (text: string, atMost: number): TypedDigits => ({
  whole: Number(text.replace(PARTS, '$1').slice(0, atMost)),
  point: text.replace(PARTS, '$2'),
});

/*
 * [BUY-01] [BUY-02] A guest buys 1 to 99 pieces. While typing the field may be empty, left empty it says 1. More than the registry still
 * needs is allowed, with a notice.
 *
 * @example guestQuantityField.blur('') // => '1'
 */

/** The quantity is below `minimum` or above `maximum`. */
export interface QuantityOutOfRange {
  readonly _tag: 'QuantityOutOfRange';
  readonly minimum: number;
  readonly maximum: number;
}

/** How many units a guest can buy at once. */
export const GUEST_QUANTITY = { minimum: 1, maximum: 99 } as const;

const MAXIMUM_CHARACTERS = 2;

/** Whether the service accepts the quantity: a whole number from 1 to 99. */
export const isGuestQuantity = (quantity: PlainNumber): boolean =>
  Number.isInteger(quantity) && quantity >= GUEST_QUANTITY.minimum && quantity <= GUEST_QUANTITY.maximum;

/** A number with a thousands separator, which exceeds the maximum. */
const THOUSANDS = /^[1-9]\d*,\d{3}\b/;

const type = (text: string): string => {
  if (THOUSANDS.test(text)) return String(GUEST_QUANTITY.maximum);
  const { whole, point } = typedDigits(text, MAXIMUM_CHARACTERS);
  return whole >= GUEST_QUANTITY.minimum ? `${whole}${point}`.slice(0, MAXIMUM_CHARACTERS) : '';
};

/** The quantity field: its text after typing (`type`) and after losing focus (`blur`). */
export const guestQuantityField = {
  type,
  blur: (text: string): string => String(Number(type(text)) || GUEST_QUANTITY.minimum),
} as const;

/**
 * Converts a number from an address, a stepper or a call to a quantity: values below 1 and non-numbers become 1,
 * fractions are dropped, and values above 99 become 99.
 */
export const coerceGuestQuantity = (quantity: PlainNumber): number => {
  const whole = Math.trunc(quantity) || GUEST_QUANTITY.minimum;
  return Math.min(Math.max(whole, GUEST_QUANTITY.minimum), GUEST_QUANTITY.maximum);
};

/** Whether the quantity is more than the registry still needs (BUY-02). */
export const exceedsRemaining = (quantity: PlainNumber, remaining: PlainNumber): boolean => quantity > remaining;
