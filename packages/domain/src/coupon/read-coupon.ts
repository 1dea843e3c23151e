/*
 * [COUP-01] Reads a completion coupon; there is one only if its number, its discount and its last day are all known.
 *
 * @example readCoupon({ couponNumber: O.some('HF10'), discount: O.some(0.1), expirationDate: O.none, isCancelled: false }) // => O.none
 */
import { function as F, option as O } from 'fp-ts';
import type { CalendarDay } from '../calendar/index.ts';
import type { CompletionCoupon } from '../registry/index.ts';
import { couponPercent } from './coupon-percent.ts';

/** A completion coupon as sent by another system; any part may be missing. */
export interface CouponParts {
  readonly couponNumber: O.Option<string>;
  /** A fraction, 0 to 1. */
  readonly discount: O.Option<number>;
  /** The last valid day, in UTC. */
  readonly expirationDate: O.Option<CalendarDay>;
  readonly isCancelled: boolean;
}

const saves = (discount: number): boolean => couponPercent(discount) > 0 && discount <= 1;

/** The completion coupon made of these parts; `none` unless number, discount and last day are given (COUP-01). */
export const readCoupon = ({
  couponNumber,
  discount,
  expirationDate,
  isCancelled,
}: CouponParts): O.Option<CompletionCoupon> =>
  F.pipe(
    O.Do,
    O.apS(
      'couponNumber',
      F.pipe(
        couponNumber,
        O.map((number) => number.trim()),
        O.filter((number) => number !== ''),
      ),
    ),
    O.apS('discount', O.filter(saves)(discount)),
    O.apS('expirationDate', expirationDate),
    O.map((parts) => ({ ...parts, isCancelled })),
  );
