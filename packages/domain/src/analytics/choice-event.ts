/*
 * [LIST-08] [ANA-01] When somebody chooses for the list, what has changed is reported: another sort or none any more, another grouping, other gifts.
 *
 * @example choiceEvents(grIdOf('7310442'), NOTHING_CHOSEN, { ...NOTHING_CHOSEN, groupBy: 'brand' })
 *   // => [{ _tag: 'Grouped', grId: '7310442', groupBy: 'brand' }]
 */
import { option as O } from 'fp-ts';
import type { GrId } from '../identity/index.ts';
import { chosenFilters, filterKey, type ListChoice, type SortBy } from '../list/index.ts';
import type { AnalyticsEvent } from './analytics-event.ts';

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
