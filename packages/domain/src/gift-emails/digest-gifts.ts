/*
 * [OWN-01] [OWN-02] Which gifts an email to an owner is about: the daily one has the gifts of the day before and those that were hidden until its day; the one that is sent when owners show purchases
 * early has those that were hidden until then. An owner who gets an email for each gift gets only those that were hidden.
 *
 * @example digestGifts({ registry: exampleRegistry(), gifts: [] }, dayOf('2027-06-02'), dayOf('2027-06-02'), 'daily', 'America/Chicago') // => []
 */
import { option as O } from 'fp-ts';
import { type CalendarDay, calendarDayIn, type Instant, morningOf } from '../calendar/index.ts';
import type { EmailSubject } from '../mail/index.ts';
import {
  areGiftsHiddenOrUnreported,
  giftRevealDay,
  isGiftHidden,
  type RevealDay,
  type SurpriseSettings,
  wasGiftHidden,
} from '../registry/index.ts';
import type { ThankYouRow } from '../thank-you/index.ts';
import { digestDay, type GiftEmails } from './gift-email.ts';

interface Held {
  readonly registry: SurpriseSettings;
  readonly gifts: ReadonlyArray<ThankYouRow>;
}

/** When an owner would be emailed about a gift that is not hidden. */
const usualTime = (givenAt: Instant, often: GiftEmails, timeZone: string): Instant =>
  often === 'each' ? givenAt : morningOf(timeZone, digestDay(timeZone, givenAt), givenAt);

/** The day of the daily email that includes the gift; `none` when it gets an email of its own, or its day is not known yet. */
const emailDay = (
  registry: SurpriseSettings,
  { givenAt, isSurprise = false }: Pick<ThankYouRow, 'givenAt'> & { readonly isSurprise?: boolean },
  often: GiftEmails,
  timeZone: string,
): O.Option<CalendarDay> => {
  const at = usualTime(givenAt, often, timeZone);
  if (wasGiftHidden(registry, at, isSurprise, timeZone))
    return O.fromPredicate((day: RevealDay): day is CalendarDay => day !== 'undated')(
      giftRevealDay(registry, calendarDayIn(timeZone, at), isSurprise),
    );
  return often === 'each' ? O.none : O.some(digestDay(timeZone, givenAt));
};

/** Whether it is still a gift, and neither hidden nor recorded by the owners themselves. */
const isSeen = (
  registry: SurpriseSettings,
  now: CalendarDay,
  { isSurprise, isReturned, isAdded }: ThankYouRow,
): boolean => isReturned !== true && isAdded !== true && !isGiftHidden(registry, now, isSurprise === true);

/** The gifts in the email of that day, without those that are hidden or returned now. */
export const digestGifts = (
  { registry, gifts }: Held,
  day: CalendarDay,
  now: CalendarDay,
  often: GiftEmails,
  timeZone: string,
): ReadonlyArray<ThankYouRow> =>
  gifts.filter(
    (gift) =>
      isSeen(registry, now, gift) &&
      O.exists((its: CalendarDay) => its === day)(emailDay(registry, gift, often, timeZone)),
  );

/** The gifts that were hidden under the previous settings and revealed at that moment, without those that are hidden or returned now. */
const giftsShownAt = (
  { registry, gifts }: Held,
  { before, at }: { readonly before: SurpriseSettings; readonly at: Instant },
  now: CalendarDay,
  often: GiftEmails,
  timeZone: string,
): ReadonlyArray<ThankYouRow> =>
  gifts.filter((gift) => {
    const { givenAt, isSurprise = false } = gift;
    const usual = usualTime(givenAt, often, timeZone);
    return (
      usual <= at &&
      isSeen(registry, now, gift) &&
      wasGiftHidden(before, usual, isSurprise, timeZone) &&
      (areGiftsHiddenOrUnreported(before, at, timeZone) ||
        isGiftHidden(before, calendarDayIn(timeZone, at), isSurprise))
    );
  });

/** The gifts that an email to an owner contains when it is sent. */
export const giftsInEmail = (
  held: Held,
  about: EmailSubject,
  often: GiftEmails,
  now: Instant,
  timeZone: string,
): ReadonlyArray<ThankYouRow> => {
  const day = calendarDayIn(timeZone, now);
  switch (about._tag) {
    case 'GiftDigest':
      return digestGifts(held, about.day, day, often, timeZone);
    case 'GiftsShown': {
      const { surprise, eventDate, at } = about;
      return giftsShownAt(held, { before: { surprise, eventDate, surpriseGifts: [] }, at }, day, often, timeZone);
    }
    case 'GiftReceived':
      return held.gifts.filter(
        (gift) => gift.id.startsWith(`${about.orderNumber}:`) && isSeen(held.registry, day, gift),
      );
    default:
      return [];
  }
};
