import { expect, it } from 'vitest';
import { unitsIn } from './units-in.ts';

it('[CART-09] the units of a cart are those of all its lines together', () => {
  expect(unitsIn([])).toBe(0);
  expect(unitsIn([{ quantity: 99 }, { quantity: 1 }, { quantity: 2 }])).toBe(102);
});
