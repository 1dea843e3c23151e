/*
 * [GC-03] [GG-01] [ROUTE-16] An amount of money is typed as digits, with a point and one or two decimals where it is not a whole one; spaces around it are dropped.
 * People may also write the sign of the dollar and commas between thousands. Anything else is no amount: money is never guessed.
 *
 * @example readAmount(' 25.5 ') // => O.some(2550)
 * @example readAmount('00000010') // => O.some(1000)
 * @example readAmount('25,50') // => O.none
 * @example readTypedAmount('$1,000') // => O.some(100000)
 * @example isAmbiguousAmount('25,50') // => true
 * @example writeAmount(centsOf(2505)) // => '25.05'
 */
import { function as F, option as O } from 'fp-ts';
import { onOneLine } from '../text/index.ts';
import { type Cents, cents } from './cents.ts';

const AMOUNT = /^0*(\d{1,7})(?:\.(\d{1,2}))?$/;

/** Parses an amount in the site's currency, `25`, `25.5` or `25.50`, at most 9999999.99; `none` for anything else (GC-03). */
export const readAmount = (text: string): O.Option<Cents> =>
  F.pipe(
    O.fromNullable(AMOUNT.exec(text.trim())),
    O.chain(([, whole, decimals = '']) => cents(Number(`${whole}${decimals.padEnd(2, '0')}`))),
  );

const THOUSANDS = /^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/;

/** The amount without the currency signs, commas and spaces that people type. */
export const bareAmount = (text: string): string => {
  const bare = text.trim().replace(/^\$\s*|\s*\$$/g, '');
  return THOUSANDS.test(bare) ? bare.replaceAll(',', '') : bare;
};

/** Parses an amount as people type it, with or without a dollar sign and thousands separators; `none` when it is ambiguous or not an amount. */
export const readTypedAmount = (text: string): O.Option<Cents> => readAmount(bareAmount(text));

/** Whether the text is a number with an ambiguous decimal separator: `25,50`, `1.000`, `1.000,00`, `1 . 5`. */
export const isAmbiguousAmount = (text: string): boolean => {
  const bare = bareAmount(text);
  return /^\d+(?:[.,\s]+\d+)+$/.test(bare) && O.isNone(readAmount(bare));
};

/** The amount as a person would type it, always with two decimals: `25.50`. */
export const writeAmount = (amount: Cents): string =>
  `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;

/*
 * [GC-02] [GC-03] [GG-01] The field for an amount holds what was typed, letter by letter, so that no amount is ever changed without the person's doing; whether it is an amount
 * within its bounds is shown beside the field.
 *
 * @example amountField.type('25,5') // => '25,5'
 * @example amountField.blur(' 25.5 ') // => '25.5'
 * @example amountVerdict({ minimum: dollars(10), maximum: dollars(999) }, '25,5') // => { _tag: 'Unclear', minimum: 1000, maximum: 99900 }
 * @example amountVerdict({ minimum: dollars(10), maximum: dollars(999) }, '25.5') // => { _tag: 'Ok', amount: 2550 }
 */

/** A range of amounts, inclusive. */
export interface AmountRange {
  readonly minimum: Cents;
  readonly maximum: Cents;
}

/** The feedback for a typed amount. */
export type AmountVerdict =
  | { readonly _tag: 'Empty' }
  | ({ readonly _tag: 'OutOfRange' | 'Unclear' } & AmountRange)
  | { readonly _tag: 'Ok'; readonly amount: Cents };

/** The text field for an amount: its text after typing or pasting (`type`) and after losing focus (`blur`). */
export const amountField = {
  type: onOneLine,
  blur: (text: string): string => onOneLine(text).trim(),
} as const;

/** Whether the amount is within the range. */
export const isWithin = ({ minimum, maximum }: AmountRange, amount: Cents): boolean =>
  amount >= minimum && amount <= maximum;

/** The feedback for the text of an amount field with this range. */
export const amountVerdict = (range: AmountRange, text: string): AmountVerdict => {
  const field = amountField.blur(text);
  if (field === '') return { _tag: 'Empty' };
  const amount = readTypedAmount(field);
  return O.isSome(amount) && isWithin(range, amount.value)
    ? { _tag: 'Ok', amount: amount.value }
    : { _tag: isAmbiguousAmount(field) ? 'Unclear' : 'OutOfRange', minimum: range.minimum, maximum: range.maximum };
};
