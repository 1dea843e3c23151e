/*
 * [GG-01] [GC-04] What the form says of the amount for a group gift, whose fund takes from so much to so much (`contributionRange`): nothing was entered, it is too little or no amount,
 * it is more than is missing, or it is right.
 *
 * Laws:
 * - what is from the least to the most that the fund takes is right
 * - more than the fund takes is told apart from too little and from what is no amount
 * - what was not typed at all is empty and not too little
 *
 * @example contributionVerdict({ minimum: dollars(10), maximum: dollars(700) }, '9.99') // => { _tag: 'OutOfRange', minimum: 1000, maximum: 70000 }
 * @example contributionVerdict({ minimum: dollars(10), maximum: dollars(700) }, '700.01') // => { _tag: 'AboveMissing', minimum: 1000, maximum: 70000 }
 * @example contributionVerdict({ minimum: centsOf(450), maximum: centsOf(450) }, '4.50') // => { _tag: 'Ok', amount: 450 }
 * @example contributionVerdict({ minimum: dollars(10), maximum: dollars(15) }, '12') // => { _tag: 'Ok', amount: 1200 }
 */
import { option as O } from 'fp-ts';
import { type AmountRange, type AmountVerdict, amountVerdict, type Cents, readAmount } from '../money/index.ts';

/** What is to be said of a contribution that was typed; `OutOfRange` is too little, or no amount at all. */
export type ContributionVerdict = AmountVerdict | ({ readonly _tag: 'AboveMissing' } & AmountRange);

/** What is to be said of the text in the amount field of a fund that takes from the least to the most; the field itself is `amountField`. */
export const contributionVerdict = ({ minimum, maximum }: AmountRange, text: string): ContributionVerdict => {
  const isAbove = O.exists((amount: Cents) => amount > maximum)(readAmount(text));
  return isAbove ? { _tag: 'AboveMissing', minimum, maximum } : amountVerdict({ minimum, maximum }, text);
};
