import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_THANKS_CHOICE, type ThanksChoice } from './thank-you-list.ts';
import {
  continuesThanksSearch,
  readThanksChoice,
  thanksParameters,
  writeThanksChoice,
} from './thanks-choice-address.ts';

const choice: fc.Arbitrary<ThanksChoice> = fc.record({
  show: fc.constantFrom('all', 'to-thank', 'thanked'),
  search: fc.string({ maxLength: 100 }),
  sortBy: fc.constantFrom('newest', 'oldest', 'giver'),
});

describe('the address of the Thank You Manager', () => {
  it('[THX-01] what was written reads as it was chosen', () => {
    fc.assert(
      fc.property(choice, (chosen) => {
        expect(readThanksChoice(writeThanksChoice(chosen))).toEqual(chosen);
      }),
    );
    expect(readThanksChoice({ show: ['thanked', 'all'], sort: ['giver'], search: ['rosa'] })).toEqual({
      show: 'thanked',
      sortBy: 'giver',
      search: 'rosa',
    });
  });

  it('[THX-01] reading never fails, and what is unknown falls back', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('show', 'sort', 'search', 'x'), fc.jsonValue()), (query) => {
        const { show, sortBy, search } = readThanksChoice(query);
        expect(['all', 'to-thank', 'thanked']).toContain(show);
        expect(['newest', 'oldest', 'giver']).toContain(sortBy);
        expect(search.length).toBeLessThanOrEqual(100);
      }),
    );
    expect(readThanksChoice({ show: 'needed', sort: 3, search: null })).toEqual({
      show: 'all',
      sortBy: 'newest',
      search: '',
    });
    expect(readThanksChoice({ search: 'a'.repeat(101) }).search).toHaveLength(100);
  });

  it('[THX-01] what was not chosen is not written', () => {
    expect(writeThanksChoice(DEFAULT_THANKS_CHOICE)).toEqual({});
    expect(writeThanksChoice({ show: 'to-thank', sortBy: 'oldest', search: 'Ann' })).toEqual({
      show: 'to-thank',
      sort: 'oldest',
      search: 'Ann',
    });
    expect(thanksParameters).toEqual(['show', 'sort', 'search']);
  });

  it('[THX-01] typing on is no separate step; beginning to look, ceasing to, and choosing are', () => {
    const at = (changed: Partial<ThanksChoice>): ThanksChoice => ({ ...DEFAULT_THANKS_CHOICE, ...changed });
    expect(continuesThanksSearch(at({ search: 'an' }), at({ search: 'ann' }))).toBe(true);
    expect(continuesThanksSearch(at({}), at({ search: 'a' }))).toBe(false);
    expect(continuesThanksSearch(at({ search: 'a' }), at({}))).toBe(false);
    expect(continuesThanksSearch(at({ search: 'a' }), at({ search: 'a', show: 'thanked' }))).toBe(false);
    expect(continuesThanksSearch(at({ search: 'a' }), at({ search: 'a', sortBy: 'giver' }))).toBe(false);
  });
});
