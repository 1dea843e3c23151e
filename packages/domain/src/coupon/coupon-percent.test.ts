import { nearEdges } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { couponPercent } from './coupon-percent.ts';

const fraction = fc.double({ min: 0, max: 1, noNaN: true });

describe('what a completion code saves, in percent', () => {
  it.each([
    [0, 0],
    [0.01, 1],
    [0.07, 7],
    [0.1, 10],
    [0.14, 14],
    [0.145, 14.5],
    [0.15, 15],
    [0.28, 28],
    [0.29, 29],
    [0.55, 55],
    [0.56, 56],
    [0.57, 57],
    [0.58, 58],
    [0.1234, 12.34],
    [0.99, 99],
    [1, 100],
    [1 / 3, 33.33],
    [2 / 3, 66.67],
    [0.01004, 1],
    [0.01005, 1.01],
    [0.01006, 1.01],
    [0.00005, 0.01],
    [0.00004, 0],
    [1e-7, 0],
    [5e-324, 0],
    [1.5e-3, 0.15],
  ])('[COUP-03] %d is reported as %d', (given, expected) => {
    expect(couponPercent(given)).toBe(expected);
  });

  it('[COUP-03] a fraction written with up to four decimals is shown in percent exactly, without float noise', () => {
    for (let steps = 0; steps <= 10_000; steps += 1) {
      const written = steps.toString().padStart(5, '0');
      const read = Number(`${written.slice(0, 1)}.${written.slice(1)}`);
      const shown = `${written.slice(0, 3)}.${written.slice(3)}`.replace(/^0+(?=\d)/, '').replace(/\.?0+$/, '');
      expect(String(couponPercent(read))).toBe(shown === '' ? '0' : shown);
    }
  });

  it('[COUP-03] any other is reported with two decimals, at most half of the last one away', () => {
    fc.assert(
      fc.property(fraction, (given) => {
        const shown = couponPercent(given);
        expect(String(shown)).toMatch(/^\d{1,3}(\.\d{1,2})?$/);
        expect(Math.abs(shown - given * 100)).toBeLessThanOrEqual(0.005 + 1e-9);
      }),
    );
  });

  it('[COUP-03] a half is rounded up, as the fraction is written', () => {
    fc.assert(
      fc.property(nearEdges(0, 9_999, [0, 100, 9_999]), (steps) => {
        const digits = steps.toString().padStart(4, '0');
        expect(couponPercent(Number(`0.${digits}5`))).toBe(Number(`${steps + 1}e-2`));
        expect(couponPercent(Number(`0.${digits}49`))).toBe(Number(`${steps}e-2`));
      }),
    );
  });

  it('[COUP-03] a greater fraction is never shown as a smaller percentage', () => {
    fc.assert(
      fc.property(fraction, fraction, (a, b) => {
        expect(couponPercent(Math.min(a, b))).toBeLessThanOrEqual(couponPercent(Math.max(a, b)));
      }),
    );
  });
});
