/*
 * [BUY-08] A postal code is read as people of the market write it: five digits, also with four more, in the United States; letter, digit, letter, a space or none, digit, letter, digit in
 * Canada, in any case. Letters that no Canadian code has are taken for a slip.
 *
 * @example readPostalCode(markets.US)(' 60614-2201 ') // => O.some('60614-2201')
 * @example readPostalCode(markets.CA)('m5v3l9') // => O.some('M5V 3L9')
 * @example readPostalCode(markets.CA)('M5V 3LO') // => O.none
 */
import { option as O } from 'fp-ts';
import type { MarketRules } from '../site/index.ts';

/** A well-formed postal code, normalized for its market. Whether it exists is decided by the table of areas. */
export type PostalCode = string & { readonly PostalCode: unique symbol };

/** The keyboard for typing a postal code: digits alone where codes begin with them and are of digits, spaces and hyphens. */
export const codeInputMode = ({ postalCode }: Pick<MarketRules, 'postalCode'>): 'numeric' | 'text' =>
  /^[\d -]+$/.test(postalCode.example) ? 'numeric' : 'text';

/** Parses a typed postal code; `none` when it does not have the form of the market's codes. */
export const readPostalCode =
  ({ postalCode: { pattern } }: Pick<MarketRules, 'postalCode'>) =>
  (typed: string): O.Option<PostalCode> => {
    const match = new RegExp(`^(?:${pattern})$`).exec(typed.trim().toUpperCase());
    const [whole, ...groups] = match ?? [];
    return whole === undefined ? O.none : O.some((groups.length === 0 ? whole : groups.join(' ')) as PostalCode);
  };
