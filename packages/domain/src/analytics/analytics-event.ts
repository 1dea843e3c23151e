import { option as O } from 'fp-ts';
import type { GrId, ItemIdentity, Sku } from '../identity/index.ts';
import {
  chosenFilters,
  filterKey,
  type GiftOption,
  type GroupBy,
  type ListChoice,
  type SortBy,
} from '../list/index.ts';
import type { RegistrantPage, RegistrantTab, RegistryCreated } from '../page/index.ts';
import type { Edited, ItemEdit } from '../registry/index.ts';

/** A tab of a registry: the page it opens, or the part of the registrant's list it shows. */
export type TabOpened = RegistrantPage | RegistrantTab;

/** What a person did on a registry's page (LIST-08, ANA-01). Never contains a name, an address or a message. */
export type AnalyticsEvent =
  | RegistryCreated
  | {
      readonly _tag: 'Sorted';
      readonly grId: GrId;
      /** The chosen sort, or `default` when the choice was undone. */
      readonly sortBy: SortBy | 'default';
    }
  | { readonly _tag: 'Grouped'; readonly grId: GrId; readonly groupBy: GroupBy }
  | {
      readonly _tag: 'Filtered';
      readonly grId: GrId;
      readonly giftOption: GiftOption;
      /** Keys as defined in LIST-06. */
      readonly filters: ReadonlyArray<string>;
    }
  | { readonly _tag: 'ItemRemoved'; readonly grId: GrId; readonly sku: Sku }
  | { readonly _tag: 'ItemReplaced'; readonly grId: GrId; readonly sku: Sku; readonly replacement: Sku }
  | { readonly _tag: 'TabChanged'; readonly grId: GrId; readonly tab: TabOpened }
  | {
      readonly _tag: 'MostLovedUpdated';
      readonly grId: GrId;
      readonly sku: Sku;
      readonly isMostLoved: boolean;
    }
  | {
      readonly _tag: 'GroupGiftUpdated';
      readonly grId: GrId;
      readonly sku: Sku;
      readonly isGroupGift: boolean;
    }
  | {
      readonly _tag: 'ItemUpdated';
      readonly grId: GrId;
      readonly sku: Sku;
      /** The wanted quantity afterwards. */
      readonly wanted: number;
    };

/*
 * [LIST-08] [ANA-01] When somebody chooses for the list, what has changed is reported: another sort or none any more, another grouping, other gifts.
 *
 * @example choiceEvents(grIdOf('7310442'), NOTHING_CHOSEN, { ...NOTHING_CHOSEN, groupBy: 'brand' })
 *   // => [{ _tag: 'Grouped', grId: '7310442', groupBy: 'brand' }]
 */

const sortOf = ({ sortBy }: ListChoice): SortBy | 'default' => O.getOrElse((): SortBy | 'default' => 'default')(sortBy);

const keysOf = ({ filters }: ListChoice): ReadonlyArray<string> => chosenFilters(filters).map(filterKey);

const areSame = (a: ReadonlyArray<string>, b: ReadonlyArray<string>): boolean =>
  a.length === b.length && a.every((key, at) => key === b[at]);

/** The events reported when the choice of that registry's list changes. */
export const choiceEvents = (grId: GrId, before: ListChoice, after: ListChoice): ReadonlyArray<AnalyticsEvent> => {
  const [sortedBefore, sortBy] = [sortOf(before), sortOf(after)];
  const filters = keysOf(after);
  const isFiltered = before.giftOption !== after.giftOption || !areSame(keysOf(before), filters);
  return [
    ...(sortedBefore === sortBy ? [] : [{ _tag: 'Sorted' as const, grId, sortBy }]),
    ...(before.groupBy === after.groupBy ? [] : [{ _tag: 'Grouped' as const, grId, groupBy: after.groupBy }]),
    ...(isFiltered ? [{ _tag: 'Filtered' as const, grId, giftOption: after.giftOption, filters }] : []),
  ];
};

/*
 * [ANA-01] What a registrant did to an item in Manage Item is reported once it was done: whether it is most loved now, whether it is a group gift, how many are wanted.
 *
 * @example itemEvents(grIdOf('7310442'), identityOf('4821'), { ...NOTHING_EDITED, wanted: O.some({ to: 9, seen: 8 }) })
 *   // => [{ _tag: 'ItemUpdated', grId: '7310442', sku: '4821', wanted: 9 }]
 */

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

/*
 * [ANA-01] [LIST-08] When a registrant goes to another tab, of the registry or over the list, that is reported. A tab goes by what it opens: the list is the same tab under each of its names.
 *
 * @example tabEvents(grIdOf('7310442'), 'my-gifts', 'my-group-gift-fund') // => [{ _tag: 'TabChanged', grId: '7310442', tab: 'my-group-gift-fund' }]
 * @example tabEvents(grIdOf('7310442'), 'checklist', 'checklist') // => []
 */

/** The events reported when a person changes from one tab of that registry to another (`tabsFor`, `registrantTabs`). */
export const tabEvents = (grId: GrId, before: TabOpened, after: TabOpened): ReadonlyArray<AnalyticsEvent> =>
  before === after ? [] : [{ _tag: 'TabChanged', grId, tab: after }];
