import { centsOf, nearEdges } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWithin } from '../money/index.ts';
import { MINIMUM_CONTRIBUTION, rangeUpTo } from '../registry/index.ts';
import { contributionSuggestions } from './contribution-suggestions.ts';

const suggested = (missing: number) => contributionSuggestions(centsOf(missing));

describe('what is suggested for a group gift', () => {
  it.each([
    [1, [1]],
    [999, [999]],
    [2_500, [2_500]],
    [2_501, [2_500, 2_501]],
    [5_000, [2_500, 5_000]],
    [10_000, [2_500, 5_000, 10_000]],
    [10_001, [2_500, 5_000, 10_000, 10_001]],
    [70_950, [2_500, 5_000, 10_000, 70_950]],
  ])('[GG-01] %d missing: the others are 25, 50 and 100, each where more than that is missing', (missing, amounts) => {
    expect(suggested(missing)).toEqual(amounts);
  });

  it('[GG-01] every suggestion is one that the fund takes, and none is made twice; the last one is all that the fund takes', () => {
    expect(MINIMUM_CONTRIBUTION).toBe(1_000);
    fc.assert(
      fc.property(nearEdges(1, 1_000_000, [999, 1_000, 2_500, 5_000, 10_000]), (missing) => {
        const amounts = suggested(missing);
        const range = rangeUpTo(centsOf(missing));
        expect(amounts.every((amount) => isWithin(range, amount))).toBe(true);
        expect(new Set(amounts).size).toBe(amounts.length);
        expect(amounts.at(-1)).toBe(missing);
      }),
    );
  });
});
