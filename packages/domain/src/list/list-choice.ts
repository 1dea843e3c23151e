import { function as F, option as O } from 'fp-ts';
import type { Role } from '../account/index.ts';
import {
  type ItemQuantities,
  isNeeded,
  isPurchased,
  isSettledProduct,
  type Product,
  type RegistryItem,
  type SettledFields,
} from '../item/index.ts';
import type { RegistrantTab } from '../page/index.ts';
import type { Site } from '../site/index.ts';
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

/*
 * [LIST-01] A list is sorted by category or by price, as far as the site offers it. Until somebody chooses, a registrant and everyone on
 * the modern brand's site see it by category, other guests by price.
 *
 * @example sortFor(sites.main, 'guest', O.none) // => 'price'
 */

/** The fields of a site that sorting reads. */
export type SortingSite = Pick<Site, 'guestSort' | 'sortOptions'>;

/**
 * The sort when none is chosen: by category for registrants, by the site's own choice for guests; the
 * site's first sort where it does not offer that one.
 */
export const defaultSort = ({ guestSort, sortOptions }: SortingSite, role: Role): SortBy => {
  const usual: SortBy = role === 'registrant' ? 'category' : guestSort;
  return sortOptions.includes(usual) ? usual : (sortOptions[0] ?? usual);
};

/** The sort used for a reader on a site: the chosen one if the site offers it, otherwise the default. */
export const sortFor = (site: SortingSite, role: Role, chosen: O.Option<SortBy>): SortBy =>
  F.pipe(
    chosen,
    O.filter((sort) => site.sortOptions.includes(sort)),
    O.getOrElse(() => defaultSort(site, role)),
  );

/*
 * [LIST-13] Gifts can be told apart by what the registrants have made of them: most loved, or a group gift. Each is offered where there are such gifts.
 *
 * @example hasMark('most-loved', exampleItem()) // => false
 */

/** The marks in the order in which they are offered. */
export const giftMarks: ReadonlyArray<GiftMark> = ['most-loved', 'group-gift'];

/** Whether the gift has that mark. */
export const hasMark = (mark: GiftMark, { isMostLoved, groupGift }: RegistryItem): boolean =>
  mark === 'most-loved' ? isMostLoved : O.isSome(groupGift);

/*
 * [LIST-06] [NLA-08] A gift is available when it can be shipped now, out of stock when it will come back but cannot be shipped now, and on sale when it costs less than
 * usual, available or not. An item that is no longer available is neither available nor out of stock, and what stays of a replaced item is under none of the three.
 *
 * @example isOfAvailability('on-sale', exampleProduct({ currentPrice: centsOf(4795), regularPrice: centsOf(6380), isAvailable: false })) // => true
 */

/** The fields of a product that decide its availability. */
export type AvailabilityFields = SettledFields & Pick<Product, 'currentPrice' | 'regularPrice'>;

/** The availabilities in the order in which they are offered. */
export const availabilities: ReadonlyArray<Availability> = ['available', 'on-sale', 'out-of-stock'];

const holds: Readonly<Record<Availability, (product: AvailabilityFields) => boolean>> = {
  available: ({ isNla, isAvailable }) => !isNla && isAvailable,
  'on-sale': ({ currentPrice, regularPrice }) => currentPrice < regularPrice,
  'out-of-stock': ({ isNla, isAvailable }) => !isNla && !isAvailable,
};

/** Whether the product has that availability; it can have two. */
export const isOfAvailability = (availability: Availability, product: AvailabilityFields): boolean =>
  !isSettledProduct(product) && holds[availability](product);

/*
 * [LIST-06] Shows all gifts, those still needed, or those purchased. A gift is purchased when as many as wanted, or more, were bought.
 *
 * @example matchesGiftOption('needed')({ wanted: 2, purchased: 2 }) // => false
 */

/** The gift options in display order; the first one shows everything. */
export const giftOptions: ReadonlyArray<GiftOption> = ['all', 'needed', 'purchased'];

const shows: Readonly<Record<GiftOption, (item: ItemQuantities) => boolean>> = {
  all: F.constTrue,
  needed: isNeeded,
  purchased: isPurchased,
};

/** Whether an item is shown under that option. */
export const matchesGiftOption = (option: GiftOption): ((item: ItemQuantities) => boolean) => shows[option];

/*
 * [LIST-06] [LIST-12] [LIST-13] One thing that can be ticked: a category, a price band, an availability or a mark; and what is looked for, to take it away. Ticking it again takes it away.
 *
 * @example filterKey({ _tag: 'Price', band: '20-50' }) // => 'price-20-50'
 */

/** A filter that can be selected. */
export type FilterChoice =
  | { readonly _tag: 'Category'; readonly name: string }
  | { readonly _tag: 'Price'; readonly band: PriceBandKey }
  | { readonly _tag: 'Availability'; readonly availability: Availability }
  | { readonly _tag: 'Mark'; readonly mark: GiftMark }
  | { readonly _tag: 'Search'; readonly text: string };

/**
 * The unique key of a choice: `category-{name}`, `price-{key}`, `availability-{availability}`, `mark-{mark}`, or
 * `search`. The searched text is left out, because it is private (ANA-01).
 */
export const filterKey = (choice: FilterChoice): string => {
  switch (choice._tag) {
    case 'Category':
      return `category-${choice.name}`;
    case 'Price':
      return `price-${choice.band}`;
    case 'Availability':
      return `availability-${choice.availability}`;
    case 'Mark':
      return `mark-${choice.mark}`;
    case 'Search':
      return 'search';
  }
};

/** All selected filters, by kind, in the order in which they were selected. */
export const chosenFilters = ({
  categories,
  bands,
  availability,
  marks,
  search,
}: ListFilters): ReadonlyArray<FilterChoice> => [
  ...categories.map((name): FilterChoice => ({ _tag: 'Category', name })),
  ...bands.map((band): FilterChoice => ({ _tag: 'Price', band })),
  ...availability.map((availability): FilterChoice => ({ _tag: 'Availability', availability })),
  ...marks.map((mark): FilterChoice => ({ _tag: 'Mark', mark })),
  ...(search === '' ? [] : [{ _tag: 'Search' as const, text: search }]),
];

const toggled = <A>(chosen: ReadonlyArray<A>, value: A): ReadonlyArray<A> =>
  chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];

/** The filters after selecting that choice, or deselecting it. */
export const toggleFilter = (filters: ListFilters, choice: FilterChoice): ListFilters => {
  switch (choice._tag) {
    case 'Category':
      return { ...filters, categories: toggled(filters.categories, choice.name) };
    case 'Price':
      return { ...filters, bands: toggled(filters.bands, choice.band) };
    case 'Availability':
      return { ...filters, availability: toggled(filters.availability, choice.availability) };
    case 'Mark':
      return { ...filters, marks: toggled(filters.marks, choice.mark) };
    case 'Search':
      return { ...filters, search: filters.search === choice.text ? '' : choice.text };
  }
};
