/*
 * [BUY-08] A postal code is read as people of the market write it: five digits, also with four more, in the United States; letter, digit, letter, a space or none, digit, letter, digit in
 * Canada, in any case. Letters that no Canadian code has are taken for a slip.
 *
 * Laws:
 * - five digits, or five and four with a hyphen, are a code of the United States and nothing else is; none begins with 000 to 004
 * - a Canadian code is the same however its letters and its space are written
 * - a letter that Canadian codes do not use makes it none
 * - spaces around a code do not count
 * - a code of one market is none of the other
 *
 * @example readPostalCode('US')(' 60614-2201 ') // => O.some('60614-2201')
 * @example readPostalCode('CA')('m5v3l9') // => O.some('M5V 3L9')
 * @example readPostalCode('CA')('M5V 3LO') // => O.none
 */
import { option as O } from 'fp-ts';
import type { Market } from '../site/index.ts';

/** A well-formed postal code, normalized for its market. Whether it exists is decided by the table of areas. */
export type PostalCode = string & { readonly PostalCode: unique symbol };

/** The pattern of each market's postal codes. */
const patterns: Readonly<Record<Market, RegExp>> = {
  US: /^(?!00[0-4])\d{5}(?:-\d{4})?$/,
  CA: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/,
};

const isPostalCode =
  (market: Market) =>
  (text: string): text is PostalCode =>
    patterns[market].test(text);

const asWritten = (text: string): string => text.toUpperCase().replace(/^([A-Z]\d[A-Z])(\d[A-Z]\d)$/, '$1 $2');

/** Parses a typed postal code; `none` when it does not have the form of the market's codes. */
export const readPostalCode =
  (market: Market) =>
  (typed: string): O.Option<PostalCode> =>
    O.fromPredicate(isPostalCode(market))(asWritten(typed.trim()));
