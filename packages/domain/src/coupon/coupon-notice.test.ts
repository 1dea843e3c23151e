import { day, dayAfter, dayOf, instantOf, nearEdges } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { type CalendarDay, calendarDayIn, instantInZone } from '../calendar/index.ts';
import type { CompletionCoupon } from '../registry/index.ts';
import { type CouponReading, couponNotice, dismissCoupon } from './coupon-notice.ts';

const given: CompletionCoupon = {
  couponNumber: 'HF15',
  expirationDate: dayOf('2027-12-31'),
  isCancelled: false,
  discount: 0.15,
};
const reading = (changed: Partial<CouponReading> = {}): CouponReading => ({
  role: 'registrant',
  coupon: O.some(given),
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
    });
    expect(couponNotice(reading({ coupon: cancelled }), now)).toEqual({
      _tag: 'Unavailable',
      couponNumber: 'HF15',
      percent: 15,
    });
  });

  it('[COUP-01] a guest is shown no code, and neither is anybody where there is none', () => {
    fc.assert(
      fc.property(scene, ({ reading: own, now }) => {
        expect(couponNotice({ ...own, role: 'guest' }, now)).toEqual({ _tag: 'Nothing' });
        expect(couponNotice({ ...own, coupon: O.none }, now)).toEqual({ _tag: 'Nothing' });
      }),
    );
  });

  it('[COUP-02] a code is valid through its last day where the retailer is, unless it was cancelled; a valid code stays in sight, whatever was dismissed', () => {
    fc.assert(
      fc.property(scene, ({ own, isLast, reading: read, now }) => {
        expect(couponNotice(read, now)._tag === 'Valid').toBe(isLast && !own.isCancelled);
      }),
    );
  });

  it('[COUP-04] an alert that was dismissed is shown no more, not at any later time either', () => {
    const passed = instantOf('2028-01-01T06:00:00.000Z');
    const after = dismissCoupon(reading(), passed);
    expect(after.dismissed).toEqual(O.some('HF15'));
    expect(couponNotice(after, passed)).toEqual({ _tag: 'Nothing' });
    fc.assert(
      fc.property(scene, nearEdges(0, 400, [0]), ({ own, isLast, reading: read, now }, later) => {
        fc.pre(!isLast || own.isCancelled);
        const then = at(dayAfter(calendarDayIn('America/Chicago', now), later), '23:59');
        expect(couponNotice(dismissCoupon(read, now), then)).toEqual({ _tag: 'Nothing' });
      }),
    );
  });

  it('[COUP-04] dismissing one code keeps silent of no other', () => {
    fc.assert(
      fc.property(scene, ({ own, reading: read, now }) => {
        const other = O.some({ ...own, couponNumber: `${own.couponNumber}B`, isCancelled: true });
        expect(couponNotice({ ...dismissCoupon(read, now), coupon: other }, now)._tag).toBe('Unavailable');
      }),
    );
  });

  it('[COUP-04] where there is no alert, dismissing remembers what it remembered before', () => {
    fc.assert(
      fc.property(scene, ({ reading: read, now }) => {
        fc.pre(couponNotice(read, now)._tag !== 'Unavailable');
        expect(dismissCoupon(read, now)).toEqual(read);
      }),
    );
  });
});
