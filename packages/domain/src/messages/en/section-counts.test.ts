import { expect, it } from 'vitest';
import { purchasedLabel, purchasedOfWanted, sectionTally, stillNeeded } from './section-counts.ts';

it('[ITEM-01] [ITEM-02] an item says how many of it are purchased and how many still needed', () => {
  expect(purchasedOfWanted({ wanted: 8, purchased: 3 })).toBe('3 of 8 purchased');
  expect(purchasedOfWanted({ wanted: 1, purchased: 0 })).toBe('0 of 1 purchased');
  expect(stillNeeded(5)).toBe('5 still needed');
});

it('[LIST-10] [ITEM-15] a section says how many gifts to guests or items to registrants it holds, and how many pieces are wanted of them', () => {
  expect(sectionTally('guest', 6, { items: 36, purchased: 12 })).toBe('6 gifts, 36 wanted, 12 purchased');
  expect(sectionTally('guest', 1, { items: 1, purchased: 0 })).toBe('1 gift, 1 wanted, 0 purchased');
  expect(sectionTally('registrant', 6, { items: 36, purchased: 36 })).toBe('6 items, 36 wanted, 36 purchased');
  expect(sectionTally('registrant', 1, { items: 1_200, purchased: 1 })).toBe('1 item, 1,200 wanted, 1 purchased');
});

it('[ITEM-15] what was bought beyond the wish is told as extra', () => {
  expect(purchasedOfWanted({ wanted: 6, purchased: 6 })).toBe('6 of 6 purchased');
  expect(purchasedOfWanted({ wanted: 6, purchased: 8 })).toBe('6 of 6, 2 extra');
  expect(sectionTally('guest', 6, { items: 36, purchased: 38 })).toBe('6 gifts, 36 of 36, 2 extra');
  expect(purchasedLabel({ items: 36, purchased: 36 })).toBe('purchased');
  expect(purchasedLabel({ items: 36, purchased: 38 })).toBe('purchased, 2 extra');
});
