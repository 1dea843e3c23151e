import {
  type Availability,
  availabilities,
  type GiftMark,
  type GiftOption,
  giftMarks,
  giftOptions,
  groupings,
  type ListChoice,
  type ListFilters,
  NO_FILTERS,
  priceBands,
  type Reading,
  type SortBy,
} from '@gift-registry/domain';
import fc from 'fast-check';
import { optional } from './value.ts';

const categoryName = fc.constantFrom(
  'Dinnerware',
  'Cookware',
  'Bakeware',
  'Other',
  'Cups, Mugs & More',
  'Küche=?#+%2C',
);

/** Filters of few categories, those of `registryItem` and some that need care in an address; half of the kinds are empty. */
export const listFilters: fc.Arbitrary<ListFilters> = fc.record({
  categories: fc.oneof(fc.constant([]), fc.uniqueArray(categoryName, { maxLength: 4 })),
  bands: fc.oneof(fc.constant([]), fc.shuffledSubarray(priceBands.map(({ key }) => key))),
  availability: fc.oneof(fc.constant([]), fc.shuffledSubarray<Availability>([...availabilities])),
  marks: fc.oneof(fc.constant([]), fc.shuffledSubarray<GiftMark>([...giftMarks])),
  search: fc.oneof({ weight: 4, arbitrary: fc.constant('') }, fc.constantFrom('dinner', 'Küche', '48', 'ware plate')),
});

/** What somebody may have chosen for a list. */
export const listChoice: fc.Arbitrary<ListChoice> = fc.record({
  tab: fc.constantFrom('my-gifts' as const, 'my-group-gift-fund' as const),
  sortBy: optional(fc.constantFrom<SortBy>('category', 'price')),
  groupBy: fc.constantFrom(...groupings),
  giftOption: fc.constantFrom<GiftOption>(...giftOptions),
  filters: listFilters,
});

/** Any way to read a list; half of them without filters. */
export const reading: fc.Arbitrary<Reading> = fc.record({
  role: fc.constantFrom('guest' as const, 'registrant' as const),
  sortBy: fc.constantFrom<SortBy>('category', 'price'),
  groupBy: fc.constantFrom(...groupings),
  giftOption: fc.constantFrom<GiftOption>(...giftOptions),
  filters: fc.oneof(fc.constant(NO_FILTERS), listFilters),
});
