import type { Measured } from './rounds.ts';
import { ratioOf, type Spread, spreadOf } from './spread.ts';

/** What is to be reached, and what was measured. */
export interface Goal {
  readonly what: string;
  readonly wanted: string;
  readonly measured: Spread;
  readonly isReached: boolean;
}

const atMost = (what: string, limit: number, measured: Spread): Goal => ({
  what,
  wanted: `≤ ${limit}`,
  measured,
  isReached: measured.median <= limit,
});
const atLeast = (what: string, limit: number, measured: Spread): Goal => ({
  what,
  wanted: `≥ ${limit}`,
  measured,
  isReached: measured.median >= limit,
});

/** The goals of lists of one length; `ours` and `base` were taken in the same rounds. */
export const goalsAt = (count: number, ours: Measured, base: Measured): ReadonlyArray<Goal> => [
  atMost(`cold at ${count}, of a single pass`, 1, ratioOf(ours.cold, base.cold)),
  ...(count < 1_000
    ? []
    : [
        atMost(`warm at ${count}, of a single pass`, 0.25, ratioOf(ours.warm, base.warm)),
        atLeast(
          `one purchase at ${count}, times as fast as a rebuild`,
          count < 10_000 ? 50 : 200,
          ratioOf(ours.rebuild, ours.purchase),
        ),
      ]),
];

/** How many times as long ten times the list takes. */
export const growth = (what: 'cold' | 'warm', small: Measured, large: Measured): Goal => {
  const [from, to] = [spreadOf(small[what]), spreadOf(large[what])];
  return atMost(`${what}, 10,000 of 1,000: ${small.contestant.name}`, 12, {
    low: to.low / from.high,
    median: to.median / from.median,
    high: to.high / from.low,
  });
};
