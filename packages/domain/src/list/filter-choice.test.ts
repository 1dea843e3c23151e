import { listFilters } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chosenFilters, type FilterChoice, filterKey, toggleFilter } from './filter-choice.ts';
import { giftMarks } from './gift-mark.ts';
import { type Availability, NO_FILTERS } from './list-choice.ts';
import { type PriceBandKey, priceBands } from './price-band.ts';

const choice: fc.Arbitrary<FilterChoice> = fc.oneof(
  fc.constantFrom('Dinnerware', 'Cookware', 'Cups, Mugs & More').map((name) => ({ _tag: 'Category' as const, name })),
  fc.constantFrom<PriceBandKey>(...priceBands.map(({ key }) => key)).map((band) => ({ _tag: 'Price' as const, band })),
  fc.constantFrom(...giftMarks).map((mark) => ({ _tag: 'Mark' as const, mark })),
  fc
    .constantFrom<Availability>('available', 'on-sale', 'out-of-stock')
    .map((availability) => ({ _tag: 'Availability' as const, availability })),
);
const keysOf = (filters: Parameters<typeof chosenFilters>[0]) => chosenFilters(filters).map(filterKey);

describe('filter choice', () => {
  it.each([
    [{ _tag: 'Category', name: 'Bath' }, 'category-Bath'],
    [{ _tag: 'Category', name: 'Cups, Mugs & More' }, 'category-Cups, Mugs & More'],
    [{ _tag: 'Price', band: '20-50' }, 'price-20-50'],
    [{ _tag: 'Price', band: '2000-up' }, 'price-2000-up'],
    [{ _tag: 'Availability', availability: 'on-sale' }, 'availability-on-sale'],
  ] as const)('[LIST-06] %o is keyed %s', (one, key) => {
    expect(filterKey(one)).toBe(key);
  });

  it('[LIST-06] ticking adds, ticking again takes away', () => {
    const bath = { _tag: 'Category', name: 'Bath' } as const;
    const ticked = toggleFilter(toggleFilter(NO_FILTERS, bath), { _tag: 'Price', band: '0-20' });
    expect(ticked).toEqual({ ...NO_FILTERS, categories: ['Bath'], bands: ['0-20'] });
    expect(toggleFilter(ticked, bath)).toEqual({ ...NO_FILTERS, bands: ['0-20'] });
  });

  it('[LIST-06] ticked twice, everything is as before', () => {
    fc.assert(
      fc.property(listFilters, choice, (filters, choice) => {
        const again = toggleFilter(toggleFilter(filters, choice), choice);
        expect([...keysOf(again)].sort()).toEqual([...keysOf(filters)].sort());
      }),
    );
  });

  it('[LIST-06] ticking one leaves all others as they are', () => {
    fc.assert(
      fc.property(listFilters, choice, (filters, choice) => {
        const others = (keys: ReadonlyArray<string>) => keys.filter((key) => key !== filterKey(choice));
        const [before, after] = [keysOf(filters), keysOf(toggleFilter(filters, choice))];
        expect(others(after)).toEqual(others(before));
        expect(after.includes(filterKey(choice))).toBe(!before.includes(filterKey(choice)));
      }),
    );
  });

  it('[LIST-06] the chosen are exactly what was ticked, and their keys distinguish them', () => {
    fc.assert(
      fc.property(listFilters, (filters) => {
        const keys = keysOf(filters);
        expect(new Set(keys).size).toBe(keys.length);
        expect(chosenFilters(filters).reduce(toggleFilter, NO_FILTERS)).toEqual(filters);
      }),
    );
  });
});
