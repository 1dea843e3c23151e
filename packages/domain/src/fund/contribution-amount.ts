/*
 * [GG-01] [GG-03] [GG-05] What a visitor can still give beside what the own cart holds for the same fund: no more than is then left, and, where that is enough already, as little as one cent.
 *
 * @example remainingRange(dollars(700), dollars(0)) // => O.some({ minimum: 1_000, maximum: 70_000 })
 * @example remainingRange(dollars(700), dollars(40)) // => O.some({ minimum: 1, maximum: 66_000 })
 * @example remainingRange(dollars(700), dollars(700)) // => O.none
 */
import { function as F, option as O } from 'fp-ts';
import {
  type AmountRange,
  amountField,
  bareAmount,
  type Cents,
  cents,
  dollars,
  isWithin,
  readTypedAmount,
} from '../money/index.ts';
import { rangeUpTo } from '../registry/index.ts';

const atLeastACent = (amount: number): O.Option<Cents> => O.filter((left: Cents) => left > 0)(cents(amount));

/**
 * The amounts, in cents, that can be added to what is already in the cart, for a fund that can receive `missing`;
 * `none` when no more can be added.
 */
export const remainingRange = (missing: Cents, inCart: Cents): O.Option<AmountRange> =>
  F.pipe(
    atLeastACent(missing - inCart),
    O.map((maximum) => ({
      minimum: F.pipe(
        atLeastACent(rangeUpTo(missing).minimum - inCart),
        O.alt(() => atLeastACent(1)),
        O.getOrElse(() => maximum),
      ),
      maximum,
    })),
  );

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

/*
 * [GG-01] Who gives to a group gift needs not type: a few round amounts are suggested, as far as the fund takes them, and last all that is still missing.
 *
 * @example contributionSuggestions(dollars(70)) // => [2_500, 5_000, 7_000]
 * @example contributionSuggestions(centsOf(450)) // => [450]
 */

const ROUND: ReadonlyArray<Cents> = [dollars(25), dollars(50), dollars(100)];

/** Suggested contributions, in cents, to a fund that can receive up to `maximum`; the last one is everything that is missing. */
export const contributionSuggestions = (maximum: Cents): ReadonlyArray<Cents> => [
  ...ROUND.filter((amount) => amount < maximum),
  maximum,
];
