import { instantOf, optional } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { isOutdated, isTooFarAhead, knownAsOf } from './as-of.ts';

const START = Date.parse('2027-06-01T11:00:00.000Z');
const later = (milliseconds: number) => instantOf(new Date(START + milliseconds).toISOString());
const time = fc.integer({ min: 0, max: 20 }).map(later);
const NOW = later(100);

describe('the time as of which a call speaks', () => {
  it('[STOCK-01] in whatever order calls arrive, the one as of the latest time counts in the end', () => {
    fc.assert(
      fc.property(fc.array(time, { minLength: 1 }), (times) => {
        const counts = times.reduce<O.Option<(typeof times)[number]>>(
          (known, asOf) => (isOutdated(O.some(asOf), known) ? known : O.some(knownAsOf(O.some(asOf), known, NOW))),
          O.none,
        );
        expect(counts).toEqual(O.fromNullable(times.toSorted().at(-1)));
      }),
    );
  });

  it('[STOCK-01] a call without a time is never outdated, and what is known never becomes older', () => {
    fc.assert(
      fc.property(optional(time), optional(time), time, (asOf, known, now) => {
        expect(isOutdated(O.none, known)).toBe(false);
        fc.pre(!isOutdated(asOf, known));
        expect(O.exists((each: string) => each > knownAsOf(asOf, known, now))(known)).toBe(false);
      }),
    );
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
