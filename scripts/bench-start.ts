/**
 * Measures how long `npm start` takes once all is installed and built and the database of the demo is there: from the
 * command until `/readyz` answers 200, and CPU of all its processes. Runs on a temporary data folder.
 *
 *   npm run bench:start               five starts
 *   npm run bench:start -- 3          so many
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../apps/server/src/testing/free-port.ts';
import { median } from './bench-page/figures.ts';

const root = join(import.meta.dirname, '..');
const STARTS = Number(process.argv[2] ?? 5);
const LOOK_EVERY = 20;

const isReady = async (port: number): Promise<boolean> => {
  try {
    return (await fetch(`http://localhost:${port}/readyz`)).status === 200;
  } catch {
    // Nothing listens yet.
    return false;
  }
};

/** Starts with the command, waits until it is ready, and stops it; gives the seconds until then. */
const start = async (dataDir: string, words: ReadonlyArray<string>): Promise<number> => {
  const port = await freePort();
  const from = performance.now();
  const [command = '', ...args] = words;
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let hasEnded = false;
  void ended.then(() => {
    hasEnded = true;
  });
  while (!(await isReady(port))) {
    if (hasEnded) throw new Error('the service ended before it was ready');
    await setTimeout(LOOK_EVERY);
  }
  const seconds = (performance.now() - from) / 1_000;
  child.kill('SIGTERM');
  await ended;
  // npm may end before what it started has closed the database.
  while (await isReady(port)) await setTimeout(LOOK_EVERY);
  return seconds;
};

const folder = mkdtempSync(join(tmpdir(), 'bench-start-'));
try {
  const first = await start(join(folder, 'data'), ['npm', 'start']);
  console.log(`the first start, with a new database: ${first.toFixed(1)} s`);
  const whole: Array<number> = [];
  const service: Array<number> = [];
  // In turns, so that whatever else the machine does meets both alike.
  for (let turn = 0; turn < STARTS; turn += 1) {
    whole.push(await start(join(folder, 'data'), ['npm', 'start']));
    service.push(await start(join(folder, 'data'), [process.execPath, 'apps/server/dist/main.js']));
  }
  const shown = (values: ReadonlyArray<number>): string =>
    `${median(values).toFixed(1)} s (${values.map((value) => value.toFixed(1)).join(', ')})`;
  console.log(`npm start: ${shown(whole)}\nthe service alone: ${shown(service)}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
