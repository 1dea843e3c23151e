// @ts-check
import './build.mjs';
import { spawnSync } from 'node:child_process';
import { root } from './fingerprint.mjs';
import { environment } from './run.mjs';

/** Runs what `npm test` leaves out: the stories tagged `more`, beside all others, and the browser tests of `e2e/more`; both also when one of them fails. */
const halves = [
  ['vitest', 'run', '--config', '.storybook/vitest.config.ts'],
  ['playwright', 'test', '--config', 'playwright.more.config.ts'],
].map(
  ([command = '', ...args]) =>
    spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...environment, ALL_STORIES: '1' } }).status,
);
process.exitCode = halves.every((status) => status === 0) ? 0 : 1;
