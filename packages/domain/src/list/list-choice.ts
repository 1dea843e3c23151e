import { option as O } from 'fp-ts';
import type { RegistrantTab } from '../page/index.ts';
import type { PriceBandKey } from './price-band.ts';

/** By what the sections of a list are made and ordered (LIST-01). */
export type SortBy = 'category' | 'price';

/** Into what the list falls (LIST-05): what the sort decides, or the status or the brand of the items. */
export type GroupBy = 'all' | 'status' | 'brand';

/** Which gifts are shown, by whether they are still needed (LIST-06): "All Gifts", "Still Needed", "Purchased". */
export type GiftOption = 'all' | 'needed' | 'purchased';

/** Which gifts are shown, by whether they can be had (LIST-06): "Available", "On Sale", "Out of Stock". */
export type Availability = 'available' | 'on-sale' | 'out-of-stock';

/** What the registrants have made of a gift (LIST-13): "Most Loved", "Group Gifts". */
export type GiftMark = 'most-loved' | 'group-gift';

/** The filters that are set, by kind (LIST-06); nothing of a kind hides nothing. None of them twice. */
export interface ListFilters {
  /** As the catalogue calls them; `OTHER_CATEGORY` for what has none. */
  readonly categories: ReadonlyArray<string>;
  readonly bands: ReadonlyArray<PriceBandKey>;
  readonly availability: ReadonlyArray<Availability>;
  readonly marks: ReadonlyArray<GiftMark>;
  /** What is looked for in the list (LIST-12); empty for nothing. */
  readonly search: string;
}

/** What a person has chosen for the list; none of a sort means the default of the reader and site. */
export interface ListChoice {
  /** Which part of a registrant's list is shown (LIST-09); a reader without such tabs sees the whole list. */
  readonly tab: RegistrantTab;
  readonly sortBy: O.Option<SortBy>;
  readonly groupBy: GroupBy;
  readonly giftOption: GiftOption;
  readonly filters: ListFilters;
}

/** No filter is set. */
export const NO_FILTERS: ListFilters = { categories: [], bands: [], availability: [], marks: [], search: '' };

/** No one has chosen anything for the list yet. */
export const NOTHING_CHOSEN: ListChoice = {
  tab: 'my-gifts',
  sortBy: O.none,
  groupBy: 'all',
  giftOption: 'all',
  filters: NO_FILTERS,
};

/** The groupings in the order in which they are offered; the first is the one that leaves the sections to the sort (LIST-05). */
export const groupings: ReadonlyArray<GroupBy> = ['all', 'status', 'brand'];
