import { centsOf, forAll } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { total } from './cents.ts';
import { shareOut } from './share-out.ts';

it('[MON-01] shares add up to the amount, and each is less than a cent from its exact part', () => {
  forAll(fc.nat(10_000_000), fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 12 }), (amount, weights) => {
    const shares = shareOut(centsOf(amount), weights);
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    expect(total(shares)).toBe(amount);
    for (const [place, share] of shares.entries())
      expect(
        Math.abs(share - (all === 0 ? amount / weights.length : (amount * (weights[place] ?? 0)) / all)),
      ).toBeLessThan(1);
  });
  expect(shareOut(centsOf(5), [])).toEqual([]);
});
