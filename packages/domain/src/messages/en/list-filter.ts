import { option as O } from 'fp-ts';
import type { Role } from '../../account/index.ts';
import { type Availability, type FilterChoice, priceBands } from '../../list/index.ts';
import { formatCount, giftCount, itemCount } from './count.ts';
import { categoryTitle, priceBandTitle } from './list.ts';

const availabilityLabels: Readonly<Record<Availability, string>> = {
  available: 'Available',
  'on-sale': 'On Sale',
  'out-of-stock': 'Out of Stock',
};

/** What a filter is called (LIST-06), with the site's currency prefix. */
export const filterLabel = (currencyPrefix: string, choice: FilterChoice): string => {
  switch (choice._tag) {
    case 'Category':
      return categoryTitle(choice.name);
    case 'Price':
      return priceBands
        .filter(({ key }) => key === choice.band)
        .map((band) => priceBandTitle(currencyPrefix, band))
        .join();
    case 'Availability':
      return availabilityLabels[choice.availability];
  }
};

const cards = (role: Role, count: number): string => (role === 'registrant' ? itemCount(count) : giftCount(count));

/** What stands on the filter panel, and on the buttons that open and close it. */
export const listFilterMessages = {
  /** PAGE-05: on a wide window, and on a phone. */
  open: 'Filter',
  hide: 'Hide Filter',
  openOnPhone: 'Filter & Sort',
  panel: 'Filters',
  kinds: { Category: 'Category', Price: 'Price', Availability: 'Availability' } satisfies Record<
    FilterChoice['_tag'],
    string
  >,
  /** Behind a filter: how many cards it would show. */
  count: (count: number): string => `(${formatCount(count)})`,
  clear: 'Clear Filters',
  clearShort: 'Clear',
  active: 'Selected filters',
  remove: (label: string): string => `Remove ${label}`,
  /** On the button that goes back to the list, gifts to guests and items to registrants: "Show 23 gifts"; not counted while the rest of the list is on its way. */
  show: (role: Role, count: O.Option<number>): string =>
    O.isSome(count) ? `Show ${cards(role, count.value)}` : role === 'registrant' ? 'Show items' : 'Show gifts',
  /** Read out when the filters change what is shown. */
  shown: (role: Role, count: number): string => `${cards(role, count)} shown`,
} as const;
