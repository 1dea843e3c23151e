import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { type Dimensions, measuresIn } from '../../item/index.ts';
import { dimensionSummary, productPageMessages } from './product-page.ts';

const bowl: Dimensions = { width: O.some(11), height: O.some(4.5), depth: O.some(11), unit: 'in' };

describe('dimension summary', () => {
  it.each([
    ['in', bowl, '11"W × 4.5"H × 11"D'],
    ['cm', bowl, '27.9W × 11.4H × 27.9D cm'],
    ['in', { ...bowl, height: O.none }, '11"W × 11"D'],
    ['cm', { ...bowl, width: O.none, depth: O.none }, '11.4H cm'],
    ['in', { ...bowl, width: O.none, height: O.none, depth: O.none }, ''],
    ['in', { width: O.some(11.125), height: O.some(1 / 3), depth: O.none, unit: 'in' }, '11.13"W × 0.33"H'],
    ['in', { width: O.some(28), height: O.none, depth: O.some(254), unit: 'cm' }, '11"W × 100"D'],
  ] as const)('[ITEM-10] in %s of %o: %s', (unit, dimensions, summary) => {
    expect(dimensionSummary(unit, measuresIn(unit, dimensions))).toBe(summary);
  });
});

it('[SHOP-03] says for how many days a gift can be returned, or that it cannot be', () => {
  expect([90, 1, 0].map((returnDays) => productPageMessages.returns({ returnDays }))).toEqual([
    'Returns within 90 days',
    'Returns within 1 day',
    'All sales are final',
  ]);
});
