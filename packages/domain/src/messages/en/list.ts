import { option as O } from 'fp-ts';
import type { AvailableItemStatus } from '../../item/index.ts';
import {
  type EmptyList,
  type GiftOption,
  type GroupBy,
  OTHER_CATEGORY,
  type PriceBand,
  type SectionKind,
  type SortBy,
} from '../../list/index.ts';
import type { Cents } from '../../money/index.ts';
import { formatCount } from './count.ts';
import { itemCardMessages } from './item-card.ts';

const wholeAmount = (currencyPrefix: string, amount: Cents): string =>
  `${currencyPrefix}${formatCount(Math.floor(amount / 100))}`;

/** A price band, with the site's currency prefix: "$20 – $50", "$2,000 and up". */
export const priceBandTitle = (currencyPrefix: string, { from, below }: PriceBand): string =>
  O.isSome(below)
    ? `${wholeAmount(currencyPrefix, from)} – ${wholeAmount(currencyPrefix, below.value)}`
    : `${wholeAmount(currencyPrefix, from)} and up`;

/** A category is called as the catalogue calls it. */
export const categoryTitle = (name: string): string => (name === OTHER_CATEGORY ? 'Other' : name);

const statusTitles: Readonly<Record<AvailableItemStatus, string>> = {
  'still-needed': 'Still Needed',
  'being-discontinued': 'Being Discontinued',
  fulfilled: 'Fulfilled',
};

/** The heading of a section (LIST-02, LIST-04, LIST-05). */
export const sectionTitle = (currencyPrefix: string, kind: SectionKind): string => {
  switch (kind._tag) {
    case 'NoLongerAvailable':
      return 'No Longer Available';
    case 'Category':
      return categoryTitle(kind.name);
    case 'PriceBand':
      return priceBandTitle(currencyPrefix, kind.band);
    case 'Status':
      return statusTitles[kind.status];
    case 'Brand':
      return itemCardMessages.brand(kind.brand);
  }
};

const giftOptionLabels: Readonly<Record<GiftOption, string>> = {
  all: 'All Gifts',
  needed: 'Still Needed',
  purchased: 'Purchased',
};

/** A gift option's label (LIST-06). */
export const giftOptionLabel = (option: GiftOption): string => giftOptionLabels[option];

const sortLabels: Readonly<Record<SortBy, string>> = { category: 'Category', price: 'Price' };

/** A sort's name (LIST-01). */
export const sortLabel = (sort: SortBy): string => sortLabels[sort];

const groupLabels: Readonly<Record<GroupBy, string>> = { all: 'All', status: 'Status', brand: 'Brand' };

/** A grouping's name (LIST-05). */
export const groupLabel = (group: GroupBy): string => groupLabels[group];

/** What an empty list says: the line, what helps, and the button's label where there is one. */
export interface EmptyListMessages {
  readonly title: string;
  readonly help: string;
  readonly action: O.Option<string>;
}

const emptyLists: Readonly<Record<EmptyList, EmptyListMessages>> = {
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

/** What an empty list says (PAGE-07, PAGE-08). */
export const emptyListMessages = (empty: EmptyList): EmptyListMessages => emptyLists[empty];
