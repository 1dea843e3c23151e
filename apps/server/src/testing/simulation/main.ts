/**
 * Simulates a shop around which everything fails that can; see docs/reliability.md.
 *
 *   npm run simulate                               five minutes, from seed 1
 *   npm run simulate -- --seed 5000 --hours 1      an hour, from another seed
 *   npm run simulate -- --seed 4711                that seed alone, and the fewest turns that break the same law
 *   npm run simulate -- --store embedded           on the embedded database; or on a `server`, where transactions overlap
 *   npm run simulate -- --first --seeds 300        until the first seed that breaks a law, of so many
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { option as O } from 'fp-ts';
import { startPostgresServer } from '../postgres-server.ts';
import { empty, openOrFail } from '../test-database.ts';
import { databaseStore } from './database-store.ts';
import { laggingStandby } from './lagging-standby.ts';
import { simulateSeed } from './simulate.ts';
import { memoryStore, type SimulatedStore } from './store.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    hours: { type: 'string' },
    store: { type: 'string', default: 'memory' },
    seeds: { type: 'string' },
    first: { type: 'boolean', default: false },
  },
});
/** The number, or the end of the process with what is wrong about it. */
const numberOf = (name: 'seed' | 'hours' | 'seeds', text: string): number => {
  const number = Number(text);
  if (text.trim() !== '' && number >= 0) return number;
  process.stderr.write(`--${name} is a number, and not ${text}.\n`);
  process.exit(2);
};
if (!['memory', 'embedded', 'server'].includes(values.store)) {
  process.stderr.write(`--store is memory, embedded or server, and not ${values.store}.\n`);
  process.exit(2);
}
const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Where the stores are, and what deletes them afterwards. */
interface Place {
  readonly store: () => Promise<SimulatedStore>;
  readonly close: () => Promise<void>;
}

/** A database that is deleted afterwards. */
const temporaryDatabase = async (isServer: boolean): Promise<Place> => {
  const folder = mkdtempSync(join(tmpdir(), 'registry-simulation-'));
  // PostgreSQL runs under another account where this is root.
  chmodSync(folder, 0o755);
  const server = isServer ? await startPostgresServer(folder, ['fsync=off', 'autovacuum=off']) : undefined;
  const url = server === undefined ? undefined : `${server.url}/postgres`;
  const options = {
    databaseUrl: O.fromNullable(url),
    dataDir: folder,
    log: { write: () => () => {} },
    connections: 40,
  };
  const database = await openOrFail(options);
  const outside = isServer ? await openOrFail(options) : database;
  const standby = url === undefined ? undefined : await laggingStandby(url);
  return {
    store: async () => {
      await empty(outside);
      return databaseStore({
        database,
        outside,
        ...(url === undefined || standby === undefined ? {} : { server: { url, standby } }),
      });
    },
    close: async () => {
      await standby?.close();
      await database.close();
      if (isServer) await outside.close();
      await server?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const { seed: given, hours = String(5 / 60), seeds = 'Infinity' } = values;
const isAlone = given !== undefined && values.hours === undefined && values.seeds === undefined;
const from = numberOf('seed', given ?? '1');
const last = from + numberOf('seeds', seeds);
const until = performance.now() + numberOf('hours', hours) * 3_600_000;
const { store, close }: Place =
  values.store === 'memory'
    ? { store: memoryStore, close: async () => {} }
    : await temporaryDatabase(values.store === 'server');
let failed = 0;
let seed = from;
do {
  const { failed: isBroken, errorInstance, counterexample } = await simulateSeed(store, seed, isAlone);
  if (isBroken) {
    failed += 1;
    say(`seed ${seed}: ${errorInstance instanceof Error && !isAlone ? errorInstance.message : String(errorInstance)}`);
    if (isAlone) for (const turn of counterexample?.[0] ?? []) say(`  ${JSON.stringify(turn)}`);
  }
  seed += 1;
} while (!isAlone && seed < last && performance.now() < until && !(values.first && failed > 0));
await close();
say(`${seed - from} simulated, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
