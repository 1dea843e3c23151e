import { forAll, nearEdges, product } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { measuresIn } from './measures-in.ts';

const unit = fc.constantFrom('in' as const, 'cm' as const);

describe('measures of a product', () => {
  it.each([
    [11, 'in', 'cm', 27.9],
    [4.5, 'in', 'cm', 11.4],
    [1, 'in', 'cm', 2.5],
    [100, 'in', 'cm', 254],
    [27.9, 'cm', 'in', 11],
    [30, 'cm', 'in', 11.8],
    [10.25, 'in', 'in', 10.25],
    [26.67, 'cm', 'cm', 26.67],
    [11.125, 'in', 'in', 11.13],
    [1 / 3, 'in', 'in', 0.33],
  ] as const)('[ITEM-10] %d %s in %s is %d', (amount, from, to, expected) => {
    expect(measuresIn(to, { width: O.some(amount), height: O.none, depth: O.none, unit: from })).toEqual([
      { side: 'width', amount: expected },
    ]);
  });

  it('[ITEM-10] width, height and depth keep their order, and missing ones are left out', () => {
    forAll(product, unit, ({ dimensions }, chosen) => {
      const known = (['width', 'height', 'depth'] as const).filter((side) => O.isSome(dimensions[side]));
      expect(measuresIn(chosen, dimensions).map(({ side }) => side)).toEqual(known);
    });
  });

  it('[ITEM-10] in its own unit a measure is rounded to a hundredth', () => {
    forAll(nearEdges(1, 5_000, [1, 10, 254]), unit, (tenths, own) => {
      const dimensions = { width: O.none, height: O.some(tenths / 10), depth: O.none, unit: own };
      expect(measuresIn(own, dimensions)).toEqual([{ side: 'height', amount: tenths / 10 }]);
    });
  });

  it('[ITEM-10] a converted measure is within half a tenth of the exact one', () => {
    forAll(nearEdges(1, 5_000, [1, 10, 254]), (tenths) => {
      const inches = { width: O.none, height: O.none, depth: O.some(tenths / 10), unit: 'in' } as const;
      const [there] = measuresIn('cm', inches);
      expect(Math.abs((there?.amount ?? 0) - (tenths / 10) * 2.54)).toBeLessThanOrEqual(0.050_001);
      const [back] = measuresIn('in', { ...inches, unit: 'cm' });
      expect(Math.abs((back?.amount ?? 0) - tenths / 10 / 2.54)).toBeLessThanOrEqual(0.050_001);
    });
  });
});
