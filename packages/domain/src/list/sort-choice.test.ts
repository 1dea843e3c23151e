import { sites } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type { SortBy } from './list-choice.ts';
import { defaultSort, type SortingSite, sortFor } from './sort-choice.ts';

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
    fc.assert(
      fc.property(site, role, sort, (where, reader, chosen) => {
        fc.pre(where.sortOptions.includes(chosen));
        expect(sortFor(where, reader, O.some(chosen))).toBe(chosen);
      }),
    );
  });

  it('[LIST-01] without a choice, or with one that the site does not offer, the default holds', () => {
    fc.assert(
      fc.property(site, role, sort, (where, reader, chosen) => {
        expect(sortFor(where, reader, O.none)).toBe(defaultSort(where, reader));
        fc.pre(!where.sortOptions.includes(chosen));
        expect(sortFor(where, reader, O.some(chosen))).toBe(defaultSort(where, reader));
      }),
    );
  });

  it('[LIST-01] the answer is one of the site’s, as long as it offers any', () => {
    fc.assert(
      fc.property(site, role, fc.option(sort), (where, reader, chosen) => {
        fc.pre(where.sortOptions.length > 0);
        expect(where.sortOptions).toContain(sortFor(where, reader, O.fromNullable(chosen)));
      }),
    );
  });
});
