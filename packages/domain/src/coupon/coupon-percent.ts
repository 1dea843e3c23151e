/*
 * [COUP-03] Converts the discount of a completion coupon from a fraction to percent: 0.15 is 15. More than two decimals of a percent are rounded, half of the last one up.
 *
 * @example couponPercent(0.145) // => 14.5
 * @example couponPercent(0.29) // => 29
 */
import type { PlainNumber } from '../money/index.ts';

/** Percentages are rounded to a hundredth. */
const STEPS = 100;

/** The number times 10,000, computed on its decimal digits: `0.145` gives `1450`, where multiplying gives `1449.9999999999998`. */
const tenThousandths = (fraction: number): number => {
  const [digits, exponent = 0] = String(fraction).split('e');
  return Number(`${digits}e${Number(exponent) + 4}`);
};

/** Converts a fraction from 0 to 1 to a percentage with at most two decimals (COUP-03). */
export const couponPercent = (fraction: PlainNumber): number => Math.round(tenThousandths(fraction)) / STEPS;
