import {
  centsOf,
  exampleItem,
  exampleProduct,
  forAll,
  listFilters,
  registryItems,
  skuOf,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Product, RegistryItem } from '../item/index.ts';
import { type FilterContext, type FilterCounts, filterCounts } from './filter-counts.ts';
import {
  chosenFilters,
  type FilterChoice,
  filterKey,
  type GiftOption,
  type ListFilters,
  NO_FILTERS,
  toggleFilter,
} from './list-choice.ts';
import { listSections } from './list-sections.ts';
import { bandOf, bandPrice } from './price-band.ts';

const gift = (sku: string, product: Partial<Product>, item: Partial<RegistryItem> = {}) =>
  exampleItem({ product: exampleProduct({ sku: skuOf(sku), ...product }), ...item });
const bath = { categoryName: 'Bath', categorySequence: 20 };
const kitchen = { categoryName: 'Kitchen', categorySequence: 10 };
const at = (amount: number) => ({ currentPrice: centsOf(amount), regularPrice: centsOf(amount) });

const list = [
  gift('1', { ...bath, ...at(1_999) }),
  gift('2', { ...bath, ...at(2_000), isAvailable: false }, { wanted: 1, purchased: 1 }),
  gift('3', { ...kitchen, ...at(2_000), regularPrice: centsOf(2_001) }),
  gift('4', { categoryName: '', ...at(200_000) }),
  gift('5', { ...kitchen, ...at(2_000), isNla: true }),
];

const guest: FilterContext = { role: 'guest', giftOption: 'all', filters: NO_FILTERS };
const all = ({ categories, prices, availability, marks }: FilterCounts) => [
  ...categories,
  ...prices,
  ...availability,
  ...marks,
];
const table = (counts: FilterCounts) =>
  all(counts).map(({ choice, items, isChosen }) => `${filterKey(choice)} ${items}${isChosen ? ' chosen' : ''}`);

const looking: fc.Arbitrary<FilterContext> = fc.record({
  role: fc.constantFrom('guest' as const, 'registrant' as const),
  giftOption: fc.constantFrom<GiftOption>('all', 'needed', 'purchased'),
  filters: listFilters,
});

/** The filters with nothing chosen of that kind. */
const without = (filters: ListFilters, tag: FilterChoice['_tag']): ListFilters =>
  chosenFilters(filters)
    .filter(({ _tag }) => _tag === tag)
    .reduce(toggleFilter, filters);

describe('filter counts', () => {
  it('[LIST-06] each choice with how many gifts it would show, categories in the shop’s order', () => {
    expect(table(filterCounts(guest, list))).toEqual([
      'category-Kitchen 1',
      'category-Bath 2',
      'category-Other 1',
      'price-0-20 1',
      'price-20-50 2',
      'price-2000-up 1',
      'availability-available 3',
      'availability-on-sale 1',
      'availability-out-of-stock 1',
    ]);
  });

  it('[LIST-06] what is chosen narrows the other kinds, not its own', () => {
    const filters = { ...NO_FILTERS, categories: ['Bath'] };
    expect(table(filterCounts({ ...guest, filters }, list))).toEqual([
      'category-Kitchen 1',
      'category-Bath 2 chosen',
      'category-Other 1',
      'price-0-20 1',
      'price-20-50 1',
      'price-2000-up 0',
      'availability-available 1',
      'availability-on-sale 0',
      'availability-out-of-stock 1',
    ]);
  });

  it('[LIST-06] [LIST-04] the gift option narrows them all; what is no longer available is counted for its registrant', () => {
    expect(table(filterCounts({ ...guest, giftOption: 'purchased' }, list)).slice(0, 3)).toEqual([
      'category-Kitchen 0',
      'category-Bath 1',
      'category-Other 0',
    ]);
    expect(table(filterCounts({ ...guest, role: 'registrant' }, list))[0]).toBe('category-Kitchen 2');
  });

  it('[LIST-06] choosing a choice shows exactly its count when nothing else of its kind is chosen', () => {
    forAll(looking, registryItems(16), (reader, items) => {
      for (const { choice, items: count } of all(filterCounts(reader, items))) {
        const filters = toggleFilter(without(reader.filters, choice._tag), choice);
        const sections = listSections({ ...reader, filters, sortBy: 'category', groupBy: 'all' }, items);
        expect(sections.flatMap((section) => section.items)).toHaveLength(count);
      }
    });
  });

  it('[LIST-06] every category and band of a visible item is offered once, and every chosen one', () => {
    forAll(looking, registryItems(16), (reader, items) => {
      const keys = all(filterCounts(reader, items)).map(({ choice }) => filterKey(choice));
      expect(new Set(keys).size).toBe(keys.length);
      const visible = items.filter(({ product }) => reader.role === 'registrant' || !product.isNla);
      for (const item of visible) {
        expect(keys).toContain(`category-${item.product.categoryName || 'Other'}`);
        expect(keys).toContain(`price-${bandOf(bandPrice(item)).key}`);
      }
      const chosen = all(filterCounts(reader, items)).flatMap(({ choice, isChosen }) =>
        isChosen ? [filterKey(choice)] : [],
      );
      const ticked = chosenFilters({ ...reader.filters, search: '' });
      expect([...chosen].sort()).toEqual(ticked.map(filterKey).sort());
    });
  });

  it('[LIST-02] categories rise in sequence, then name, with "Other" last; bands rise in price', () => {
    forAll(looking, registryItems(16), (reader, items) => {
      const { categories, prices } = filterCounts(reader, items);
      const names = categories.flatMap(({ choice }) => (choice._tag === 'Category' ? [choice.name] : []));
      if (names.includes('Other')) expect(names.indexOf('Other')).toBe(names.length - 1);
      const everything = {
        ...reader,
        giftOption: 'all',
        filters: NO_FILTERS,
        sortBy: 'category',
        groupBy: 'all',
      } as const;
      const headings = listSections(everything, items).flatMap(({ kind }) =>
        kind._tag === 'Category' ? [kind.name] : [],
      );
      if (reader.role === 'guest') expect(names.filter((name) => headings.includes(name))).toEqual(headings);
      const from = prices.map(({ choice }) =>
        choice._tag === 'Price' ? Number.parseInt(choice.band, 10) : Number.NaN,
      );
      expect(from).toEqual([...from].sort((a, b) => a - b));
    });
  });
});
