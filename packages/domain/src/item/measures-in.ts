/*
 * [ITEM-10] Dimensions in the site's unit; an inch is 2.54 cm. Converted ones are rounded to a tenth, others to a hundredth; unknown ones are left out.
 *
 * @example measuresIn('cm', { width: O.some(11), height: O.none, depth: O.none, unit: 'in' }) // => [{ side: 'width', amount: 27.9 }]
 */
import { option as O } from 'fp-ts';
import type { Dimensions } from './product.ts';

/** One side of a product, in the unit that was requested. */
export interface Measure {
  readonly side: 'width' | 'height' | 'depth';
  readonly amount: number;
}

const SIDES = ['width', 'height', 'depth'] as const;
const CM_OF_AN_INCH = 2.54;

const toTenth = (amount: number): number => Math.round(amount * 10) / 10;
const toHundredth = (amount: number): number => Math.round(amount * 100) / 100;

/** The known measures, converted to that unit: exact to a tenth when converted, otherwise to a hundredth. */
export const measuresIn = (unit: Dimensions['unit'], dimensions: Dimensions): ReadonlyArray<Measure> => {
  const converted = (amount: number): number => {
    if (unit === dimensions.unit) return toHundredth(amount);
    return toTenth(unit === 'cm' ? amount * CM_OF_AN_INCH : amount / CM_OF_AN_INCH);
  };
  return SIDES.flatMap((side) => {
    const amount = dimensions[side];
    return O.isSome(amount) ? [{ side, amount: converted(amount.value) }] : [];
  });
};
