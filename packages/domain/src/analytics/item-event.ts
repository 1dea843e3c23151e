/*
 * [ANA-01] What a registrant did to an item in Manage Item is told once it was done: whether it is most loved now, whether it is a group gift, how many are wanted.
 *
 * Laws:
 * - nothing that was done is nothing to tell
 * - each thing that was done is told once, in the order in which it was done, with what holds now
 * - of an item its SKU is told, never the words on it or the name of its fund
 *
 * @example itemEvents(grIdOf('7310442'), identityOf('4821'), [{ _tag: 'ChangeWants', wants: 9 }])
 *   // => [{ _tag: 'ItemUpdated', grId: '7310442', sku: '4821', wants: 9 }]
 */
import type { GrId, ItemIdentity } from '../identity/index.ts';
import type { ItemCommand } from '../registry/index.ts';
import type { AnalyticsEvent } from './analytics-event.ts';

const eventOf =
  (grId: GrId, { sku }: ItemIdentity) =>
  (done: ItemCommand): AnalyticsEvent => {
    switch (done._tag) {
      case 'ChangeMostLoved':
        return { _tag: 'MostLovedUpdated', grId, sku, isMostLoved: done.isMostLoved };
      case 'ChangeGroupGift':
        return { _tag: 'GroupGiftUpdated', grId, sku, isGroupGift: done.isGroupGift };
      case 'ChangeWants':
        return { _tag: 'ItemUpdated', grId, sku, wants: done.wants };
    }
  };

/** What is told when these commands (`manageItem`) were carried out on that item; one that was refused is not among them. */
export const itemEvents = (
  grId: GrId,
  identity: ItemIdentity,
  done: ReadonlyArray<ItemCommand>,
): ReadonlyArray<AnalyticsEvent> => done.map(eventOf(grId, identity));
