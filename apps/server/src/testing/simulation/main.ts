/**
 * Simulates the shop with everything that can fail around it; see docs/reliability.md.
 *
 *   npm run simulate                      five minutes, from a seed of its own
 *   npm run simulate -- --hours 1         an hour
 *   npm run simulate -- --seed 4711       that seed alone, as it failed, and the shortest way to the same failure
 */
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { simulate } from './simulate.ts';
import { memoryStore } from './store.ts';
import { turns } from './turn.ts';

const { values } = parseArgs({
  options: { seed: { type: 'string' }, hours: { type: 'string' }, from: { type: 'string', default: '1' } },
});
const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const play = (seed: number, endOnFailure: boolean) =>
  fc.check(
    fc.asyncProperty(turns, async (all) => {
      await simulate(await memoryStore(), all);
    }),
    { seed, numRuns: 1, endOnFailure },
  );

const first = Number(values.seed ?? values.from);
const until = performance.now() + Number(values.hours ?? 5 / 60) * 3_600_000;
let failed = 0;
let seed = first;
for (; seed === first || (values.seed === undefined && performance.now() < until); seed += 1) {
  const outcome = await play(seed, values.seed === undefined);
  if (!outcome.failed) continue;
  failed += 1;
  say(`seed ${seed}: ${outcome.errorInstance instanceof Error ? (values.seed === undefined ? outcome.errorInstance.message : outcome.errorInstance.stack) : String(outcome.errorInstance)}`);
  if (values.seed !== undefined) for (const turn of outcome.counterexample?.[0] ?? []) say(`  ${JSON.stringify(turn)}`);
}
say(`${seed - first} simulated, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
