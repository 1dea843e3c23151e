import { expect, it } from 'vitest';
import { piecesIn } from './pieces-in.ts';

it('[CART-09] the pieces of a cart are those of all its lines together', () => {
  expect(piecesIn([])).toBe(0);
  expect(piecesIn([{ quantity: 99 }, { quantity: 1 }, { quantity: 2 }])).toBe(102);
});
