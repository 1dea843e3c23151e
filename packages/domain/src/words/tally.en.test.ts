import { expect, it } from 'vitest';
import { purchasedOfWanted, sectionTally, stillNeeded } from './tally.en.ts';

it('[ITEM-01] [ITEM-02] an item says how many of it are purchased and how many still needed', () => {
  expect(purchasedOfWanted({ wants: 8, purchased: 3 })).toBe('3 of 8 purchased');
  expect(purchasedOfWanted({ wants: 1, purchased: 0 })).toBe('0 of 1 purchased');
  expect(stillNeeded(5)).toBe('5 still needed');
});

it('[LIST-10] a section says how many pieces it holds, gifts to guests and items to registrants', () => {
  expect(sectionTally('guest', { items: 14, purchased: 6 })).toBe('14 gifts, 6 purchased');
  expect(sectionTally('guest', { items: 1, purchased: 0 })).toBe('1 gift, 0 purchased');
  expect(sectionTally('registrant', { items: 14, purchased: 6 })).toBe('14 items, 6 purchased');
  expect(sectionTally('registrant', { items: 1, purchased: 1 })).toBe('1 item, 1 purchased');
});
