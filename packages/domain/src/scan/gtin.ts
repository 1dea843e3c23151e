/*
 * [INT-06] The number that a maker gives a product: an EAN, a UPC or the number of a case. Zeros in front do not count, so that the same barcode read as a UPC and as an EAN is one number. A case that holds pieces of one kind has
 * the number of the piece, with an indicator in front of it and a check digit of its own.
 *
 * @example parseGtin('4006381333931') // => O.some('04006381333931')
 * @example parseGtin('4006381333932') // => O.none
 * @example pieceIn(gtinOf('14006381333938')) // => O.some('04006381333931')
 */
import { function as F, option as O } from 'fp-ts';
import { checkDigit, hasValidCheckDigit } from './check-digit.ts';
import { upcAOf } from './upc-e.ts';

/** 14 digits, with leading zeros. */
export type Gtin = string & { readonly Gtin: unique symbol };

const isGtin = (digits: string): digits is Gtin => /^(?!0+$)\d{14}$/.test(digits) && hasValidCheckDigit(digits);

const padded = (digits: string): O.Option<Gtin> => O.fromPredicate(isGtin)(digits.padStart(14, '0'));

/** An EAN-8 does not begin with 0: eight digits that do are a UPC-E where its check digit fits. A spreadsheet drops that 0. */
const upcE = (digits: string): O.Option<Gtin> => F.pipe(upcAOf(digits.padStart(8, '0')), O.chain(padded));

/** Parses a number of 7 to 14 digits, with or without leading zeros. */
export const parseGtin = (raw: string): O.Option<Gtin> => {
  if (!/^\d{7,14}$/.test(raw)) return O.none;
  return raw.length > 8 ? padded(raw) : O.alt(() => padded(raw))(upcE(raw));
};

/** The number of the pieces that a case holds; `none` for a number that is not a case's. An indicator of 9 is of goods by weight. */
export const pieceIn = (gtin: Gtin): O.Option<Gtin> => {
  const body = `0${gtin.slice(1, -1)}`;
  return /^[1-8]/.test(gtin) ? padded(`${body}${checkDigit(body)}`) : O.none;
};
