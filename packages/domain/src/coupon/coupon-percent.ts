/*
 * [COUP-03] Converts the discount of a completion coupon from a fraction to percent: 0.15 is 15. More than two decimals of a percent are rounded, half of the last one up.
 *
 * Laws:
 * - a fraction written with up to four decimals is shown in percent exactly, without float noise
 * - any other is reported with two decimals, at most half of the last one away
 * - a half is rounded up, as the fraction is written
 * - a greater fraction is never shown as a smaller percentage
 *
 * @example couponPercent(0.145) // => 14.5
 * @example couponPercent(0.29) // => 29
 */
import type { PlainNumber } from '../money/index.ts';

/** Percentages are exact to a hundredth. */
const STEPS = 100;

/** The number with its decimal point moved four places to the right, as it is written: `0.145` is `1450`, where a product would be `1449.9999999999998`. */
const tenThousandths = (fraction: number): number => {
  const [digits, exponent = 0] = String(fraction).split('e');
  return Number(`${digits}e${Number(exponent) + 4}`);
};

/** The percentage that a fraction from 0 to 1 is, with two decimals at most (COUP-03). */
export const couponPercent = (fraction: PlainNumber): number => Math.round(tenThousandths(fraction)) / STEPS;
