/*
 * [OVR-01] What was given to a registry, the newest first, as its owners see it every evening: an item of the list is there once, by the newest gift of it, be it pieces or money; a gift card, and what is no longer on the list, gift by gift. What was given on a day that
 * comes last when it is unknown.
 *
 * @example boughtGifts([exampleItem({ purchased: 1 })], []) // => [{ _tag: 'Listed', item: exampleItem({ purchased: 1 }), givenAt: O.none }]
 * @example boughtGifts([exampleItem({ purchased: 0 })], []) // => []
 */
import { option as O, ord, readonlyArray as RA, string as S } from 'fp-ts';
import type { Instant } from '../calendar/index.ts';
import { identityKey } from '../identity/index.ts';
import { isGivenTo, type RegistryItem } from '../item/index.ts';
import type { ThankYouRow } from '../thank-you/index.ts';

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
