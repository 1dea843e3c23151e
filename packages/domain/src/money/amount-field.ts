/*
 * [GC-02] [GC-03] [GG-01] The field for an amount holds what was typed, letter by letter, so that no amount is ever changed without the person's doing; whether it is an amount
 * within its bounds is shown beside the field.
 *
 * @example amountField.type('25,5') // => '25,5'
 * @example amountField.blur(' 25.5 ') // => '25.5'
 * @example amountVerdict({ minimum: dollars(10), maximum: dollars(999) }, '25,5') // => { _tag: 'Unclear', minimum: 1000, maximum: 99900 }
 * @example amountVerdict({ minimum: dollars(10), maximum: dollars(999) }, '25.5') // => { _tag: 'Ok', amount: 2550 }
 */
import { option as O } from 'fp-ts';
import { onOneLine } from '../text/index.ts';
import type { Cents } from './cents.ts';
import { isAmbiguousAmount, readTypedAmount } from './typed-amount.ts';

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
