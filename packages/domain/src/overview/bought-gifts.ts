/*
 * [OVR-01] Says when a gift was given: just now, today, yesterday, or the day.
 *
 * @example relativeTime('2027-06-01T11:00:00.000Z', '2027-06-01T11:09:00.000Z', 'America/Chicago') // => { _tag: 'JustNow' }
 * @example relativeTime('2027-05-31T18:00:00.000Z', '2027-06-01T18:00:00.000Z', 'America/Chicago') // => { _tag: 'Yesterday' }
 */

import { option as O, ord, readonlyArray as RA, string as S } from 'fp-ts';
import { type CalendarDay, calendarDayIn, daysToGo, type Instant } from '../calendar/index.ts';
import { identityKey } from '../identity/index.ts';
import { isGivenTo, type RegistryItem } from '../item/index.ts';
import type { ThankYouRow } from '../thank-you/index.ts';

/** When something was given, relative to now (OVR-01). */
export type RelativeTime =
  | { readonly _tag: 'JustNow' | 'Today' | 'Yesterday' }
  | { readonly _tag: 'Day'; readonly day: CalendarDay };

/** How long something counts as given "just now", in milliseconds. */
const JUST_NOW = 600_000;

/** How long ago that moment was, in that time zone (OVR-01). */
export const relativeTime = (givenAt: Instant, now: Instant, timeZone: string): RelativeTime => {
  if (Date.parse(now) - Date.parse(givenAt) <= JUST_NOW) return { _tag: 'JustNow' };
  const day = calendarDayIn(timeZone, givenAt);
  const nights = daysToGo(calendarDayIn(timeZone, now), day);
  if (nights === 0) return { _tag: 'Today' };
  return nights === 1 ? { _tag: 'Yesterday' } : { _tag: 'Day', day };
};

/*
 * [OVR-01] How much of a list the Overview shows: the three gifts that came last, and of how many more it knows; all that is loved most and can still be had. Where nothing is loved most
 * it says how that is done, as long as there is something to love and guests still choose.
 *
 * @example latestGifts([1, 2, 3, 4]) // => { shown: [1, 2, 3], more: 1 }
 * @example shownMostLoved([exampleItem()]) // => []
 */

/** The maximum number of recent gifts shown (OVR-01). */
const MOST_BOUGHT = 3;

/** The gifts to show, newest first, and the number of others (OVR-01). */
export const latestGifts = <Gift>(
  gifts: ReadonlyArray<Gift>,
): { readonly shown: ReadonlyArray<Gift>; readonly more: number } => {
  const shown = gifts.slice(0, MOST_BOUGHT);
  return { shown, more: gifts.length - shown.length };
};

/** The most loved items to show (OVR-01). */
export const shownMostLoved = (items: ReadonlyArray<RegistryItem>): ReadonlyArray<RegistryItem> =>
  items.filter(({ isMostLoved, product }) => isMostLoved && !product.isNla);

/** Whether the Overview has a section of most loved gifts (OVR-01). */
export const showsMostLoved = (items: ReadonlyArray<RegistryItem>, isPostEvent: boolean): boolean =>
  shownMostLoved(items).length > 0 || (items.length > 0 && !isPostEvent);

/*
 * [OVR-01] What was given to a registry, the newest first, as its owners see it every evening: an item of the list is there once, by the newest gift of it, be it pieces or money; a gift card, and what is no longer on the list, gift by gift. What was given on a day that
 * comes last when it is unknown.
 *
 * @example boughtGifts([exampleItem({ purchased: 1 })], []) // => [{ _tag: 'Listed', item: exampleItem({ purchased: 1 }), givenAt: O.none }]
 * @example boughtGifts([exampleItem({ purchased: 0 })], []) // => []
 */

/** The fields of a gift in the ledger that the Overview shows; without the giver's name. */
export type OverviewGift = Pick<ThankYouRow, 'id' | 'given' | 'name' | 'imagePath' | 'givenAt'>;

/** A listed item that was given, with the time of the last gift if known; or a gift that belongs to no listed item. */
export type BoughtGift =
  | { readonly _tag: 'Listed'; readonly item: RegistryItem; readonly givenAt: O.Option<Instant> }
  | { readonly _tag: 'Apart'; readonly gift: OverviewGift };

const newest: ord.Ord<OverviewGift> = ord.reverse(ord.contramap(({ givenAt }: OverviewGift): string => givenAt)(S.Ord));

/** The gifts given, from the items of the list and the gifts of the ledger, which is sorted oldest first (OVR-01). */
export const boughtGifts = (
  items: ReadonlyArray<RegistryItem>,
  ledger: ReadonlyArray<OverviewGift>,
): ReadonlyArray<BoughtGift> => {
  const waiting = new Map(items.filter(isGivenTo).map((item) => [identityKey(item.identity), item]));
  const listed = new Set(waiting.keys());
  const dated = RA.sort(newest)(RA.reverse(ledger)).flatMap((gift): ReadonlyArray<BoughtGift> => {
    const key = 'identity' in gift.given ? identityKey(gift.given.identity) : '';
    if (!listed.has(key)) return [{ _tag: 'Apart', gift }];
    const item = waiting.get(key);
    waiting.delete(key);
    return item === undefined ? [] : [{ _tag: 'Listed', item, givenAt: O.some(gift.givenAt) }];
  });
  return [...dated, ...[...waiting.values()].map((item): BoughtGift => ({ _tag: 'Listed', item, givenAt: O.none }))];
};
