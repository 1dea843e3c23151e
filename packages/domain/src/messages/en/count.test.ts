import { expect, it } from 'vitest';
import { completesSet, giftCount, itemCount, purchasedLabel, purchasedOfWanted, sectionTally } from './count.ts';
import { formatCount } from './formats.ts';

it.each([
  [0, '0 items', '0 gifts'],
  [1, '1 item', '1 gift'],
  [2, '2 items', '2 gifts'],
  [1_250, '1,250 items', '1,250 gifts'],
])('%d is "%s" or "%s"', (count, items, gifts) => {
  expect(itemCount(count)).toBe(items);
  expect(giftCount(count)).toBe(gifts);
});

it('groups thousands', () => {
  expect(formatCount(999)).toBe('999');
  expect(formatCount(1_000)).toBe('1,000');
});

it('[LIST-10] [ITEM-15] a section counts gifts for guests and items for registrants', () => {
  expect(sectionTally('guest', 6, { items: 36, purchased: 12 })).toBe('6 gifts, 36 wanted, 12 purchased');
  expect(sectionTally('guest', 1, { items: 1, purchased: 0 })).toBe('1 gift, 1 wanted, 0 purchased');
  expect(sectionTally('registrant', 6, { items: 36, purchased: 36 })).toBe('6 items, 36 wanted, 36 purchased');
  expect(sectionTally('registrant', 1, { items: 1_200, purchased: 1 })).toBe('1 item, 1,200 wanted, 1 purchased');
});

it('[ITEM-15] over-purchased units are counted as extra', () => {
  expect(purchasedOfWanted({ wanted: 6, purchased: 6 })).toBe('6 of 6 purchased');
  expect(purchasedOfWanted({ wanted: 6, purchased: 8 })).toBe('6 of 6, 2 extra');
  expect(sectionTally('guest', 6, { items: 36, purchased: 38 })).toBe('6 gifts, 36 of 36, 2 extra');
  expect(purchasedLabel({ items: 36, purchased: 36 })).toBe('purchased');
  expect(purchasedLabel({ items: 36, purchased: 38 })).toBe('purchased, 2 extra');
});

it('[SETS-01] what completes a set is a number in words up to twelve', () => {
  expect([1, 3, 12, 13].map(completesSet)).toEqual([
    'One completes the set',
    'Three complete the set',
    'Twelve complete the set',
    '13 complete the set',
  ]);
});
