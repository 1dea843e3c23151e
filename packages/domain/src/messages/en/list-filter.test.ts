import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { filterLabel, listFilterMessages } from './list-filter.ts';

describe('words of the filter panel', () => {
  it('the button is called so', () => {
    expect([listFilterMessages.hide, listFilterMessages.open, listFilterMessages.openOnPhone]).toEqual([
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
    expect(listFilterMessages.show('guest', O.some(23))).toBe('Show 23 gifts');
    expect(listFilterMessages.show('guest', O.some(1))).toBe('Show 1 gift');
    expect(listFilterMessages.show('registrant', O.some(1_250))).toBe('Show 1,250 items');
    expect(listFilterMessages.show('guest', O.none)).toBe('Show gifts');
    expect(listFilterMessages.show('registrant', O.none)).toBe('Show items');
    expect(listFilterMessages.shown('guest', 0)).toBe('0 gifts shown');
  });
});
