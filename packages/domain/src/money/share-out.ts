/*
 * [MON-01] Shares an amount out in proportion to weights, by the largest remainder: each share is a whole number of cents, at most one away from its exact part, and together they are the amount.
 *
 * @example shareOut(centsOf(100), [1, 1, 1]) // => [34, 33, 33]
 */
import { option as O } from 'fp-ts';
import { type Cents, cents, NO_CENTS } from './cents.ts';

/** The shares of the amount, in the order of the weights; equal ones if no weight is above zero. */
export const shareOut = (amount: Cents, weights: ReadonlyArray<number>): ReadonlyArray<Cents> => {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const exact = weights.map((weight) => amount * (all === 0 ? 1 / weights.length : weight / all));
  const left = amount - exact.reduce((sum, part) => sum + Math.floor(part), 0);
  const byRemainder = exact
    .map((part, place) => ({ place, remainder: part - Math.floor(part) }))
    .sort((one, other) => other.remainder - one.remainder)
    .map(({ place }) => place);
  return exact.map((part, place) =>
    O.getOrElse(() => NO_CENTS)(cents(Math.floor(part) + (byRemainder.indexOf(place) < left ? 1 : 0))),
  );
};
