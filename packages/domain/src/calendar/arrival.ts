/*
 * [CO-02] When something arrives that is ordered now: business days are counted from the day of the order in the retailer's time zone, that day not included; Saturdays and Sundays are none.
 *
 * @example arrivalOf({ from: 2, to: 3 }, '2026-11-20') // => { from: '2026-11-24', to: '2026-11-25' }
 */
import { option as O } from 'fp-ts';
import { addDays, type CalendarDay, daysBetween, weekdayOf } from './calendar-day.ts';

/** The first and the last day on which something may arrive. */
export interface ArrivalRange {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

const SATURDAY = 6;
const SUNDAY = 0;

/** Whether parcels are delivered on that day of the week. */
const isBusinessDay = (day: CalendarDay): boolean => ![SATURDAY, SUNDAY].includes(weekdayOf(day));

const businessDayAfter = (day: CalendarDay, left: number): CalendarDay => {
  if (left <= 0) return day;
  const next = addDays(day, 1);
  return businessDayAfter(next, isBusinessDay(next) ? left - 1 : left);
};

/** The days between which an order of that day arrives that takes that many business days, at least one. */
export const arrivalOf = (
  { from, to }: { readonly from: number; readonly to: number },
  ordered: CalendarDay,
): ArrivalRange => ({ from: businessDayAfter(ordered, from), to: businessDayAfter(ordered, to) });

/*
 * [SHIP-06] Owners name a first day and days away on which nothing should arrive. An arrival that would touch them moves to the next business days that are free, and takes as many of them as before.
 *
 * @example arrivalBeside({ firstDay: O.none, away: [{ from: dayOf('2026-12-21'), to: dayOf('2027-01-01') }] }, { from: dayOf('2026-12-18'), to: dayOf('2026-12-22') }) // => { from: '2027-01-04', to: '2027-01-06' }
 */

/** The days on which gifts may arrive. */
export interface DeliveryDates {
  /** Nothing arrives before it. */
  readonly firstDay: O.Option<CalendarDay>;
  /** Nothing arrives from the first to the last day of each. */
  readonly away: ReadonlyArray<ArrivalRange>;
}

/** Gifts may arrive on any day. */
export const ANY_DAY: DeliveryDates = { firstDay: O.none, away: [] };

/** The day from which on the whole range may be free; `none` when it is. */
const freeAfter = ({ firstDay, away }: DeliveryDates, { from, to }: ArrivalRange): O.Option<CalendarDay> => {
  const late = O.filter((day: CalendarDay) => from < day)(firstDay);
  if (O.isSome(late)) return late;
  const crossed = away.find((each) => each.from <= to && from <= each.to);
  return crossed === undefined ? O.none : O.some(addDays(crossed.to, 1));
};

/** Whether nothing keeps gifts from arriving on each day of the range. */
export const isFree = (dates: DeliveryDates, range: ArrivalRange): boolean => O.isNone(freeAfter(dates, range));

/** The range moved to that day, or the first business day after it. */
const startingOn = (day: CalendarDay, { from, to }: ArrivalRange): ArrivalRange => {
  const first = isBusinessDay(day) ? day : businessDayAfter(day, 1);
  const days = Array.from({ length: daysBetween(from, to) }, (_, index) => addDays(from, index + 1));
  return { from: first, to: businessDayAfter(first, days.filter(isBusinessDay).length) };
};

/** The first and the last day on which something arrives that would arrive in that range if gifts could arrive on any day. */
export const arrivalBeside = (dates: DeliveryDates, usual: ArrivalRange): ArrivalRange =>
  O.match(
    () => usual,
    (day: CalendarDay) => arrivalBeside(dates, startingOn(day, usual)),
  )(freeAfter(dates, usual));
