import {
  centsOf,
  counted,
  exampleProduct,
  forAll,
  listFilters,
  product,
  registryItem,
  sites,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { isSettledProduct, settledProduct } from '../item/index.ts';
import {
  type Availability,
  availabilities,
  chosenFilters,
  defaultSort,
  type FilterChoice,
  filterKey,
  giftMarks,
  hasMark,
  isOfAvailability,
  matchesGiftOption,
  NO_FILTERS,
  type SortBy,
  type SortingSite,
  sortFor,
  toggleFilter,
} from './list-choice.ts';
import { type PriceBandKey, priceBands } from './price-band.ts';

const sort = fc.constantFrom<SortBy>('category', 'price');
const role = fc.constantFrom('guest' as const, 'registrant' as const);
const site: fc.Arbitrary<SortingSite> = fc.record({
  guestSort: sort,
  sortOptions: fc.shuffledSubarray<SortBy>(['category', 'price']),
});

describe('sort choice', () => {
  it.each([
    ['main', 'guest', 'price'],
    ['kids', 'guest', 'price'],
    ['canada', 'guest', 'price'],
    ['modern', 'guest', 'category'],
    ['main', 'registrant', 'category'],
    ['kids', 'registrant', 'category'],
    ['canada', 'registrant', 'category'],
    ['modern', 'registrant', 'category'],
  ] as const)('[LIST-01] on %s a %s sees it by %s', (id, reader, expected) => {
    expect(defaultSort(sites[id], reader)).toBe(expected);
    expect(sortFor(sites[id], reader, O.none)).toBe(expected);
  });

  it('[LIST-01] [SITE-03] where the usual sort is switched off, the site’s first holds', () => {
    expect(sortFor({ guestSort: 'price', sortOptions: ['category'] }, 'guest', O.some('price'))).toBe('category');
    expect(sortFor({ guestSort: 'category', sortOptions: ['price'] }, 'guest', O.none)).toBe('price');
    expect(sortFor({ guestSort: 'price', sortOptions: [] }, 'guest', O.none)).toBe('price');
  });

  it('[LIST-01] a sort that the site offers is stored', () => {
    forAll(site, role, sort, (where, reader, chosen) => {
      fc.pre(where.sortOptions.includes(chosen));
      expect(sortFor(where, reader, O.some(chosen))).toBe(chosen);
    });
  });

  it('[LIST-01] without a choice, or with one that the site does not offer, the default holds', () => {
    forAll(site, role, sort, (where, reader, chosen) => {
      expect(sortFor(where, reader, O.none)).toBe(defaultSort(where, reader));
      fc.pre(!where.sortOptions.includes(chosen));
      expect(sortFor(where, reader, O.some(chosen))).toBe(defaultSort(where, reader));
    });
  });

  it('[LIST-01] the answer is one of the site’s, as long as it offers any', () => {
    forAll(site, role, fc.option(sort), (where, reader, chosen) => {
      fc.pre(where.sortOptions.length > 0);
      expect(where.sortOptions).toContain(sortFor(where, reader, O.fromNullable(chosen)));
    });
  });
});

it('[LIST-13] a gift has exactly the marks that its registrants gave it', () => {
  forAll(registryItem, (item) => {
    expect(giftMarks.filter((mark) => hasMark(mark, item))).toEqual([
      ...(item.isMostLoved ? ['most-loved'] : []),
      ...(O.isSome(item.groupGift) ? ['group-gift'] : []),
    ]);
  });
});

describe('availability', () => {
  it.each([
    { isAvailable: true, isNla: false, now: 4_795, usual: 4_795, expected: ['available'] },
    { isAvailable: true, isNla: false, now: 4_794, usual: 4_795, expected: ['available', 'on-sale'] },
    { isAvailable: true, isNla: false, now: 4_796, usual: 4_795, expected: ['available'] },
    { isAvailable: false, isNla: false, now: 4_795, usual: 4_795, expected: ['out-of-stock'] },
    { isAvailable: false, isNla: false, now: 4_795, usual: 6_380, expected: ['on-sale', 'out-of-stock'] },
    { isAvailable: false, isNla: true, now: 4_795, usual: 4_795, expected: [] },
    { isAvailable: true, isNla: true, now: 4_795, usual: 6_380, expected: ['on-sale'] },
  ])(
    '[LIST-06] can be shipped $isAvailable, NLA $isNla, $now of $usual cents: $expected',
    ({ isAvailable, isNla, now, usual, expected }) => {
      const product = exampleProduct({ isAvailable, isNla, currentPrice: centsOf(now), regularPrice: centsOf(usual) });
      expect(availabilities.filter((availability) => isOfAvailability(availability, product))).toEqual(expected);
    },
  );

  it('[LIST-06] what can still be had is either available or out of stock, what cannot is neither', () => {
    forAll(product, (product) => {
      const either = [isOfAvailability('available', product), isOfAvailability('out-of-stock', product)].filter(
        Boolean,
      );
      expect(either).toHaveLength(product.isNla || isSettledProduct(product) ? 0 : 1);
    });
  });

  it('[NLA-08] what stays of a replaced item is under none', () => {
    forAll(product, (any) => {
      const left = settledProduct(any);
      expect(availabilities.filter((availability) => isOfAvailability(availability, left))).toEqual([]);
    });
  });

  it('[LIST-06] on sale is what costs less than usual, whether or not it can be had', () => {
    forAll(product, (product) => {
      expect(isOfAvailability('on-sale', product)).toBe(
        product.regularPrice - product.currentPrice > 0 && !isSettledProduct(product),
      );
    });
  });
});

describe('gift option', () => {
  it.each([
    { wanted: 2, purchased: 0, needed: true },
    { wanted: 2, purchased: 1, needed: true },
    { wanted: 2, purchased: 2, needed: false },
    { wanted: 2, purchased: 3, needed: false },
  ])('[LIST-06] $purchased of $wanted: still needed is $needed', ({ wanted, purchased, needed }) => {
    expect(matchesGiftOption('all')({ wanted, purchased })).toBe(true);
    expect(matchesGiftOption('needed')({ wanted, purchased })).toBe(needed);
    expect(matchesGiftOption('purchased')({ wanted, purchased })).toBe(!needed);
  });

  it('[LIST-06] all hides nothing', () => {
    forAll(counted, (item) => matchesGiftOption('all')(item));
  });

  it('[LIST-06] every gift is either still needed or purchased, never both', () => {
    forAll(counted, (item) => matchesGiftOption('needed')(item) !== matchesGiftOption('purchased')(item));
  });
});

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
    forAll(listFilters, choice, (filters, choice) => {
      const again = toggleFilter(toggleFilter(filters, choice), choice);
      expect([...keysOf(again)].sort()).toEqual([...keysOf(filters)].sort());
    });
  });

  it('[LIST-06] ticking one leaves all others as they are', () => {
    forAll(listFilters, choice, (filters, choice) => {
      const others = (keys: ReadonlyArray<string>) => keys.filter((key) => key !== filterKey(choice));
      const [before, after] = [keysOf(filters), keysOf(toggleFilter(filters, choice))];
      expect(others(after)).toEqual(others(before));
      expect(after.includes(filterKey(choice))).toBe(!before.includes(filterKey(choice)));
    });
  });

  it('[LIST-06] the chosen are exactly what was ticked, and their keys distinguish them', () => {
    forAll(listFilters, (filters) => {
      const keys = keysOf(filters);
      expect(new Set(keys).size).toBe(keys.length);
      expect(chosenFilters(filters).reduce(toggleFilter, NO_FILTERS)).toEqual(filters);
    });
  });
});
