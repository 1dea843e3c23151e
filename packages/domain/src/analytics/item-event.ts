/*
 * [ANA-01] What a registrant did to an item in Manage Item is reported once it was done: whether it is most loved now, whether it is a group gift, how many are wanted.
 *
 * @example itemEvents(grIdOf('7310442'), identityOf('4821'), { ...NOTHING_EDITED, wanted: O.some({ to: 9, seen: 8 }) })
 *   // => [{ _tag: 'ItemUpdated', grId: '7310442', sku: '4821', wanted: 9 }]
 */
import { option as O } from 'fp-ts';
import type { GrId, ItemIdentity } from '../identity/index.ts';
import type { Edited, ItemEdit } from '../registry/index.ts';
import type { AnalyticsEvent } from './analytics-event.ts';

/** The events reported when an edit of an item was stored; a refused edit reports nothing. */
export const itemEvents = (
  grId: GrId,
  { sku }: ItemIdentity,
  { isMostLoved, isGroupGift, fundName, wanted }: ItemEdit,
): ReadonlyArray<AnalyticsEvent> => {
  const eventOf = <A>(holds: O.Option<A>, event: (now: A) => AnalyticsEvent): ReadonlyArray<AnalyticsEvent> =>
    O.isSome(holds) ? [event(holds.value)] : [];
  const loved = O.map(({ to }: Edited<boolean>) => to)(isMostLoved);
  const shared = O.isSome(isGroupGift) ? O.some(isGroupGift.value.to) : O.map(() => true)(fundName);
  const quantity = O.map(({ to }: Edited<number>) => to)(wanted);
  return [
    ...eventOf(loved, (now) => ({ _tag: 'MostLovedUpdated', grId, sku, isMostLoved: now })),
    ...eventOf(shared, (now) => ({ _tag: 'GroupGiftUpdated', grId, sku, isGroupGift: now })),
    ...eventOf(quantity, (now) => ({ _tag: 'ItemUpdated', grId, sku, wanted: now })),
  ];
};
