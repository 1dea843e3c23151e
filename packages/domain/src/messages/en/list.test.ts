import { centsOf } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { bandOf, OTHER_CATEGORY } from '../../list/index.ts';
import { emptyListMessages, giftOptionLabel, groupLabel, sectionTitle, sortLabel } from './list.ts';

const band = (amount: number) => ({ _tag: 'PriceBand', band: bandOf(centsOf(amount)) }) as const;

describe('words of the list', () => {
  it.each([
    [0, '$', '$0 – $20'],
    [2_000, '$', '$20 – $50'],
    [5_000, '$', '$50 – $100'],
    [10_000, '$', '$100 – $250'],
    [25_000, '$', '$250 – $500'],
    [50_000, '$', '$500 – $1,000'],
    [100_000, '$', '$1,000 – $1,500'],
    [150_000, '$', '$1,500 – $2,000'],
    [200_000, '$', '$2,000 and up'],
    [2_000, 'CAD ', 'CAD 20 – CAD 50'],
    [200_000, 'CAD ', 'CAD 2,000 and up'],
  ])('[LIST-02] [CA-01] the band of %d cents, with "%s", is headed "%s"', (amount, prefix, expected) => {
    expect(sectionTitle(prefix, band(amount))).toBe(expected);
  });

  it('[LIST-02] [LIST-04] categories are called by their names', () => {
    expect(sectionTitle('$', { _tag: 'Category', name: 'Dinnerware' })).toBe('Dinnerware');
    expect(sectionTitle('$', { _tag: 'Category', name: OTHER_CATEGORY })).toBe('Other');
    expect(sectionTitle('$', { _tag: 'NoLongerAvailable' })).toBe('No Longer Available');
  });

  it('[LIST-06] the gift options are called so', () => {
    expect((['all', 'needed', 'purchased'] as const).map(giftOptionLabel)).toEqual([
      'All Gifts',
      'Still Needed',
      'Purchased',
    ]);
  });

  it('[LIST-01] the sorts are called so', () => {
    expect((['category', 'price'] as const).map(sortLabel)).toEqual(['Category', 'Price']);
  });

  it('[LIST-05] [ITEM-05] the groupings and their sections are called so', () => {
    expect((['all', 'status', 'brand'] as const).map(groupLabel)).toEqual(['All', 'Status', 'Brand']);
    const statuses = (['still-needed', 'being-discontinued', 'fulfilled'] as const).map((status) =>
      sectionTitle('$', { _tag: 'Status', status }),
    );
    expect(statuses).toEqual(['Still Needed', 'Being Discontinued', 'Fulfilled']);
    const brands = (['main', 'modern'] as const).map((brand) => sectionTitle('$', { _tag: 'Brand', brand }));
    expect(brands).toEqual(['Hearth & Field', 'Mode Two']);
  });

  it('[PAGE-07] [PAGE-08] an empty list says why', () => {
    expect(emptyListMessages('NothingAdded').title).toBe('No gifts have been added to this registry.');
    expect(emptyListMessages('NothingAddedByYou').title).toBe('Now the fun part: add gifts to your registry.');
    expect(emptyListMessages('NoMatch').title).toBe('No gifts found for your selected filter(s).');
    expect(O.isSome(emptyListMessages('NoMatch').action)).toBe(true);
  });
});
