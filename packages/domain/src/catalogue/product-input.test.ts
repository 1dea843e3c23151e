import { centsOf, forAll, instantOf, nearEdges, optional } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { isOutdated, isPriceHeldBack, isTooFarAhead, knownAsOf } from './product-input.ts';

const START = Date.parse('2027-06-01T11:00:00.000Z');
const later = (milliseconds: number) => instantOf(new Date(START + milliseconds).toISOString());
const time = fc.integer({ min: 0, max: 20 }).map(later);
const NOW = later(100);

describe('the time as of which a call speaks', () => {
  it('[STOCK-01] in whatever order calls arrive, the one as of the latest time counts in the end', () => {
    forAll(fc.array(time, { minLength: 1 }), (times) => {
      const counts = times.reduce<O.Option<(typeof times)[number]>>(
        (known, asOf) => (isOutdated(O.some(asOf), known) ? known : O.some(knownAsOf(O.some(asOf), known, NOW))),
        O.none,
      );
      expect(counts).toEqual(O.fromNullable(times.toSorted().at(-1)));
    });
  });

  it('[STOCK-01] a call without a time is never outdated, and what is known never becomes older', () => {
    forAll(optional(time), optional(time), time, (asOf, known, now) => {
      expect(isOutdated(O.none, known)).toBe(false);
      fc.pre(!isOutdated(asOf, known));
      expect(O.exists((each: string) => each > knownAsOf(asOf, known, now))(known)).toBe(false);
    });
    expect(knownAsOf(O.none, O.none, NOW)).toBe(NOW);
  });

  it('[STOCK-01] a repeat as of the same time is not outdated', () => {
    expect(isOutdated(O.some(NOW), O.some(NOW))).toBe(false);
  });

  it('[STOCK-01] a time more than five minutes ahead of the clock is refused', () => {
    expect(isTooFarAhead(later(300_000), later(0))).toBe(false);
    expect(isTooFarAhead(later(300_001), later(0))).toBe(true);
    expect(isTooFarAhead(later(0), later(86_400_000))).toBe(false);
  });
});

const held = (before: number, after: number) => isPriceHeldBack(O.some(centsOf(before)), centsOf(after));

describe('a price that is held back', () => {
  it.each([
    [3_995, 40, true],
    [8_900, 0, true],
    [12_900, 1_290_000, true],
    [129_900, 129_900, false],
    [10_000, 2_000, false],
    [10_000, 1_999, true],
    [10_000, 99_999, false],
    [10_000, 100_000, true],
    [1, 9, false],
    [1, 10, true],
    [0, 10_000, false],
    [0, 0, false],
  ])('[FEED-01] of %d cents becomes %d: %s', (before, after, expected) => {
    expect(held(before, after)).toBe(expected);
  });

  it('[FEED-01] a price between a fifth of the earlier one and just under ten times it is taken', () => {
    const earlier = nearEdges(1, 100_000, [1, 5, 10]);
    forAll(
      earlier.chain((before) =>
        fc.tuple(fc.constant(before), nearEdges(0, 10 * before + 10, [before / 5, 10 * before].map(Math.round))),
      ),
      ([before, after]) => {
        expect(held(before, after)).toBe(after < before / 5 || after > 10 * before - 1);
      },
    );
  });

  it('[FEED-01] a price of 0 is held back, also that of a new product', () => {
    forAll(fc.integer({ min: 1, max: 500_000 }), (before) => {
      expect(held(before, 0)).toBe(true);
    });
    expect(isPriceHeldBack(O.none, centsOf(0))).toBe(true);
  });

  it('[FEED-01] a price that stays as it is, or is the first one above 0, is taken', () => {
    forAll(fc.integer({ min: 1, max: 500_000 }), (price) => {
      expect(held(price, price)).toBe(false);
      expect(held(0, price)).toBe(false);
      expect(isPriceHeldBack(O.none, centsOf(price))).toBe(false);
    });
  });
});
