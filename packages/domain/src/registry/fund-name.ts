/*
 * [GG-04] A registrant names the fund of a group gift in 1 to 60 characters, on one line. Until then it bears the name of its product.
 *
 * @example readFundName('  Our kitchen  ') // => E.right('Our kitchen')
 * @example readFundName('') // => E.left({ _tag: 'FundNameInvalid', maximum: 60 })
 * @example firstFundName({ name: 'Linden Dinner Plate' }) // => 'Linden Dinner Plate'
 */
import { either as E } from 'fp-ts';
import type { Product } from '../item/index.ts';
import { isBlank, isOneLine, onOneLine, storedName } from '../text/index.ts';

/** The maximum length of a fund's name, in code points. */
export const FUND_NAME_LIMIT = 60;

/** The name is not 1 to `maximum` characters long. */
export interface FundNameInvalid {
  readonly _tag: 'FundNameInvalid';
  readonly maximum: number;
}

/** The text field for a fund's name: its text after typing or pasting (`type`) and after losing focus (`blur`). */
export const fundNameField = {
  type: onOneLine,
  blur: (text: string): string => onOneLine(text).trim().normalize('NFC'),
} as const;

/** Parses the name of a fund (GG-04): trimmed, and in composed Unicode form. */
export const readFundName = (text: string): E.Either<FundNameInvalid, string> => {
  const name = storedName(text);
  return !isBlank(name) && isOneLine(name) && [...name].length <= FUND_NAME_LIMIT
    ? E.right(name)
    : E.left({ _tag: 'FundNameInvalid', maximum: FUND_NAME_LIMIT });
};

/** The name of the fund until its registrant names it: the product's name, cut to the maximum length. */
export const firstFundName = ({ name }: Pick<Product, 'name'>): string =>
  [...fundNameField.blur(name)].slice(0, FUND_NAME_LIMIT).join('').trim();
