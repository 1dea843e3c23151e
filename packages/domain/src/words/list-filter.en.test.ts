import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { filterLabel, listFilterWords } from './list-filter.en.ts';

describe('words of the filter panel', () => {
  it('the button is called so', () => {
    expect([listFilterWords.hide, listFilterWords.open, listFilterWords.openOnPhone]).toEqual([
      'Hide Filter',
      'Filter',
      'Filter & Sort',
    ]);
  });

  it('[LIST-06] availability is called so', () => {
    const labels = (['available', 'on-sale', 'out-of-stock'] as const).map((availability) =>
      filterLabel('$', { _tag: 'Availability', availability }),
    );
    expect(labels).toEqual(['Available', 'On Sale', 'Out of Stock']);
  });

  it('[LIST-06] [CA-01] categories and bands are called as their sections are', () => {
    expect(filterLabel('$', { _tag: 'Category', name: 'Cups, Mugs & More' })).toBe('Cups, Mugs & More');
    expect(filterLabel('$', { _tag: 'Price', band: '0-20' })).toBe('$0 – $20');
    expect(filterLabel('CAD ', { _tag: 'Price', band: '2000-up' })).toBe('CAD 2,000 and up');
  });

  it('[LIST-08] what is shown is counted, gifts to guests and items to registrants', () => {
    expect(listFilterWords.show('guest', O.some(23))).toBe('Show 23 gifts');
    expect(listFilterWords.show('guest', O.some(1))).toBe('Show 1 gift');
    expect(listFilterWords.show('registrant', O.some(1_250))).toBe('Show 1,250 items');
    expect(listFilterWords.show('guest', O.none)).toBe('Show gifts');
    expect(listFilterWords.show('registrant', O.none)).toBe('Show items');
    expect(listFilterWords.shown('guest', 0)).toBe('0 gifts shown');
  });
});
