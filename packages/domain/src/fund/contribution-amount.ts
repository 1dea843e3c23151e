/*
 * [GG-01] [GC-04] What the form says of the amount for a group gift, whose fund takes from so much to so much (`contributionRange`): nothing was entered, it cannot be read as an amount,
 * it is too little, it is more than is missing, or it is right. An amount may be written as people write it, with the sign of the dollar and with commas between thousands.
 *
 * @example contributionVerdict({ minimum: dollars(10), maximum: dollars(700) }, '9.99') // => { _tag: 'OutOfRange', minimum: 1000, maximum: 70000 }
 * @example contributionVerdict({ minimum: dollars(10), maximum: dollars(700) }, '700.01') // => { _tag: 'AboveMissing', minimum: 1000, maximum: 70000 }
 * @example contributionVerdict({ minimum: centsOf(450), maximum: centsOf(450) }, '4.50') // => { _tag: 'Ok', amount: 450 }
 * @example contributionVerdict({ minimum: dollars(10), maximum: dollars(15) }, '12') // => { _tag: 'Ok', amount: 1200 }
 * @example contributionVerdict({ minimum: dollars(10), maximum: dollars(1500) }, '$1,000') // => { _tag: 'Ok', amount: 100000 }
 * @example contributionVerdict({ minimum: dollars(10), maximum: dollars(700) }, '99999999') // => { _tag: 'AboveMissing', minimum: 1000, maximum: 70000 }
 * @example contributionVerdict({ minimum: dollars(10), maximum: dollars(15) }, 'twelve') // => { _tag: 'Unreadable' }
 */
import { option as O } from 'fp-ts';
import { type AmountRange, amountField, bareAmount, type Cents, isWithin, readTypedAmount } from '../money/index.ts';

/** The feedback for a typed contribution; `OutOfRange` means too little. */
export type ContributionVerdict =
  | { readonly _tag: 'Unreadable' }
  | ({ readonly _tag: 'Empty' | 'OutOfRange' | 'AboveMissing' } & AmountRange)
  | { readonly _tag: 'Ok'; readonly amount: Cents };

/** A number with more digits than any amount. */
const ENDLESS = /^\d{8,}(?:\.\d{1,2})?$/;

/** The feedback for the text in the amount field of a fund that accepts this range; the field itself is `amountField`. */
export const contributionVerdict = ({ minimum, maximum }: AmountRange, text: string): ContributionVerdict => {
  if (amountField.blur(text) === '') return { _tag: 'Empty', minimum, maximum };
  const read = readTypedAmount(text);
  if (O.isNone(read))
    return ENDLESS.test(bareAmount(text)) ? { _tag: 'AboveMissing', minimum, maximum } : { _tag: 'Unreadable' };
  if (isWithin({ minimum, maximum }, read.value)) return { _tag: 'Ok', amount: read.value };
  return { _tag: read.value > maximum ? 'AboveMissing' : 'OutOfRange', minimum, maximum };
};
