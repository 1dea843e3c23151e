import { centsOf, sites } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { bandOf, OTHER_CATEGORY } from '../../list/index.ts';
import type { Site } from '../../site/index.ts';
import { filterLabel, listFilterMessages, sectionTitle } from './list.ts';

const band = (amount: number) => ({ _tag: 'PriceBand', band: bandOf(centsOf(amount)) }) as const;

describe('messages of the list', () => {
  it.each<[number, Site['currencyPrefix'], string]>([
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
  ])('[LIST-02] [CA-01] the price band of %d cents with "%s" is "%s"', (amount, prefix, expected) => {
    expect(sectionTitle({ ...sites.main, currencyPrefix: prefix }, band(amount))).toBe(expected);
  });

  it('[LIST-02] [LIST-04] categories keep their names, except the one for products without any', () => {
    expect(sectionTitle(sites.main, { _tag: 'Category', name: 'Dinnerware' })).toBe('Dinnerware');
    expect(sectionTitle(sites.main, { _tag: 'Category', name: OTHER_CATEGORY })).toBe('Other');
    expect(sectionTitle(sites.main, { _tag: 'NoLongerAvailable' })).toBe('No Longer Available');
  });
});

describe('messages of the filter panel', () => {
  it('[LIST-06] [CA-01] filters are labelled as sections are', () => {
    expect(filterLabel(sites.main, { _tag: 'Category', name: 'Cups, Mugs & More' })).toBe('Cups, Mugs & More');
    expect(filterLabel(sites.main, { _tag: 'Price', band: '0-20' })).toBe('$0 – $20');
    expect(filterLabel(sites.canada, { _tag: 'Price', band: '2000-up' })).toBe('CAD 2,000 and up');
  });

  it('[LIST-08] counts gifts for guests and items for registrants', () => {
    expect(listFilterMessages.show('guest', O.some(23))).toBe('Show 23 gifts');
    expect(listFilterMessages.show('guest', O.some(1))).toBe('Show 1 gift');
    expect(listFilterMessages.show('registrant', O.some(1_250))).toBe('Show 1,250 items');
    expect(listFilterMessages.show('guest', O.none)).toBe('Show gifts');
    expect(listFilterMessages.show('registrant', O.none)).toBe('Show items');
    expect(listFilterMessages.shown('guest', 0)).toBe('0 gifts shown');
  });
});
