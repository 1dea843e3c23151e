/** Sections and filters of a registry, and the item for a scanned code. */
import {
  availabilities,
  filterCounts as countFilters,
  type FilterCount as DomainFilterCount,
  defaultSort,
  type FilterChoice,
  type FilterContext,
  filterLabel,
  giftMarks,
  giftOptions,
  groupings,
  type ListFilters,
  plainOrOnlyItem,
  priceBands,
  type RegistryView,
  readProductCode,
  listSections as sectionsOf,
  sectionTitleOf,
  visibleItems,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { listArgument, oneOf, optionsArgument, textArgument } from './guards.ts';
import { itemFor, registryViewBehind } from './plain-values.ts';
import type { FilterCount, FilterCounts, Filters, Item, ListOptions, Registry, Section, Site } from './types.ts';

/** What a list is like where an option is left out. `sortBy` is then what the registry's own site does: by price for its guests, by category for registrants and on the modern brand's site, as far as it offers that. */
export const LIST_DEFAULTS: Required<Omit<ListOptions, 'sortBy' | 'filters'>> & {
  readonly filters: Required<Filters>;
} = Object.freeze({
  groupBy: 'all',
  giftOption: 'all',
  filters: Object.freeze({
    categories: Object.freeze([]),
    bands: Object.freeze([]),
    availability: Object.freeze([]),
    marks: Object.freeze([]),
    search: '',
  }),
});

const OPTIONS = ['sortBy', ...Object.keys(LIST_DEFAULTS)];
const FILTERS = Object.keys(LIST_DEFAULTS.filters);
const SORTS = ['category', 'price'] as const;
const BANDS = priceBands.map(({ key }) => key);

const wordOf =
  <Word extends string>(words: ReadonlyArray<Word>) =>
  (place: string, value: unknown): Word =>
    oneOf(place, words, value);

const filtersOf = (place: string, value: unknown): ListFilters => {
  const filters = { ...LIST_DEFAULTS.filters, ...optionsArgument(place, FILTERS, value) };
  return {
    categories: listArgument(`${place}.categories`, filters.categories, textArgument),
    bands: listArgument(`${place}.bands`, filters.bands, wordOf(BANDS)),
    availability: listArgument(`${place}.availability`, filters.availability, wordOf(availabilities)),
    marks: listArgument(`${place}.marks`, filters.marks, wordOf(giftMarks)),
    search: textArgument(`${place}.search`, filters.search),
  };
};

const readingOf = (call: string, view: RegistryView, { guestSort, sortOptions }: Site, options: unknown) => {
  const place = `${call}(registry, options): options`;
  const given = optionsArgument(place, OPTIONS, options);
  const { sortBy, groupBy, giftOption, filters } = {
    sortBy: defaultSort({ guestSort, sortOptions }, view.role),
    ...LIST_DEFAULTS,
    ...given,
  };
  return {
    role: view.role,
    sortBy: oneOf(`${place}.sortBy`, SORTS, sortBy),
    groupBy: oneOf(`${place}.groupBy`, groupings, groupBy),
    giftOption: oneOf(`${place}.giftOption`, giftOptions, giftOption),
    filters: filtersOf(`${place}.filters`, filters),
  };
};

/** The sections of a registry's list as its page shows them, without empty ones. */
export const listSections = (registry: Registry, options?: ListOptions): ReadonlyArray<Section> => {
  const view = registryViewBehind('listSections(registry)', registry);
  const { brandNames, currencyPrefix } = registry.site;
  return sectionsOf(readingOf('listSections', view, registry.site, options), view.items).map(
    ({ key, kind, items, sectionCounts }) => ({
      key,
      title: sectionTitleOf({ currencyPrefix, brandNames, words: {} }, kind),
      counts: { wanted: sectionCounts.items, purchased: sectionCounts.purchased },
      items: items.map(itemFor),
    }),
  );
};

/** The filters offered for a registry's list, with the number of items each would show. */
export const filterCounts = (
  registry: Registry,
  options?: Pick<ListOptions, 'giftOption' | 'filters'>,
): FilterCounts => {
  const view = registryViewBehind('filterCounts(registry)', registry);
  const context: FilterContext = readingOf('filterCounts', view, registry.site, options);
  const { categories, prices, availability, marks } = countFilters(context, view.items);
  const { currencyPrefix } = registry.site;
  const plain = <Value extends string>(
    counts: ReadonlyArray<DomainFilterCount>,
    ofKind: (choice: FilterChoice) => ReadonlyArray<Value>,
  ): ReadonlyArray<FilterCount<Value>> =>
    counts.flatMap(({ choice, items, isChosen }) =>
      ofKind(choice).map((value) => ({
        value,
        label: filterLabel({ currencyPrefix, words: {} }, choice),
        items,
        isChosen,
      })),
    );
  return {
    categories: plain(categories, (choice) => (choice._tag === 'Category' ? [choice.name] : [])),
    bands: plain(prices, (choice) => (choice._tag === 'Price' ? [choice.band] : [])),
    availability: plain(availability, (choice) => (choice._tag === 'Availability' ? [choice.availability] : [])),
    marks: plain(marks, (choice) => (choice._tag === 'Mark' ? [choice.mark] : [])),
  };
};

/**
 * The item for a scanned or typed code: the retailer's own labels contain the SKU, as a number or within an EAN or UPC.
 * Null when the registry has no such item, or has several designs of the product and none without a design.
 */
export const findItem = (registry: Registry, code: string): Item | null => {
  const { role, items } = registryViewBehind('findItem(registry, code)', registry);
  const product = readProductCode({ kind: 'number', text: textArgument('findItem(registry, code): code', code) });
  if (E.isLeft(product)) return null;
  const found = plainOrOnlyItem(
    visibleItems(role, items).filter(({ identity }) => product.right.skus.includes(identity.sku)),
  );
  return O.isSome(found) ? itemFor(found.value) : null;
};
