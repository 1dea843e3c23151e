import { option as O } from 'fp-ts';
import type { Role } from '../../account/index.ts';
import type { AvailableItemStatus } from '../../item/index.ts';
import {
  type Availability,
  type EmptyList,
  type FilterChoice,
  type GiftMark,
  type GiftOption,
  type GroupBy,
  OTHER_CATEGORY,
  type PriceBand,
  priceBands,
  type SectionKind,
  type SortBy,
} from '../../list/index.ts';
import type { Cents } from '../../money/index.ts';
import type { EmptyRegistryStep } from '../../page/index.ts';
import { brandNames, type ItemBrand, type Site, said } from '../../site/index.ts';
import { giftCount, itemCount } from './count.ts';
import { formatCount } from './formats.ts';
import { itemCardMessages } from './item-card.ts';

const wholeAmount = (currencyPrefix: string, amount: Cents): string =>
  `${currencyPrefix}${formatCount(Math.floor(amount / 100))}`;

/** A price band with the site's currency prefix: "$20 – $50", "$2,000 and up". */
export const priceBandTitle = (currencyPrefix: string, { from, below }: PriceBand): string =>
  O.isSome(below)
    ? `${wholeAmount(currencyPrefix, from)} – ${wholeAmount(currencyPrefix, below.value)}`
    : `${wholeAmount(currencyPrefix, from)} and up`;

/** What a site calls a category of its catalogue. */
export const categoryTitle = (site: Pick<Site, 'words'>, name: string): string =>
  name === OTHER_CATEGORY ? 'Other' : said(site, name);

const statusTitles: Readonly<Record<AvailableItemStatus, string>> = {
  'still-needed': 'Still Needed',
  'being-discontinued': 'Being Discontinued',
  fulfilled: 'Fulfilled',
};

const giftOptionLabels: Readonly<Record<GiftOption, string>> = {
  all: 'All Gifts',
  needed: 'Still Needed',
  purchased: 'Purchased',
};

/** What the headings of sections take from a site. */
export interface SectionNaming extends Pick<Site, 'words'> {
  readonly currencyPrefix: string;
  readonly brandNames: Readonly<Record<ItemBrand, string>>;
}

/** The heading of a section under these names (LIST-02, LIST-04, LIST-05). */
export const sectionTitleOf = (naming: SectionNaming, kind: SectionKind): string => {
  switch (kind._tag) {
    case 'NoLongerAvailable':
      return 'No Longer Available';
    case 'All':
      return giftOptionLabels.all;
    case 'Category':
      return categoryTitle(naming, kind.name);
    case 'PriceBand':
      return priceBandTitle(naming.currencyPrefix, kind.band);
    case 'Status':
      return statusTitles[kind.status];
    case 'Brand':
      return naming.brandNames[kind.brand] ?? kind.brand;
  }
};

/** The heading of a section on a site. */
export const sectionTitle = (site: Pick<Site, 'currencyPrefix' | 'itemBrands' | 'words'>, kind: SectionKind): string =>
  sectionTitleOf({ ...site, brandNames: brandNames(site) }, kind);

export const giftOptionLabel = (option: GiftOption): string => giftOptionLabels[option];

const sortLabels: Readonly<Record<SortBy, string>> = { category: 'Category', price: 'Price' };

export const sortLabel = (sort: SortBy): string => sortLabels[sort];

const groupLabels: Readonly<Record<GroupBy, string>> = { all: 'All', status: 'Status', brand: 'Brand' };

export const groupLabel = (group: GroupBy): string => groupLabels[group];

/** An empty list: title, help, and the button's label if there is one. */
export interface EmptyListMessages {
  readonly title: string;
  readonly help: string;
  readonly action: O.Option<string>;
}

const emptyLists: Readonly<Record<Exclude<EmptyList, 'NotFound'>, EmptyListMessages>> = {
  NothingAdded: {
    title: 'No gifts have been added to this registry.',
    help: 'Gifts will appear here as soon as they’re added.',
    action: O.none,
  },
  NothingAddedByYou: {
    title: 'Now the fun part: add gifts to your registry.',
    help: 'Anything you add appears here, and to your guests, right away.',
    action: O.none,
  },
  NoMatch: {
    title: 'No gifts found for your selected filter(s).',
    help: 'Clear the filters to see every gift on this registry.',
    action: O.some('Clear Filters'),
  },
};

/** A search text, in quotes. */
const quoted = (text: string): string => `“${text}”`;

/** Explains why the list is empty (PAGE-07, PAGE-08), or that the search found nothing (LIST-12). */
export const emptyListMessages = (empty: EmptyList, search: string): EmptyListMessages =>
  empty === 'NotFound'
    ? {
        title: `Nothing on this list matches ${quoted(search)}.`,
        help: 'Try another word, or go back to the whole list.',
        action: O.some('Show the Whole List'),
      }
    : emptyLists[empty];

/** The button on an empty registry (PAGE-07). */
export const emptyRegistryMessages: Readonly<Record<EmptyRegistryStep['_tag'], string>> = {
  ViewChecklist: 'View Checklist',
  GetStarted: 'Get Started',
};

const availabilityLabels: Readonly<Record<Availability, string>> = {
  available: 'Available',
  'on-sale': 'On Sale',
  'out-of-stock': 'Out of Stock',
};

const markLabels: Readonly<Record<GiftMark, string>> = {
  'most-loved': itemCardMessages.mostLoved,
  'group-gift': 'Group Gifts',
};

/** A filter's label (LIST-06, LIST-13); for a search, its text (LIST-12). */
export const filterLabel = (site: Pick<Site, 'currencyPrefix' | 'words'>, choice: FilterChoice): string => {
  switch (choice._tag) {
    case 'Category':
      return categoryTitle(site, choice.name);
    case 'Price':
      return priceBands
        .filter(({ key }) => key === choice.band)
        .map((band) => priceBandTitle(site.currencyPrefix, band))
        .join();
    case 'Availability':
      return availabilityLabels[choice.availability];
    case 'Mark':
      return markLabels[choice.mark];
    case 'Search':
      return quoted(choice.text);
  }
};

const cards = (role: Role, count: number): string => (role === 'registrant' ? itemCount(count) : giftCount(count));

/** The filter panel and the buttons that open and close it. */
export const listFilterMessages = {
  /** On a wide window, and on a phone (PAGE-05). */
  open: 'Filter',
  hide: 'Hide Filter',
  openOnPhone: 'Filter & Sort',
  /** Opens the baskets for a budget (BASKET-01). */
  helpMeChoose: 'Help me choose',
  panel: 'Filters',
  kinds: {
    Category: 'Category',
    Price: 'Price',
    Availability: 'Availability',
    Mark: 'Only',
    Search: 'Search this list',
  } satisfies Record<FilterChoice['_tag'], string>,
  /** How many cards a filter would show. */
  count: (count: number): string => `(${formatCount(count)})`,
  /** The rest of a kind of filters on a phone. */
  showAll: (count: number): string => `Show all ${formatCount(count)}`,
  showFewer: 'Show fewer',
  /** On the Most Loved shelf (LIST-14); without a number until the whole list is loaded. */
  seeAll: (count: O.Option<number>): string => (O.isSome(count) ? `See All ${formatCount(count.value)}` : 'See All'),
  clear: 'Clear Filters',
  clearShort: 'Clear',
  active: 'Selected filters',
  remove: (label: string): string => `Remove ${label}`,
  /** The button back to the list: "Show 23 gifts" to guests, "Show 23 items" to registrants; without a number until the whole list is loaded. */
  show: (role: Role, count: O.Option<number>): string =>
    O.isSome(count) ? `Show ${cards(role, count.value)}` : role === 'registrant' ? 'Show items' : 'Show gifts',
  /** Announced when the filters change the list. */
  shown: (role: Role, count: number): string => `${cards(role, count)} shown`,
} as const;
