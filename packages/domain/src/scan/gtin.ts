/*
 * [INT-06] The number that a maker gives a product: an EAN, a UPC or the number of a case. Zeros in front do not count, so that the same barcode read as a UPC and as an EAN is one number.
 *
 * Laws:
 * - a number with a wrong check digit is none
 * - a UPC is the EAN with a zero in front
 *
 * @example parseGtin('4006381333931') // => O.some('04006381333931')
 * @example parseGtin('4006381333932') // => O.none
 */
import { option as O } from 'fp-ts';
import { hasValidCheckDigit } from './check-digit.ts';

/** 14 digits, with leading zeros. */
export type Gtin = string & { readonly Gtin: unique symbol };

const isGtin = (digits: string): digits is Gtin => /^(?!0+$)\d{14}$/.test(digits) && hasValidCheckDigit(digits);

/** Parses a number of 7 to 14 digits, with or without leading zeros. */
export const parseGtin = (raw: string): O.Option<Gtin> =>
  /^\d{7,14}$/.test(raw) ? O.fromPredicate(isGtin)(raw.padStart(14, '0')) : O.none;
