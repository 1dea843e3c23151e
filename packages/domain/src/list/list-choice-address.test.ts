import { optional } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type { GiftOption, ListChoice, SortBy } from './list-choice.ts';
import { readListChoice, writeListChoice } from './list-choice-address.ts';

const choice: fc.Arbitrary<ListChoice> = fc.record({
  sortBy: optional(fc.constantFrom<SortBy>('category', 'price')),
  giftOption: fc.constantFrom<GiftOption>('all', 'needed', 'purchased'),
});

describe('list choice in the address', () => {
  it.each([
    { query: {}, expected: { sortBy: O.none, giftOption: 'all' } },
    { query: { sort: 'price' }, expected: { sortBy: O.some('price'), giftOption: 'all' } },
    { query: { sort: 'category', show: 'needed' }, expected: { sortBy: O.some('category'), giftOption: 'needed' } },
    { query: { show: 'purchased', key: 'x' }, expected: { sortBy: O.none, giftOption: 'purchased' } },
    { query: { sort: 'price', show: 'everything' }, expected: { sortBy: O.some('price'), giftOption: 'all' } },
    { query: { sort: 'PRICE', show: ['needed', 'all'] }, expected: { sortBy: O.none, giftOption: 'all' } },
    { query: { sort: 1, show: null }, expected: { sortBy: O.none, giftOption: 'all' } },
  ])('[LIST-11] $query reads as $expected', ({ query, expected }) => {
    expect(readListChoice(query)).toEqual(expected);
  });

  it('[LIST-11] what was written reads as it was chosen', () => {
    fc.assert(
      fc.property(choice, (chosen) => {
        expect(readListChoice({ ...writeListChoice(chosen) })).toEqual(chosen);
      }),
    );
  });

  it('[LIST-11] reading never fails, and what is unknown falls back', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (sort, show) => {
        const read = readListChoice({ sort, show });
        expect(read.sortBy).toEqual(sort === 'category' || sort === 'price' ? O.some(sort) : O.none);
        expect(read.giftOption).toBe(show === 'needed' || show === 'purchased' ? show : 'all');
      }),
    );
  });

  it('[LIST-11] what nobody chose is not written', () => {
    expect(writeListChoice({ sortBy: O.none, giftOption: 'all' })).toEqual({});
    expect(writeListChoice({ sortBy: O.some('category'), giftOption: 'all' })).toEqual({ sort: 'category' });
    expect(writeListChoice({ sortBy: O.none, giftOption: 'needed' })).toEqual({ show: 'needed' });
  });
});
