import { describe, expect, it } from 'vitest';
import { designNumbers } from './design-numbers.ts';

describe('the numbers of designs', () => {
  it("[PERS-02] are whole, within JSON's exact range, and never repeated", () => {
    const drawn = Array.from({ length: 2_000 }, designNumbers.designNumber);
    expect(new Set(drawn).size).toBe(2_000);
    for (const number of drawn) {
      expect(Number.isSafeInteger(number)).toBe(true);
      expect(number).toBeGreaterThan(1_000_000);
    }
    const halves = drawn.filter((number) => number >= 4_503_599_627_370_496).length;
    expect(halves).toBeGreaterThan(700);
    expect(halves).toBeLessThan(1_300);
    expect(drawn.filter((number) => number % 2 === 1).length).toBeGreaterThan(700);
  });
});
