/*
 * [COUP-03] Converts the discount of a completion coupon from a fraction to percent: 0.15 is 15. More than two decimals of a percent are rounded, half of the last one up.
 *
 * @example couponPercent(0.145) // => 14.5
 * @example couponPercent(0.29) // => 29
 */

import { function as F, option as O } from 'fp-ts';
import { can, type Role } from '../account/index.ts';
import { addDays, type CalendarDay, calendarDayIn, type Instant, zoneNameFor } from '../calendar/index.ts';
import type { Language } from '../language/index.ts';
import type { PlainNumber } from '../money/index.ts';
import type { CompletionCoupon } from '../registry/index.ts';
import type { CompletionTerms } from '../site/index.ts';

/** Percentages are rounded to a hundredth. */
const STEPS = 100;

/** The number times 10,000, computed on its decimal digits: `0.145` gives `1450`, where multiplying gives `1449.9999999999998`. */
const tenThousandths = (fraction: number): number => {
  const [digits, exponent = 0] = String(fraction).split('e');
  return Number(`${digits}e${Number(exponent) + 4}`);
};

/** Converts a fraction from 0 to 1 to a percentage with at most two decimals (COUP-03). */
export const couponPercent = (fraction: PlainNumber): number => Math.round(tenThousandths(fraction)) / STEPS;

/** What a site takes off with a code: for how many orders, at most how much of each, and for what of the list. */
export interface CodeTerms extends Omit<CompletionTerms, 'daysBeforeEvent'> {
  /** The first day on which it is redeemed; none without a date of the event. */
  readonly firstDay: O.Option<CalendarDay>;
}

/** The terms of a code on a site: the smaller percentage, from so many days before the event on (COUP-05). */
export const codeTerms = (
  { discount }: Pick<CompletionCoupon, 'discount'>,
  { daysBeforeEvent, ...terms }: CompletionTerms,
  eventDate: O.Option<CalendarDay>,
): CodeTerms => ({
  ...terms,
  percent: Math.min(couponPercent(discount), terms.percent),
  firstDay: O.map((day: CalendarDay) => addDays(day, -daysBeforeEvent))(eventDate),
});

/*
 * [COUP-01] Reads a completion coupon; there is one only if its number, its discount and its last day are all known.
 *
 * @example readCoupon({ couponNumber: O.some('HF10'), discount: O.some(0.1), expirationDate: O.none, isCancelled: false }) // => O.none
 */

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

/*
 * [COUP-01] [COUP-02] [COUP-04] A registrant who has a completion code is shown it for as long as it is valid, which is through its last day where the retailer is. Of one that was cancelled or has
 * passed an alert informs, until it is dismissed. What is remembered of that is the code's number: another code is shown again.
 *
 * @example couponNotice(
 *   {
 *     role: 'registrant',
 *     coupon: O.some({ couponNumber: 'HF15', discount: 0.15, expirationDate: dayOf('2027-12-31'), isCancelled: false }),
 *     eventDate: O.none,
 *     terms: O.none,
 *     dismissed: O.none,
 *     timeZone: 'America/Chicago',
 *     readerTimeZone: O.none,
 *   },
 *   instantOf('2028-01-01T06:00:00.000Z'),
 * ) // => { _tag: 'Unavailable', couponNumber: 'HF15', percent: 15 }
 */

/** The notice about a completion coupon; `percent` is the discount, with at most two decimals. */
export type CouponNotice =
  | { readonly _tag: 'Nothing' }
  /** Stays visible, with the code and a way to copy it (COUP-01). */
  | {
      readonly _tag: 'Valid';
      readonly couponNumber: string;
      readonly percent: number;
      readonly expirationDate: CalendarDay;
      /** The time zone of that day, where it differs from the reader's. */
      readonly zoneName: O.Option<string>;
      /** How the site redeems it, with its first day only while that is to come; none where it does not. */
      readonly terms: O.Option<CodeTerms>;
    }
  /** An alert that can be dismissed (COUP-02). */
  | { readonly _tag: 'Unavailable'; readonly couponNumber: string; readonly percent: number };

/** The reader's role, the registry's coupon, the coupon whose alert was dismissed, and the time zones of the retailer and the reader. */
export interface CouponReading {
  readonly role: Role;
  readonly coupon: O.Option<CompletionCoupon>;
  readonly eventDate: O.Option<CalendarDay>;
  /** How the site redeems codes; none where it does not. */
  readonly terms: O.Option<CompletionTerms>;
  readonly dismissed: O.Option<string>;
  /** IANA names. */
  readonly timeZone: string;
  readonly readerTimeZone: O.Option<string>;
  /** In which time zones are named; English by default. */
  readonly language?: Language;
}

/** Whether the coupon is valid at that moment, by the calendar of the retailer's time zone (COUP-02). */
export const isCouponValid = (
  { isCancelled, expirationDate }: Pick<CompletionCoupon, 'isCancelled' | 'expirationDate'>,
  timeZone: string,
  now: Instant,
): boolean => !isCancelled && calendarDayIn(timeZone, now) <= expirationDate;

/** The notice about the completion coupon to show at that moment (COUP-01, COUP-02, COUP-04). */
export const couponNotice = (
  { role, coupon, eventDate, terms: siteTerms, dismissed, timeZone, readerTimeZone, language }: CouponReading,
  now: Instant,
): CouponNotice => {
  if (!can({ role }, 'page', 'seeCoupon') || O.isNone(coupon)) return { _tag: 'Nothing' };
  const { couponNumber, discount, expirationDate } = coupon.value;
  const known = O.map((terms: CompletionTerms) => codeTerms(coupon.value, terms, eventDate))(siteTerms);
  const { percent } = O.getOrElse(() => ({ percent: couponPercent(discount) }))(known);
  if (isCouponValid(coupon.value, timeZone, now)) {
    const zoneName = zoneNameFor(timeZone, readerTimeZone, expirationDate, language);
    const isToCome = (day: CalendarDay) => day > calendarDayIn(timeZone, now);
    const terms = O.map((each: CodeTerms) => ({ ...each, firstDay: O.filter(isToCome)(each.firstDay) }))(known);
    return { _tag: 'Valid', couponNumber, percent, expirationDate, zoneName, terms };
  }
  return O.isSome(dismissed) && dismissed.value === couponNumber
    ? { _tag: 'Nothing' }
    : { _tag: 'Unavailable', couponNumber, percent };
};

/** The reading after the reader dismissed the notice (COUP-04); only an alert can be dismissed. */
export const dismissCoupon = (reading: CouponReading, now: Instant): CouponReading => {
  const notice = couponNotice(reading, now);
  return notice._tag === 'Unavailable' ? { ...reading, dismissed: O.some(notice.couponNumber) } : reading;
};
