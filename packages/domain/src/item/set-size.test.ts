import { describe, expect, it } from 'vitest';
import { setSize } from './set-size.ts';

describe('the pieces of a set', () => {
  it.each([
    ['Vesper Champagne Coupes, Set of 4', 4],
    ['Linen Napkins, set of six', 6],
    ['Fennel 12-Piece Dinnerware Set', 12],
    ['Orchard Stoneware Dinnerware, 16 Pieces', 16],
    ['Glass Jars, Pack of 3', 3],
    ['Dish Towels, 5-Pack', 5],
    ['Coasters, Box of 24', 24],
  ])('[CHK-01] a set of so many counts as many, however its name says it: "%s"', (name, size) => {
    expect(setSize(name)).toBe(size);
  });

  it.each([
    'Fennel Dinner Plate',
    'Sheet Set, Queen',
    'Building Blocks, Set of 30',
    'Set of 0',
    'Asset of 4',
    'Kettle 2.0',
  ])('[CHK-01] anything else, and a set of more than 24, is one: "%s"', (name) => {
    expect(setSize(name)).toBe(1);
  });
});
