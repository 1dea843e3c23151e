import type { Reading, RegistryItem } from '@gift-registry/domain';
import { breath } from './breath.ts';
import type { Contestant, OpenList } from './contestant.ts';
import { contestants } from './contestants.ts';
import { purchases } from './purchases.ts';
import { opening, readings } from './readings.ts';

/** Milliseconds, one number for each round. */
export type Series = number[];

/** What was measured of one contestant with lists of one length. */
export interface Measured {
  readonly contestant: Contestant;
  /** For each reading. */
  readonly readings: ReadonlyArray<{ readonly cold: Series; readonly warm: Series }>;
  /** A list that was never seen: the sum over all readings. */
  readonly cold: Series;
  /** A list that stays, from reading to reading. */
  readonly warm: Series;
  /** One gift bought, in the two readings that a page opens with. */
  readonly purchase: Series;
}

const timed = (work: () => unknown): number => {
  const begun = performance.now();
  work();
  return performance.now() - begun;
};

const shuffled = <A>(all: ReadonlyArray<A>, next: () => number): ReadonlyArray<A> =>
  all
    .map((one) => ({ one, turn: next() }))
    .sort((a, b) => a.turn - b.turn)
    .map(({ one }) => one);

interface Task {
  readonly series: Series;
  readonly run: () => number;
}

/** At most so many purchases one after the other. */
const PURCHASES = 20;
/** In milliseconds; what takes as long is not done again in the same round. */
const LONG = 20;

/** All that a contestant does in a round. */
const tasksOf = (
  { contestant, readings: each, purchase }: Measured,
  kept: OpenList,
  items: ReadonlyArray<RegistryItem>,
  bought: ReturnType<typeof purchases>,
): ReadonlyArray<Task> => {
  const [guest, registrant] = opening;
  const otherThan = (reading: Reading): Reading => (reading === guest ? registrant : guest);
  return [
    ...readings.flatMap(([, reading], at) => [
      { series: each[at]?.cold ?? [], run: () => timed(() => contestant.open(reading, items)) },
      {
        series: each[at]?.warm ?? [],
        run: () => {
          kept.read(otherThan(reading));
          return timed(() => kept.read(reading));
        },
      },
    ]),
    ...opening.flatMap((reading) => [
      {
        series: purchase,
        run: () => {
          const list = contestant.open(otherThan(reading), items);
          list.read(reading);
          let done = 0;
          const begun = performance.now();
          for (const change of bought) {
            list.change(change.items, change.at);
            done += 1;
            if (performance.now() - begun > LONG) break;
          }
          return (performance.now() - begun) / done;
        },
      },
    ]),
  ];
};

/** The quickest of so many runs, so that what else happens on the machine does not count. */
const quickest = (run: () => number, repeats: number): number => {
  const begun = performance.now();
  let best = run();
  for (let repeat = 1; repeat < repeats && performance.now() - begun < LONG; repeat += 1) best = Math.min(best, run());
  return best;
};

/** Measures all contestants in rounds; in every round each task of each contestant, in an order drawn anew. What a contestant keeps, it keeps for one round. */
export const measure = async (
  items: ReadonlyArray<RegistryItem>,
  rounds: number,
  repeats: number,
  next: () => number,
): Promise<ReadonlyArray<Measured>> => {
  const all = contestants.map(
    (contestant): Measured => ({
      contestant,
      readings: readings.map(() => ({ cold: [], warm: [] })),
      cold: [],
      warm: [],
      purchase: [],
    }),
  );
  for (let round = 0; round < rounds; round += 1) {
    const bought = purchases(items, next, PURCHASES);
    const tasks = all.flatMap((one) => {
      const kept = one.contestant.open(opening[0], items);
      for (const [, reading] of readings) kept.read(reading);
      return tasksOf(one, kept, items, bought);
    });
    const taken = new Map<Series, number>();
    for (const { series, run } of shuffled(tasks, next)) {
      taken.set(series, (taken.get(series) ?? 0) + quickest(run, repeats));
      await breath();
    }
    for (const [series, time] of taken) series.push(time);
    for (const { readings: each, cold, warm } of all) {
      cold.push(each.reduce((sum, one) => sum + (one.cold.at(-1) ?? 0), 0));
      warm.push(each.reduce((sum, one) => sum + (one.warm.at(-1) ?? 0), 0));
    }
  }
  return all;
};
