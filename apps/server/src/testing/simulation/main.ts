/**
 * Simulates the shop with everything that can fail around it; see docs/reliability.md.
 *
 *   npm run simulate                      five minutes, from a seed of its own
 *   npm run simulate -- --hours 1         an hour
 *   npm run simulate -- --seed 4711       that seed alone, as it failed, and the shortest way to the same failure
 */
import { parseArgs } from 'node:util';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { option as O } from 'fp-ts';
import fc from 'fast-check';
import { startPostgresServer } from '../postgres-server.ts';
import { empty, openOrFail } from '../test-database.ts';
import { databaseStore } from './database-store.ts';
import { simulate } from './simulate.ts';
import { memoryStore } from './store.ts';
import { turns } from './turn.ts';

const { values } = parseArgs({
  options: { seed: { type: 'string' }, hours: { type: 'string' }, from: { type: 'string', default: '1' }, store: { type: 'string', default: 'memory' } },
});
/** A database that is deleted afterwards. */
const temporaryDatabase = async (kind: 'embedded' | 'server') => {
  const folder = mkdtempSync(join(tmpdir(), 'registry-simulation-'));
  // PostgreSQL runs under another account where this is root.
  chmodSync(folder, 0o755);
  const log = { write: () => () => {} };
  const server = kind === 'server' ? await startPostgresServer(folder, ['fsync=off', 'autovacuum=off']) : undefined;
  const url = server === undefined ? undefined : `${server.url}/postgres`;
  const options = { databaseUrl: O.fromNullable(url), dataDir: folder, log };
  const database = await openOrFail(options);
  const outside = url === undefined ? database : await openOrFail(options);
  return {
    store: async () => {
      await empty(outside);
      return databaseStore({ database, outside, ...(url === undefined ? {} : { url }) });
    },
    close: async () => {
      await database.close();
      if (url !== undefined) await outside.close();
      await server?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const place =
  values.store === 'embedded' || values.store === 'server'
    ? await temporaryDatabase(values.store)
    : { store: memoryStore, close: async () => {} };
const play = (seed: number, endOnFailure: boolean) =>
  fc.check(
    fc.asyncProperty(turns, async (all) => {
      await simulate(await place.store(), all);
    }),
    { seed, numRuns: 1, endOnFailure },
  );

const first = Number(values.seed ?? values.from);
const until = performance.now() + Number(values.hours ?? 5 / 60) * 3_600_000;
let failed = 0;
let seed = first;
for (; seed === first || (values.seed === undefined && performance.now() < until); seed += 1) {
  if (process.env.TRACE) say(`${seed} ${performance.now()}`);
  const outcome = await play(seed, values.seed === undefined);
  if (!outcome.failed) continue;
  failed += 1;
  say(`seed ${seed}: ${outcome.errorInstance instanceof Error ? (values.seed === undefined ? outcome.errorInstance.message : outcome.errorInstance.stack) : String(outcome.errorInstance)}`);
  if (values.seed !== undefined) for (const turn of outcome.counterexample?.[0] ?? []) say(`  ${JSON.stringify(turn)}`);
}
say(`${seed - first} simulated, ${failed} failed`);
await place.close();
process.exitCode = failed === 0 ? 0 : 1;
