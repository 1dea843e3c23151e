import { centsOf, price } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount, formatPrice } from './format-price.ts';

describe('format price', () => {
  it.each([
    ['$', 0, '$0.00'],
    ['$', 5, '$0.05'],
    ['$', 99, '$0.99'],
    ['$', 100, '$1.00'],
    ['$', 1_495, '$14.95'],
    ['$', 99_999, '$999.99'],
    ['$', 100_000, '$1,000.00'],
    ['$', 129_900, '$1,299.00'],
    ['CAD ', 129_900, 'CAD 1,299.00'],
    ['$', 9_007_199_254_740_991, '$90,071,992,547,409.91'],
  ])('[CA-01] with the prefix "%s", %d is %s', (prefix, amount, expected) => {
    expect(formatPrice(prefix, centsOf(amount))).toBe(expected);
  });

  it('what is shown reads as the same amount', () => {
    fc.assert(
      fc.property(price, (amount) => {
        const shown = formatPrice('$', amount);
        expect(shown).toMatch(/^\$\d{1,3}(,\d{3})*\.\d{2}$/);
        expect(Number(shown.replaceAll(/[$,.]/g, ''))).toBe(amount);
      }),
    );
  });

  it.each([
    [0, '$0'],
    [5, '$0.05'],
    [100, '$1'],
    [110, '$1.10'],
    [45_000, '$450'],
    [45_050, '$450.50'],
    [100_000, '$1,000'],
  ])('a statistic names %d as %s', (amount, expected) => {
    expect(formatAmount('$', centsOf(amount))).toBe(expected);
  });
});
