/*
 * [CO-02] When something arrives that is ordered now: business days are counted from the day of the order in the retailer's time zone, that day not included; Saturdays and Sundays are none.
 *
 * @example arrivalOf({ from: 2, to: 3 }, '2026-11-20') // => { from: '2026-11-24', to: '2026-11-25' }
 */
import { addDays, type CalendarDay, weekdayOf } from './calendar-day.ts';

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
