import { day, dayOf, nearEdges, optional } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { type CouponParts, readCoupon } from './read-coupon.ts';

const whole: CouponParts = {
  couponNumber: O.some('HF10'),
  discount: O.some(0.1),
  expirationDate: O.some(dayOf('2027-12-31')),
  isCancelled: false,
};

const parts: fc.Arbitrary<CouponParts> = fc.record({
  couponNumber: optional(fc.constantFrom('HF10', ' HF10 ', '', '   ')),
  discount: optional(
    fc.oneof(
      nearEdges(-2, 10_002, [0, 1, 10_000]).map((steps) => steps / 10_000),
      fc.constantFrom(0.00004, Number.NaN, Number.POSITIVE_INFINITY),
    ),
  ),
  expirationDate: optional(day),
  isCancelled: fc.boolean(),
});

describe('reading a completion code', () => {
  it.each<[Partial<CouponParts>, boolean]>([
    [{}, true],
    [{ isCancelled: true }, true],
    [{ couponNumber: O.none }, false],
    [{ couponNumber: O.some(' ') }, false],
    [{ discount: O.none }, false],
    [{ discount: O.some(-0.1) }, false],
    [{ discount: O.some(0) }, false],
    [{ discount: O.some(0.00004) }, false],
    [{ discount: O.some(0.00005) }, true],
    [{ discount: O.some(1) }, true],
    [{ discount: O.some(1.0001) }, false],
    [{ discount: O.some(15) }, false],
    [{ discount: O.some(Number.NaN) }, false],
    [{ expirationDate: O.none }, false],
  ])('[COUP-01] with %j it is a code: %s', (changed, expected) => {
    expect(O.isSome(readCoupon({ ...whole, ...changed }))).toBe(expected);
  });

  it('[COUP-01] with the number blank, the discount or the day missing there is no code; what saves nothing that can be shown in percent, or more than everything, is no discount', () => {
    fc.assert(
      fc.property(parts, (given) => {
        const isThere =
          O.isSome(given.couponNumber) &&
          given.couponNumber.value.trim() !== '' &&
          O.isSome(given.discount) &&
          given.discount.value >= 0.00005 &&
          given.discount.value <= 1 &&
          O.isSome(given.expirationDate);
        expect(O.isSome(readCoupon(given))).toBe(isThere);
      }),
    );
  });

  it('[COUP-01] a code with all three comes out with them, cancelled or not', () => {
    fc.assert(
      fc.property(day, fc.boolean(), nearEdges(1, 100, [1, 100]), (last, isCancelled, percent) => {
        expect(
          readCoupon({
            couponNumber: O.some(' HF10 '),
            discount: O.some(percent / 100),
            expirationDate: O.some(last),
            isCancelled,
          }),
        ).toEqual(O.some({ couponNumber: 'HF10', discount: percent / 100, expirationDate: last, isCancelled }));
      }),
    );
  });
});
