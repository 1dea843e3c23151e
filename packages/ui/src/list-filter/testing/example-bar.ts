import { type ListFilters, NO_FILTERS, NOTHING_CHOSEN, passesFilters } from '@gift-registry/domain';
import {
  centsOf,
  exampleItem,
  exampleProduct,
  exampleView,
  sites,
  skuOf,
} from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { type ListBarModel, type ListFilterModel, listFilterComposer } from '../../list-model/index.ts';

/** Categories and the number of gifts in each; prices rise from gift to gift, every third is out of stock, every fourth on sale. */
const shop: ReadonlyArray<readonly [string, number]> = [
  ['Dining & Entertaining', 14],
  ['Kitchen', 17],
  ['Bed & Bath', 19],
  ['Cups, Mugs & More', 6],
  ['Decor & Lighting', 9],
  ['Furniture', 3],
  ['Other', 1],
];

const gifts = shop.flatMap(([categoryName, count], category) =>
  Array.from({ length: count }, (_, index) =>
    exampleItem({
      product: exampleProduct({
        sku: skuOf(String(4_000 + category * 100 + index)),
        categoryName,
        categorySequence: category * 10,
        currentPrice: centsOf(1_995 + category * index * 1_500),
        regularPrice: centsOf(1_995 + category * index * 1_500 + (index % 4 === 0 ? 500 : 0)),
        isAvailable: index % 3 !== 0,
      }),
      wanted: 2,
      purchased: 0,
    }),
  ),
);

/** How an example differs from the default: a closed panel without any choice. */
export interface ExampleFilterOptions {
  readonly isOpen?: boolean;
  readonly filters?: Partial<ListFilters>;
  readonly isComplete?: boolean;
}

/** The filters of a long list of gifts; each call makes a new composer. */
export const exampleFilter = ({
  isOpen = false,
  filters = {},
  isComplete = true,
}: ExampleFilterOptions = {}): ListFilterModel => {
  const set = { ...NO_FILTERS, ...filters };
  const shown = gifts.filter(passesFilters(set)).length;
  const filter = listFilterComposer(sites.main)({
    view: exampleView({ items: gifts }),
    isComplete,
    choice: { ...NOTHING_CHOSEN, filters: set },
    isOpen,
    body: { _tag: 'Empty', empty: 'NoMatch', begin: O.none, search: '' },
  });
  return {
    ...filter,
    shown: isComplete ? O.some(shown) : O.none,
    offersClear: filter.chosen.length > 0 && !isOpen && isComplete && shown > 0,
  };
};

/** A bar over that list. */
export const exampleBar = (options: Partial<ListBarModel> = {}): ListBarModel => ({
  hasGifts: true,
  giftOption: 'all',
  sortBy: 'price',
  sortOptions: ['category', 'price'],
  groupBy: 'all',
  filter: exampleFilter(),
  search: O.none,
  isComplete: true,
  isRestComing: false,
  inCart: 0,
  ...options,
});
