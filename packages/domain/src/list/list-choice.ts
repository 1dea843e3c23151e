import { option as O } from 'fp-ts';
import type { RegistrantTab } from '../page/index.ts';
import type { PriceBandKey } from './price-band.ts';

/** How the sections of a list are made and ordered (LIST-01). */
export type SortBy = 'category' | 'price';

/** How a list is divided (LIST-05): as the sort decides, or by the status or brand of its items. */
export type GroupBy = 'all' | 'status' | 'brand';

/** A filter by whether gifts are still needed (LIST-06): "All Gifts", "Still Needed", "Purchased". */
export type GiftOption = 'all' | 'needed' | 'purchased';

/** A filter by availability (LIST-06): "Available", "On Sale", "Out of Stock". */
export type Availability = 'available' | 'on-sale' | 'out-of-stock';

/** A filter by the registrants' marks (LIST-13): "Most Loved", "Group Gifts". */
export type GiftMark = 'most-loved' | 'group-gift';

/** The selected filters, by kind (LIST-06); a kind without filters hides nothing. None is repeated. */
export interface ListFilters {
  /** Category names as in the catalogue; `OTHER_CATEGORY` for items without one. */
  readonly categories: ReadonlyArray<string>;
  readonly bands: ReadonlyArray<PriceBandKey>;
  readonly availability: ReadonlyArray<Availability>;
  readonly marks: ReadonlyArray<GiftMark>;
  /** The text searched for in the list (LIST-12); empty when there is no search. */
  readonly search: string;
}

/** A person's choices for the list; without a chosen sort (`none`), the default of reader and site applies. */
export interface ListChoice {
  /** The tab of a registrant's list (LIST-09); readers without tabs see the whole list. */
  readonly tab: RegistrantTab;
  readonly sortBy: O.Option<SortBy>;
  readonly groupBy: GroupBy;
  readonly giftOption: GiftOption;
  readonly filters: ListFilters;
}

/** No filter is set. */
export const NO_FILTERS: ListFilters = { categories: [], bands: [], availability: [], marks: [], search: '' };

/** The choice before a person has chosen anything. */
export const NOTHING_CHOSEN: ListChoice = {
  tab: 'my-gifts',
  sortBy: O.none,
  groupBy: 'all',
  giftOption: 'all',
  filters: NO_FILTERS,
};

/** The groupings in the order in which they are offered; the first is the one that leaves the sections to the sort (LIST-05). */
export const groupings: ReadonlyArray<GroupBy> = ['all', 'status', 'brand'];
