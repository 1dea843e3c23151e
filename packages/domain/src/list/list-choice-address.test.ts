import { forAll, listChoice } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { type ListChoice, NO_FILTERS } from './list-choice.ts';
import { continuesListSearch, readListChoice, writeListChoice } from './list-choice-address.ts';

const nothing: ListChoice = {
  tab: 'my-gifts',
  sortBy: O.none,
  groupBy: 'all',
  giftOption: 'all',
  filters: NO_FILTERS,
};
const filtered = (filters: Partial<ListChoice['filters']>): ListChoice => ({
  ...nothing,
  filters: { ...nothing.filters, ...filters },
});

describe('list choice in the address', () => {
  it.each([
    { query: {}, expected: nothing },
    { query: { sort: 'price' }, expected: { ...nothing, sortBy: O.some('price') } },
    {
      query: { sort: 'category', show: 'needed' },
      expected: { ...nothing, sortBy: O.some('category'), giftOption: 'needed' },
    },
    { query: { show: 'purchased', key: 'x' }, expected: { ...nothing, giftOption: 'purchased' } },
    { query: { tab: 'my-group-gift-fund' }, expected: { ...nothing, tab: 'my-group-gift-fund' } },
    { query: { tab: 'my-fund' }, expected: nothing },
    { query: { group: 'status' }, expected: { ...nothing, groupBy: 'status' } },
    { query: { group: 'brand' }, expected: { ...nothing, groupBy: 'brand' } },
    {
      query: { group: 'colour', sort: 'price', show: 'everything' },
      expected: { ...nothing, sortBy: O.some('price') },
    },
    { query: { sort: 'PRICE', show: ['needed', 'all'] }, expected: { ...nothing, giftOption: 'needed' } },
    { query: { sort: 1, show: null, category: 7, price: {} }, expected: nothing },
    { query: { category: 'Cups, Mugs & More' }, expected: filtered({ categories: ['Cups, Mugs & More'] }) },
    { query: { category: ['Bath', ' Bath ', '', 'Kitchen'] }, expected: filtered({ categories: ['Bath', 'Kitchen'] }) },
    { query: { price: ['20-50', '20-51', '0-20', '20-50'] }, expected: filtered({ bands: ['20-50', '0-20'] }) },
    { query: { availability: ['on-sale', 'soon'] }, expected: filtered({ availability: ['on-sale'] }) },
    { query: { only: ['group-gift', 'liked'] }, expected: filtered({ marks: ['group-gift'] }) },
    { query: { find: [' big   bowl ', 'cup'] }, expected: filtered({ search: 'big bowl' }) },
  ])('[LIST-09] [LIST-11] [LIST-12] [LIST-13] $query reads as $expected', ({ query, expected }) => {
    expect(readListChoice(query)).toEqual(expected);
  });

  it('[LIST-11] what was written reads as it was chosen', () => {
    forAll(listChoice, (chosen) => {
      expect(readListChoice({ ...writeListChoice(chosen) })).toEqual(chosen);
    });
  });

  it('[LIST-11] reading never fails, and what is unknown falls back', () => {
    const raw = fc.oneof(fc.anything(), fc.array(fc.anything()), fc.constantFrom('price', 'status', 'needed', '0-20'));
    forAll(
      fc.record({
        sort: raw,
        group: raw,
        show: raw,
        category: raw,
        price: raw,
        availability: raw,
        only: raw,
        find: raw,
      }),
      (query) => {
        const { sortBy, groupBy, giftOption, filters } = readListChoice(query);
        if (O.isSome(sortBy)) expect(['category', 'price']).toContain(sortBy.value);
        expect(['all', 'status', 'brand']).toContain(groupBy);
        expect(['all', 'needed', 'purchased']).toContain(giftOption);
        for (const name of filters.categories) expect(name.trim()).not.toBe('');
        for (const band of filters.bands) expect([query.price].flat()).toContain(band);
        for (const availability of filters.availability)
          expect(['available', 'on-sale', 'out-of-stock']).toContain(availability);
      },
    );
  });

  it('[LIST-11] what was not chosen is not written', () => {
    expect(writeListChoice(nothing)).toEqual({});
    expect(writeListChoice({ ...nothing, sortBy: O.some('category') })).toEqual({ sort: 'category' });
    expect(writeListChoice({ ...nothing, tab: 'my-group-gift-fund' })).toEqual({ tab: 'my-group-gift-fund' });
    expect(writeListChoice({ ...nothing, groupBy: 'brand' })).toEqual({ group: 'brand' });
    expect(writeListChoice({ ...nothing, giftOption: 'needed' })).toEqual({ show: 'needed' });
    expect(writeListChoice(filtered({ bands: ['0-20'] }))).toEqual({ price: ['0-20'] });
    expect(writeListChoice(filtered({ marks: ['most-loved'], search: 'bowl' }))).toEqual({
      only: ['most-loved'],
      find: 'bowl',
    });
  });

  it('[LIST-12] only typing on in the same search gets no place of its own on the way back', () => {
    const bow = filtered({ search: 'bow' });
    expect(continuesListSearch(bow, filtered({ search: 'bowl' }))).toBe(true);
    expect(continuesListSearch(nothing, bow)).toBe(false);
    expect(continuesListSearch(bow, nothing)).toBe(false);
    expect(continuesListSearch(bow, filtered({ search: 'bowl', bands: ['0-20'] }))).toBe(false);
  });
});
