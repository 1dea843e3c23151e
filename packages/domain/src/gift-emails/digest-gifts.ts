/*
 * [OWN-01] [OWN-02] The gifts in the daily email of a day: those of the day before, and those that were hidden until this day.
 *
 * Laws:
 * - each gift that is not hidden is in the email of the day after, and in no other
 * - each gift that was hidden is in the email of the day on which it is shown
 * - nothing hidden or returned is in any
 *
 * @example digestGifts({ registry: exampleRegistry(), gifts: [] }, dayOf('2027-06-02'), dayOf('2027-06-02')) // => []
 */
import { type CalendarDay, daysAfter } from '../calendar/index.ts';
import { type Hiding, isGiftHidden } from '../registry/index.ts';
import type { ThankYouRow } from '../thank-you/index.ts';
import { digestDay } from './gift-email.ts';

/** The gifts in the email of that day, as they are seen now. */
export const digestGifts = (
  { registry, gifts }: { readonly registry: Hiding; readonly gifts: ReadonlyArray<ThankYouRow> },
  day: CalendarDay,
  now: CalendarDay,
): ReadonlyArray<ThankYouRow> =>
  gifts.filter(({ givenAt, isSurprise, isReturned }) => {
    const isHiddenOn = (on: CalendarDay): boolean => isGiftHidden(registry, on, isSurprise === true);
    if (isReturned === true || isHiddenOn(now)) return false;
    const first = digestDay(givenAt);
    const dayBefore = daysAfter(day, -1);
    return first > dayBefore ? first === day : isHiddenOn(dayBefore) && !isHiddenOn(day);
  });
