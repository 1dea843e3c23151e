/** Where the middle of the values lies, and between which the middle half does. */
export interface Spread {
  readonly low: number;
  readonly median: number;
  readonly high: number;
}

const at = (sorted: ReadonlyArray<number>, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** The spread of those values. */
export const spreadOf = (values: ReadonlyArray<number>): Spread => {
  const sorted = [...values].sort((a, b) => a - b);
  return { low: at(sorted, 0.25), median: at(sorted, 0.5), high: at(sorted, 0.75) };
};

/** Of two series that were taken in the same rounds the spread of their ratios, round by round: what slows the machine for a while slows both. */
export const ratioOf = (series: ReadonlyArray<number>, base: ReadonlyArray<number>): Spread =>
  spreadOf(series.map((value, round) => value / (base[round] ?? Number.NaN)));
