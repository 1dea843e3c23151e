/*
 * [BUY-08] [ROUTE-10] Whether a store is open at a moment, and until or from when, by the clock on its own wall: a person in New York who looks for a store in Seattle is shown what holds there.
 *
 * @example openAt(exampleStore(), '2027-01-04T18:00:00.000Z') // => O.some({ _tag: 'Open', closes: '20:00' })
 * @example openAt(exampleStore({ hours: [] }), '2027-01-04T18:00:00.000Z') // => O.none
 */
import { option as O } from 'fp-ts';
import { type Instant, wallClockIn, weekdayOf } from '../calendar/index.ts';
import type { OpenHours, Store } from './store.ts';

/** Open until a time today; or closed until a time on a day that is `daysAhead` days ahead. */
export type OpenState =
  | { readonly _tag: 'Open'; readonly closes: string }
  | { readonly _tag: 'Closed'; readonly opens: string; readonly day: number; readonly daysAhead: number };

const DAYS_OF_WEEK = 7;

/** Whether the store is open at that moment; `none` when it has no hours. */
export const openAt = (
  { timeZone, hours }: Pick<Store, 'timeZone' | 'hours'>,
  moment: Instant,
): O.Option<OpenState> => {
  const { day, time } = wallClockIn(timeZone, moment);
  const weekday = weekdayOf(day);
  const hoursOn = (daysAhead: number): OpenHours | undefined =>
    hours.find((each) => each.day === (weekday + daysAhead) % DAYS_OF_WEEK);
  const today = hoursOn(0);
  if (today !== undefined && today.opens <= time && time < today.closes)
    return O.some({ _tag: 'Open', closes: today.closes });
  const daysAhead = [0, 1, 2, 3, 4, 5, 6, 7].find((ahead) => {
    const then = hoursOn(ahead);
    return then !== undefined && (ahead > 0 || time < then.opens);
  });
  const next = daysAhead === undefined ? undefined : hoursOn(daysAhead);
  return daysAhead === undefined || next === undefined
    ? O.none
    : O.some({ _tag: 'Closed', opens: next.opens, day: next.day, daysAhead });
};
