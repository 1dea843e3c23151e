/*
 * [FEED-01] A price that a feed got wrong is not sold at: one that becomes 0, falls by more than 80 % or rises tenfold is held back until a person accepts it.
 *
 * @example isPriceHeldBack(O.some(centsOf(3995)), centsOf(40)) // => true
 * @example isPriceHeldBack(O.some(centsOf(12900)), centsOf(128999)) // => false
 */
import { option as O } from 'fp-ts';
import type { Cents } from '../money/index.ts';

/** A price under this part of the earlier one has fallen too far. */
const LARGEST_FALL = 5;

/** A price of so many times the earlier one has risen too far. */
const LARGEST_RISE = 10;

/** Whether the price waits until it is accepted; `before` is the product's price in the same market. */
export const isPriceHeldBack = (before: O.Option<Cents>, after: Cents): boolean => {
  if (O.isNone(before)) return after === 0;
  if (before.value === 0 || after === before.value) return false;
  return after * LARGEST_FALL < before.value || after >= before.value * LARGEST_RISE;
};
