import type { Measured } from './rounds.ts';
import { type Spread, spreadOf } from './spread.ts';

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
/** The goals of lists of one length. A purchase on an open page is noticed by nobody while it takes less than a third of a frame. */
export const goalsAt = (count: number, ours: Measured): ReadonlyArray<Goal> =>
  count === 1_000 ? [atMost('one purchase at 1,000, milliseconds', 5, spreadOf(ours.purchase))] : [];

/** How many times as long ten times the list takes. */
export const growth = (what: 'cold' | 'warm', small: Measured, large: Measured): Goal => {
  const [from, to] = [spreadOf(small[what]), spreadOf(large[what])];
  return atMost(`${what}, 10,000 of 1,000: ${small.contestant.name}`, 12, {
    low: to.low / from.high,
    median: to.median / from.median,
    high: to.high / from.low,
  });
};
