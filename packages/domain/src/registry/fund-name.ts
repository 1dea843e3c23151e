/*
 * [GG-04] A registrant names the fund of a group gift in 1 to 60 characters, on one line. Until then it bears the name of its product.
 *
 * Laws:
 * - 1 to 60 characters are a name, spaces around them aside; nothing, more, and what no one can see is none
 * - a name reads as itself, in whatever way its accents were typed
 * - while typing every character stays, and a line break or another invisible one becomes a space; a field that was left has no spaces around
 * - the first name begins the product's, and is a name where the product has one
 *
 * @example readFundName('  Our kitchen  ') // => E.right('Our kitchen')
 * @example readFundName('') // => E.left({ _tag: 'FundNameInvalid', maximum: 60 })
 * @example firstFundName({ name: 'Hearth Dinner Plate' }) // => 'Hearth Dinner Plate'
 */
import { either as E } from 'fp-ts';
import type { Product } from '../item/index.ts';
import { isBlank, isOneLine, onOneLine, storedName } from '../text/index.ts';

/** How long the name of a fund may be, in characters as people count them (code points). */
export const FUND_NAME_LIMIT = 60;

/** Not a name of 1 to `maximum` characters. */
export interface FundNameInvalid {
  readonly _tag: 'FundNameInvalid';
  readonly maximum: number;
}

/** The field for a fund's name: what it holds after a key was pressed or something pasted (`type`) and after it was left (`blur`). */
export const fundNameField = {
  type: onOneLine,
  blur: (text: string): string => onOneLine(text).trim().normalize('NFC'),
} as const;

/** Reads the name of a fund (GG-04); without spaces around, and composed. */
export const readFundName = (text: string): E.Either<FundNameInvalid, string> => {
  const name = storedName(text);
  return !isBlank(name) && isOneLine(name) && [...name].length <= FUND_NAME_LIMIT
    ? E.right(name)
    : E.left({ _tag: 'FundNameInvalid', maximum: FUND_NAME_LIMIT });
};

/** What the fund is called until its registrant names it: as its product, or as much of that as a name can hold. */
export const firstFundName = ({ name }: Pick<Product, 'name'>): string =>
  [...fundNameField.blur(name)].slice(0, FUND_NAME_LIMIT).join('').trim();
