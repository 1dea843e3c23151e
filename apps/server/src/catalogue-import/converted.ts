/*
 * A price in a foreign currency becomes one in the market's, at a stated rate, to the nearest cent; half a cent goes up.
 *
 * @example convertedAt(rate)(cents of 10.00) with a rate of 0.2667 // => some(267)
 */
import { type Cents, cents } from '@gift-registry/domain';
import { option as O } from 'fp-ts';

/** The exchange rate from the file's currency to the market's, as an exact fraction of whole numbers. */
export interface Rate {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** Parses a rate: digits with at most eight after the decimal point, above zero. */
export const parseRate = (text: string): O.Option<Rate> => {
  const [, whole, fraction = ''] = /^(\d{1,6})(?:\.(\d{1,8}))?$/.exec(text) ?? [];
  if (whole === undefined) return O.none;
  const numerator = BigInt(`${whole}${fraction}`);
  return numerator === 0n ? O.none : O.some({ numerator, denominator: 10n ** BigInt(fraction.length) });
};

/** The amount converted at that rate; `none` when it is too large to be exact. */
export const convertedAt =
  ({ numerator, denominator }: Rate) =>
  (amount: Cents): O.Option<Cents> =>
    cents(Number((2n * BigInt(amount) * numerator + denominator) / (2n * denominator)));
