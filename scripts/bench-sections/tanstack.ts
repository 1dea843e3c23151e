import {
  availabilities,
  bandOf,
  bandPrice,
  categoryName,
  isOfAvailability,
  isPurchased,
  OTHER_CATEGORY,
  type Reading,
  type RegistryItem,
  type SectionBy,
} from '@gift-registry/domain';
import {
  columnFilteringFeature,
  columnGroupingFeature,
  constructTable,
  createColumnHelper,
  createFilteredRowModel,
  createGroupedRowModel,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/table-core';
import { storeReactivityBindings } from '@tanstack/table-core/store-reactivity-bindings';
import { asSections, nameBy } from './as-sections.ts';
import type { Contestant, OpenList } from './contestant.ts';

type Items = ReadonlyArray<RegistryItem>;

const features = tableFeatures({
  coreReactivityFeature: storeReactivityBindings(),
  columnFilteringFeature,
  columnGroupingFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  groupedRowModel: createGroupedRowModel(),
  sortedRowModel: createSortedRowModel(),
});
const helper = createColumnHelper<typeof features, RegistryItem>();

interface Comparable {
  readonly getValue: <A>(id: string) => A;
}
const rising = (a: Comparable, b: Comparable, id: string): number => a.getValue<number>(id) - b.getValue<number>(id);
const isOneOf = (row: Comparable, id: string, chosen: ReadonlyArray<string>): boolean =>
  chosen.includes(row.getValue<string>(id));
const isAnyOf = (row: Comparable, id: string, chosen: ReadonlyArray<string>): boolean =>
  row.getValue<ReadonlyArray<string>>(id).some((one) => chosen.includes(one));

/** Where its category stands. Here a category has one sequence; were it otherwise, the filters would have a say in it. */
const sequence = (item: RegistryItem): number => {
  if (item.product.isNla) return -1;
  return categoryName(item) === OTHER_CATEGORY ? Number.MAX_SAFE_INTEGER : item.product.categorySequence;
};

const section = (by: SectionBy) => helper.accessor(nameBy(by), { id: by });
const columns = helper.columns([
  section('category'),
  section('price'),
  section('status'),
  section('brand'),
  helper.accessor(({ product }) => (product.isNla ? 'gone' : 'had'), { id: 'gone', filterFn: isOneOf }),
  helper.accessor((item) => (isPurchased(item) ? 'purchased' : 'needed'), { id: 'option', filterFn: isOneOf }),
  helper.accessor(categoryName, { id: 'categories', filterFn: isOneOf }),
  helper.accessor((item) => bandOf(bandPrice(item)).key, { id: 'bands', filterFn: isOneOf }),
  helper.accessor(({ product }) => availabilities.filter((one) => isOfAvailability(one, product)), {
    id: 'availability',
    filterFn: isAnyOf,
  }),
  helper.accessor((item) => Number(isPurchased(item)), { id: 'bought', sortFn: rising }),
  helper.accessor(bandPrice, { id: 'amount', sortFn: rising }),
  helper.accessor(sequence, { id: 'sequence', sortFn: rising }),
]);

const open = (first: Reading, list: Items): OpenList => {
  const table = constructTable({ features, columns, data: list });
  const read = ({ role, sortBy, groupBy, giftOption, filters }: Reading) => {
    const { categories, bands, availability } = filters;
    const by = groupBy === 'all' ? sortBy : groupBy;
    table.setColumnFilters([
      ...(role === 'guest' ? [{ id: 'gone', value: ['had'] }] : []),
      ...(giftOption === 'all' ? [] : [{ id: 'option', value: [giftOption] }]),
      ...(categories.length === 0 ? [] : [{ id: 'categories', value: categories }]),
      ...(bands.length === 0 ? [] : [{ id: 'bands', value: bands }]),
      ...(availability.length === 0 ? [] : [{ id: 'availability', value: availability }]),
    ]);
    table.setGrouping([by]);
    table.setSorting([
      { id: 'bought', desc: false },
      ...(sortBy === 'price' ? [{ id: 'amount', desc: false }] : []),
      ...(sortBy === 'category' && groupBy !== 'all' ? [{ id: 'sequence', desc: false }] : []),
    ]);
    const groups = table.getSortedRowModel().rows;
    return asSections(
      by,
      groups.map(({ subRows }) => subRows.map(({ original }) => original)),
    );
  };
  let reading = first;
  return {
    sections: read(first),
    read: (next) => {
      reading = next;
      return read(next);
    },
    change: (items) => {
      table.setOptions((options) => ({ ...options, data: items }));
      return read(reading);
    },
  };
};

/** Filtered, grouped and sorted row models; a reading sets the state of filters, grouping and sorting. */
export const tanstack: Contestant = { name: '@tanstack/table-core', open };
