/**
 * Breaks parts around a running service and checks whether anything was lost, doubled or oversold; see docs/reliability.md.
 *
 *   npm run drill                         all of them, short, on a PostgreSQL server
 *   npm run drill -- --long               with more buyers and more rounds
 *   npm run drill -- --embedded           on the embedded database
 *   npm run drill -- --pooled             services reach PostgreSQL through PgBouncer in transaction mode
 *   npm run drill -- --standby            they read registries from a standby that lags
 *   npm run drill -- kill stop            some of them
 *   npm run drill -- rollout --before ../registry-1.2   from another release's built folder to this one, and back
 */
import { parseArgs } from 'node:util';
import { isNginxInstalled } from '../nginx.ts';
import { drills } from './drills.ts';
import { embeddedPlace, postgresPlace, type Scale } from './services.ts';
import { CheckFailed } from './shop.ts';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Drills of several services, or of the way to the database. */
const needServer: ReadonlyArray<string> = ['away', 'move', 'rollout'];

const SHORT: Omit<Scale, 'before'> = { buyers: 20, rounds: 3 };
const LONG: Omit<Scale, 'before'> = { buyers: 100, rounds: 20 };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    long: { type: 'boolean', default: false },
    embedded: { type: 'boolean', default: false },
    pooled: { type: 'boolean', default: false },
    standby: { type: 'boolean', default: false },
    before: { type: 'string' },
  },
});
const unknown = positionals.filter((name) => !(name in drills));
if (unknown.length > 0) {
  process.stderr.write(`There is no drill ${unknown.join(', ')}; there are ${Object.keys(drills).join(', ')}.\n`);
  process.exit(2);
}

const place = await (values.embedded
  ? embeddedPlace()
  : postgresPlace({ isPooled: values.pooled, hasStandby: values.standby }));
const chosen = Object.entries(drills).filter(
  ([name]) =>
    (positionals.length === 0 || positionals.includes(name)) &&
    (!needServer.includes(name) || place.network !== undefined) &&
    (name !== 'rollout' || isNginxInstalled()),
);
if (!isNginxInstalled()) say('rollout needs nginx, which is not installed');
let failed = 0;
try {
  say(`On the ${place.name}:`);
  for (const [name, drill] of chosen) {
    const from = performance.now();
    const tell = (sign: string, sentence: string): void =>
      say(`${sign} ${name.padEnd(12)} ${((performance.now() - from) / 1_000).toFixed(0).padStart(4)} s  ${sentence}`);
    try {
      tell('✓', await drill(place, { ...(values.long ? LONG : SHORT), before: values.before }));
    } catch (error) {
      if (!(error instanceof CheckFailed)) throw error;
      failed += 1;
      tell('✗', error.message);
    }
  }
} finally {
  await place.close();
}
say(`${chosen.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
