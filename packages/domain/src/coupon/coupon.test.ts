import {
  centsOf,
  day,
  dayAfter,
  dayOf,
  forAll,
  instantOf,
  nearEdges,
  optional,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { type CalendarDay, calendarDayIn, instantInZone } from '../calendar/index.ts';
import type { CompletionCoupon } from '../registry/index.ts';
import {
  type CouponParts,
  type CouponReading,
  couponNotice,
  couponPercent,
  dismissCoupon,
  readCoupon,
} from './coupon.ts';

const fraction = fc.double({ min: 0, max: 1, noNaN: true });

describe('what a completion code saves, in percent', () => {
  it.each([
    [0, 0],
    [0.01, 1],
    [0.07, 7],
    [0.1, 10],
    [0.14, 14],
    [0.145, 14.5],
    [0.15, 15],
    [0.28, 28],
    [0.29, 29],
    [0.55, 55],
    [0.56, 56],
    [0.57, 57],
    [0.58, 58],
    [0.1234, 12.34],
    [0.99, 99],
    [1, 100],
    [1 / 3, 33.33],
    [2 / 3, 66.67],
    [0.01004, 1],
    [0.01005, 1.01],
    [0.01006, 1.01],
    [0.00005, 0.01],
    [0.00004, 0],
    [1e-7, 0],
    [5e-324, 0],
    [1.5e-3, 0.15],
  ])('[COUP-03] %d is reported as %d', (given, expected) => {
    expect(couponPercent(given)).toBe(expected);
  });

  it('[COUP-03] a fraction written with up to four decimals is shown in percent exactly, without float noise', () => {
    for (let steps = 0; steps <= 10_000; steps += 1) {
      const written = steps.toString().padStart(5, '0');
      const read = Number(`${written.slice(0, 1)}.${written.slice(1)}`);
      const shown = `${written.slice(0, 3)}.${written.slice(3)}`.replace(/^0+(?=\d)/, '').replace(/\.?0+$/, '');
      expect(String(couponPercent(read))).toBe(shown === '' ? '0' : shown);
    }
  });

  it('[COUP-03] any other is reported with two decimals, at most half of the last one away', () => {
    forAll(fraction, (given) => {
      const shown = couponPercent(given);
      expect(String(shown)).toMatch(/^\d{1,3}(\.\d{1,2})?$/);
      expect(Math.abs(shown - given * 100)).toBeLessThanOrEqual(0.005 + 1e-9);
    });
  });

  it('[COUP-03] a half is rounded up, as the fraction is written', () => {
    forAll(nearEdges(0, 9_999, [0, 100, 9_999]), (steps) => {
      const digits = steps.toString().padStart(4, '0');
      expect(couponPercent(Number(`0.${digits}5`))).toBe(Number(`${steps + 1}e-2`));
      expect(couponPercent(Number(`0.${digits}49`))).toBe(Number(`${steps}e-2`));
    });
  });

  it('[COUP-03] a greater fraction is never shown as a smaller percentage', () => {
    forAll(fraction, fraction, (a, b) => {
      expect(couponPercent(Math.min(a, b))).toBeLessThanOrEqual(couponPercent(Math.max(a, b)));
    });
  });
});

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
    forAll(parts, (given) => {
      const isThere =
        O.isSome(given.couponNumber) &&
        given.couponNumber.value.trim() !== '' &&
        O.isSome(given.discount) &&
        given.discount.value >= 0.00005 &&
        given.discount.value <= 1 &&
        O.isSome(given.expirationDate);
      expect(O.isSome(readCoupon(given))).toBe(isThere);
    });
  });

  it('[COUP-01] a code with all three comes out with them, cancelled or not', () => {
    forAll(day, fc.boolean(), nearEdges(1, 100, [1, 100]), (last, isCancelled, percent) => {
      expect(
        readCoupon({
          couponNumber: O.some(' HF10 '),
          discount: O.some(percent / 100),
          expirationDate: O.some(last),
          isCancelled,
        }),
      ).toEqual(O.some({ couponNumber: 'HF10', discount: percent / 100, expirationDate: last, isCancelled }));
    });
  });
});

const given: CompletionCoupon = {
  couponNumber: 'HF15',
  expirationDate: dayOf('2027-12-31'),
  isCancelled: false,
  discount: 0.15,
};
const reading = (changed: Partial<CouponReading> = {}): CouponReading => ({
  role: 'registrant',
  coupon: O.some(given),
  eventDate: O.none,
  terms: O.none,
  dismissed: O.none,
  timeZone: 'America/Chicago',
  readerTimeZone: O.some('America/Chicago'),
  ...changed,
});
const cancelled = O.some({ ...given, isCancelled: true });

const time = fc.constantFrom('00:00', '05:30', '18:00', '23:59');
/** That time of the day where the retailer is. */
const at = (today: CalendarDay, clock: string) =>
  O.getOrElse(() => instantOf(`${today}T12:00:00.000Z`))(instantInZone('America/Chicago', today, clock));

const coupon: fc.Arbitrary<CompletionCoupon> = fc.record({
  couponNumber: fc.constantFrom('HF10', 'HF15', 'MT20'),
  expirationDate: day,
  isCancelled: fc.boolean(),
  discount: nearEdges(1, 100, []).map((percent) => percent / 100),
});
/** A code, a moment around its last day, and what was dismissed. */
const scene = fc
  .record({
    coupon,
    days: nearEdges(-400, 400, [0]),
    clock: time,
    dismissed: fc.constantFrom(O.none, O.some('HF10'), O.some('HF15')),
  })
  .map(({ coupon: own, days, clock, dismissed }) => ({
    own,
    isLast: days <= 0,
    now: at(dayAfter(own.expirationDate, days), clock),
    reading: reading({ coupon: O.some(own), dismissed }),
  }));

describe('what is reported about a completion code', () => {
  it.each([
    ['America/Chicago', '2027-12-31T05:59:59.999Z', 'Valid'],
    ['America/Chicago', '2027-12-31T23:59:59.999Z', 'Valid'],
    ['America/Chicago', '2028-01-01T05:59:59.999Z', 'Valid'],
    ['America/Chicago', '2028-01-01T06:00:00.000Z', 'Unavailable'],
    ['America/Chicago', '2028-06-01T00:00:00.000Z', 'Unavailable'],
    ['Australia/Sydney', '2027-12-31T12:59:59.999Z', 'Valid'],
    ['Australia/Sydney', '2027-12-31T13:00:00.000Z', 'Unavailable'],
  ])('[COUP-02] through 31 December 2027 in %s: at %s it is %s', (timeZone, now, expected) => {
    expect(couponNotice(reading({ timeZone }), instantOf(now))._tag).toBe(expected);
  });

  it.each([
    [O.some('America/Chicago'), O.none],
    [O.some('Europe/Paris'), O.some('Central Time')],
    [O.none, O.some('Central Time')],
  ])('[COUP-02] the time zone of the last day is named to a reader in another one: %o', (readerTimeZone, zoneName) => {
    expect(couponNotice(reading({ readerTimeZone }), instantOf('2027-12-31T12:00:00.000Z'))).toMatchObject({
      zoneName,
    });
  });

  it('[COUP-01] a valid one comes with code, percentage and last day, one that is not with its percentage', () => {
    const now = instantOf('2027-12-31T12:00:00.000Z');
    expect(couponNotice(reading(), now)).toEqual({
      _tag: 'Valid',
      couponNumber: 'HF15',
      percent: 15,
      expirationDate: '2027-12-31',
      zoneName: O.none,
      terms: O.none,
    });
    expect(couponNotice(reading({ coupon: cancelled }), now)).toEqual({
      _tag: 'Unavailable',
      couponNumber: 'HF15',
      percent: 15,
    });
  });

  it('[COUP-03] where the site has terms a valid one comes with them: the smaller percentage, and its first day until that has come', () => {
    const { daysBeforeEvent, ...rest } = {
      percent: 10,
      mostOff: centsOf(50_000),
      uses: 1,
      daysBeforeEvent: 60,
      covers: 'remaining' as const,
    };
    const own = reading({ terms: O.some({ ...rest, daysBeforeEvent }), eventDate: O.some(dayOf('2027-12-12')) });
    for (const [now, firstDay] of [
      ['2027-10-13T04:59:59.999Z', O.some('2027-10-13')],
      ['2027-10-13T05:00:00.000Z', O.none],
    ] as const)
      expect(couponNotice(own, instantOf(now))).toMatchObject({
        _tag: 'Valid',
        percent: 10,
        terms: O.some({ ...rest, firstDay }),
      });
  });

  it('[COUP-01] a guest is shown no code, and neither is anybody where there is none', () => {
    forAll(scene, ({ reading: own, now }) => {
      expect(couponNotice({ ...own, role: 'guest' }, now)).toEqual({ _tag: 'Nothing' });
      expect(couponNotice({ ...own, coupon: O.none }, now)).toEqual({ _tag: 'Nothing' });
    });
  });

  it('[COUP-02] a code is valid through its last day where the retailer is, unless it was cancelled; a valid code stays in sight, whatever was dismissed', () => {
    forAll(scene, ({ own, isLast, reading: read, now }) => {
      expect(couponNotice(read, now)._tag === 'Valid').toBe(isLast && !own.isCancelled);
    });
  });

  it('[COUP-04] an alert that was dismissed is shown no more, not at any later time either', () => {
    const passed = instantOf('2028-01-01T06:00:00.000Z');
    const after = dismissCoupon(reading(), passed);
    expect(after.dismissed).toEqual(O.some('HF15'));
    expect(couponNotice(after, passed)).toEqual({ _tag: 'Nothing' });
    forAll(scene, nearEdges(0, 400, [0]), ({ own, isLast, reading: read, now }, later) => {
      fc.pre(!isLast || own.isCancelled);
      const then = at(dayAfter(calendarDayIn('America/Chicago', now), later), '23:59');
      expect(couponNotice(dismissCoupon(read, now), then)).toEqual({ _tag: 'Nothing' });
    });
  });

  it('[COUP-04] dismissing one code keeps silent of no other', () => {
    forAll(scene, ({ own, reading: read, now }) => {
      const other = O.some({ ...own, couponNumber: `${own.couponNumber}B`, isCancelled: true });
      expect(couponNotice({ ...dismissCoupon(read, now), coupon: other }, now)._tag).toBe('Unavailable');
    });
  });

  it('[COUP-04] where there is no alert, dismissing remembers what it remembered before', () => {
    forAll(scene, ({ reading: read, now }) => {
      fc.pre(couponNotice(read, now)._tag !== 'Unavailable');
      expect(dismissCoupon(read, now)).toEqual(read);
    });
  });
});
