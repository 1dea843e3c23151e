import { expect, it } from 'vitest';
import { formatCount, giftCount, itemCount } from './count.ts';

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
