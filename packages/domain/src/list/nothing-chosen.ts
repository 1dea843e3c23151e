import { option as O } from 'fp-ts';
import type { GroupBy, ListChoice, ListFilters } from './list-choice.ts';

/** No filter is set. */
export const NO_FILTERS: ListFilters = { categories: [], bands: [], availability: [] };

/** Nobody has chosen anything for the list yet. */
export const NOTHING_CHOSEN: ListChoice = {
  tab: 'my-gifts',
  sortBy: O.none,
  groupBy: 'all',
  giftOption: 'all',
  filters: NO_FILTERS,
};

/** The groupings in the order in which they are offered; the first is the one that leaves the sections to the sort (LIST-05). */
export const groupings: ReadonlyArray<GroupBy> = ['all', 'status', 'brand'];
