/**
 * The section query (filter, sort, group) against other ways to do the same, with lists of 100, 1,000 and 10,000 gifts, or of the lengths given as arguments. First all are proved to say the same; then they are
 * measured in rounds, every task once a round in an order drawn anew, so that what slows the machine slows all. Ratios are taken round by round; machines differ, ratios hardly.
 */
import { base, contestants } from './bench-sections/contestants.ts';
import { exampleList } from './bench-sections/example-list.ts';
import { type Goal, goalsAt, growth } from './bench-sections/goals.ts';
import { proveEqual } from './bench-sections/prove-equal.ts';
import { readings } from './bench-sections/readings.ts';
import { type Measured, measure } from './bench-sections/rounds.ts';
import { seeded } from './bench-sections/seeded.ts';
import { ratioOf, type Spread, spreadOf } from './bench-sections/spread.ts';
import { table } from './bench-sections/table.ts';

/** How to read: so many gifts, so many rounds, and how often a task is run in a round. */
const sizes: ReadonlyArray<readonly [gifts: number, rounds: number, repeats: number]> = [
  [100, 15, 20],
  [1_000, 11, 10],
  [10_000, 11, 5],
];
const next = seeded(20_270_612);

const figure = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toFixed(2));
const spread = ({ low, median, high }: Spread): string => `${figure(median)} (${figure(low)}–${figure(high)})`;
const micro = (series: ReadonlyArray<number>): string => `${(1_000 * spreadOf(series).median).toFixed(0)} µs`;

const find = (all: ReadonlyArray<Measured>, name: string): Measured => {
  const found = all.find(({ contestant }) => contestant.name === name);
  if (found === undefined) throw new Error(`${name} was not measured`);
  return found;
};
const [ours] = contestants;
if (ours === undefined) throw new Error('nobody takes part');

const measured = new Map<number, ReadonlyArray<Measured>>();
const goals: Goal[] = [];
const only = process.argv.slice(2).map(Number);
for (const [gifts, rounds, repeats] of sizes) {
  if (only.length > 0 && !only.includes(gifts)) continue;
  const items = exampleList(gifts, gifts);
  console.log(`\n${gifts} gifts: ${await proveEqual(items, next)} answers compared, all equal`);
  await measure(items, 1, repeats, next);
  const all = await measure(items, rounds, repeats, next);
  measured.set(gifts, all);
  const by = find(all, base.name);
  console.log(
    table([
      ['', 'cold', 'warm', 'one purchase', 'cold', 'warm', 'one purchase'],
      ...all.map(({ contestant, cold, warm, purchase }) => [
        contestant.name,
        spread(ratioOf(cold, by.cold)),
        spread(ratioOf(warm, by.warm)),
        spread(ratioOf(purchase, by.purchase)),
        ...[cold, warm, purchase].map(micro),
      ]),
    ]),
  );
  const mine = find(all, ours.name);
  console.log(
    table([
      ['reading', 'cold', 'warm'],
      ...readings.map(([name], at) => [
        name,
        ...(['cold', 'warm'] as const).map((kind) =>
          spread(ratioOf(mine.readings[at]?.[kind] ?? [], by.readings[at]?.[kind] ?? [])),
        ),
      ]),
    ]),
  );
  goals.push(...goalsAt(gifts, mine));
}

const [small, large] = [measured.get(1_000), measured.get(10_000)];
if (small !== undefined && large !== undefined)
  for (const kind of ['cold', 'warm'] as const) {
    goals.push(growth(kind, find(small, ours.name), find(large, ours.name)));
    const byHand = growth(kind, find(small, base.name), find(large, base.name));
    console.log(`${byHand.what}: ${spread(byHand.measured)}`);
  }
console.log('');
console.log(
  table([
    ['goal', 'wanted', 'measured', ''],
    ...goals.map(({ what, wanted, measured: was, isReached }) => [
      what,
      wanted,
      spread(was),
      isReached ? 'reached' : 'MISSED',
    ]),
  ]),
);
