import {
  centsOf,
  exampleItem,
  examplePersonalization,
  exampleProduct,
  forAll,
  identityOf,
  listFilters,
  registryItem,
} from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type { Product } from '../item/index.ts';
import { passesFilters } from './filter-match.ts';
import { hasMark, isOfAvailability, type ListFilters, NO_FILTERS } from './list-choice.ts';
import { matchesSearch } from './list-search.ts';
import { bandOf, bandPrice } from './price-band.ts';
import { categoryName } from './section-kind.ts';

const gift = (product: Partial<Product>) => exampleItem({ product: exampleProduct(product) });
const towels = gift({ categoryName: 'Bath', currentPrice: centsOf(1_999), regularPrice: centsOf(1_999) });
const both: ListFilters = { ...NO_FILTERS, categories: ['Bath'], bands: ['0-20'] };

describe('filters', () => {
  it.each([
    { filters: NO_FILTERS, expected: true },
    { filters: both, expected: true },
    { filters: { ...both, bands: ['20-50'] }, expected: false },
    { filters: { ...both, bands: ['20-50', '0-20'] }, expected: true },
    { filters: { ...both, categories: ['Kitchen'] }, expected: false },
    { filters: { ...both, categories: ['Kitchen', 'Bath'] }, expected: true },
    { filters: { ...both, availability: ['on-sale'] }, expected: false },
    { filters: { ...both, availability: ['on-sale', 'available'] }, expected: true },
  ] as const)('[LIST-06] OR within a kind, AND across kinds: $filters, $expected', ({ filters, expected }) => {
    expect(passesFilters(filters)(towels)).toBe(expected);
  });

  it.each([
    [3_499, '20-50'],
    [3_500, '50-100'],
  ])('[LIST-03] a monogrammed gift of %d cents is filtered as one of 15.00 more, in %s', (amount, band) => {
    const monogrammed = exampleItem({
      product: exampleProduct({ currentPrice: centsOf(amount), personalizationType: 700 }),
      identity: identityOf('4821', 7),
      personalization: O.some(examplePersonalization()),
    });
    expect(passesFilters({ ...NO_FILTERS, bands: ['20-50'] })(monogrammed)).toBe(band === '20-50');
    expect(passesFilters({ ...NO_FILTERS, bands: ['50-100'] })(monogrammed)).toBe(band === '50-100');
  });

  it('[LIST-06] nothing chosen hides nothing', () => {
    forAll(registryItem, passesFilters(NO_FILTERS));
  });

  it('[LIST-06] within a kind one more choice never hides, across kinds it never adds', () => {
    forAll(registryItem, listFilters, (item, filters) => {
      const isShown = passesFilters(filters)(item);
      const more = { ...filters, categories: [...filters.categories, categoryName(item)] };
      if (filters.categories.length > 0) expect(passesFilters(more)(item) || !isShown).toBe(true);
      else expect(passesFilters(more)(item)).toBe(isShown);
      if (filters.bands.length === 0 && passesFilters({ ...filters, bands: ['20-50'] })(item))
        expect(isShown).toBe(true);
    });
  });

  it('[LIST-06] what passes is chosen in every kind of which something is chosen', () => {
    forAll(registryItem, listFilters, (item, filters) => {
      const { categories, bands, availability, marks, search } = filters;
      const isChosen = [
        categories.length === 0 || categories.includes(item.product.categoryName || 'Other'),
        bands.length === 0 || bands.includes(bandOf(bandPrice(item)).key),
        availability.length === 0 || availability.some((availability) => isOfAvailability(availability, item.product)),
        marks.length === 0 || marks.some((mark) => hasMark(mark, item)),
        matchesSearch(search)(item),
      ];
      expect(passesFilters(filters)(item)).toBe(isChosen.every(Boolean));
    });
  });
});
