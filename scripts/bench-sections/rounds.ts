import type { RegistryItem } from '@gift-registry/domain';
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
  /** The second reading of a list that was read once: whatever is made for all that follow is made here. */
  readonly second: Series;
  /** One gift bought, in the two readings that a page opens with. */
  readonly purchase: Series;
  /** The same two readings of a list that was never seen. */
  readonly rebuild: Series;
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

const PURCHASES = 4;
/** In milliseconds. */
const LONG = 20;

/** All that a contestant does in a round. */
const tasksOf = (
  { contestant, readings: each, second, purchase, rebuild }: Measured,
  kept: OpenList,
  items: ReadonlyArray<RegistryItem>,
  bought: ReturnType<typeof purchases>,
): ReadonlyArray<Task> => {
  const [guest, registrant] = opening;
  return [
    ...readings.flatMap(([, reading], at) => [
      { series: each[at]?.cold ?? [], run: () => timed(() => contestant.open(reading, items)) },
      {
        series: each[at]?.warm ?? [],
        run: () => {
          kept.read(reading === guest ? registrant : guest);
          return timed(() => kept.read(reading));
        },
      },
    ]),
    {
      series: second,
      run: () => {
        const list = contestant.open(guest, items);
        return timed(() => list.read(registrant));
      },
    },
    ...opening.flatMap((reading) => [
      { series: rebuild, run: () => timed(() => contestant.open(reading, items)) },
      {
        series: purchase,
        run: () => {
          const list = contestant.open(reading, items);
          list.read(reading);
          const time = timed(() => {
            for (const change of bought) list.change(change.items, change.at);
          });
          return time / bought.length;
        },
      },
    ]),
  ];
};

/** The quickest of so many runs, so that what else happens on the machine does not count; one that takes long is not run again. */
const quickest = (run: () => number, repeats: number): number => {
  let best = run();
  for (let repeat = 1; repeat < repeats && best < LONG; repeat += 1) best = Math.min(best, run());
  return best;
};

/** Measures all contestants in rounds; in every round each task of each contestant, in an order drawn anew. */
export const measure = (
  items: ReadonlyArray<RegistryItem>,
  rounds: number,
  repeats: number,
  next: () => number,
): ReadonlyArray<Measured> => {
  const all = contestants.map(
    (contestant): Measured => ({
      contestant,
      readings: readings.map(() => ({ cold: [], warm: [] })),
      cold: [],
      warm: [],
      second: [],
      purchase: [],
      rebuild: [],
    }),
  );
  const kept = all.map(({ contestant }) => contestant.open(opening[0], items));
  for (let round = 0; round < rounds; round += 1) {
    const bought = purchases(items, next, PURCHASES);
    const tasks = all.flatMap((one, at) => {
      const list = kept[at];
      return list === undefined ? [] : tasksOf(one, list, items, bought);
    });
    const taken = new Map<Series, number>();
    for (const { series, run } of shuffled(tasks, next))
      taken.set(series, (taken.get(series) ?? 0) + quickest(run, repeats));
    for (const [series, time] of taken) series.push(time);
    for (const { readings: each, cold, warm } of all) {
      cold.push(each.reduce((sum, one) => sum + (one.cold.at(-1) ?? 0), 0));
      warm.push(each.reduce((sum, one) => sum + (one.warm.at(-1) ?? 0), 0));
    }
  }
  return all;
};
