// @ts-check
import './setup.mjs';
import { check, playwright, vitest } from './test-step.mjs';

/** @typedef {import('./test-step.mjs').Result} Result */
/** A step starts after the one that it needs. @typedef {{ run: () => Promise<Result>, after?: string }} Step */

/** Inputs of every check: its program with all imports, and the packages. */
const tools = ['scripts', 'package.json', 'pnpm-lock.yaml', 'tsconfig.base.json'];

const BUILD = 'Build';

/** Two at once, for two cores: those with two workers of their own wait for databases and browsers a third of the time. They begin in this order, the long ones early, so that both lanes end at about the same time. @type {ReadonlyArray<Step>} */
const steps = [
  { run: () => check(BUILD, ['node', 'scripts/build.mjs']) },
  { run: () => vitest('server', ['--project', 'server']), after: BUILD },
  { run: () => vitest('unit', ['--project', 'unit']) },
  // Each further checker of a project checks again what others have: by default there are four, for a quarter more CPU.
  {
    run: () =>
      check('Types', ['node', 'node_modules/typescript-7/bin/tsc', ...['-b', '--builders', '2', '--checkers', '1']]),
  },
  {
    run: () =>
      check(
        'The packages, installed elsewhere',
        ['tsx', 'scripts/check-package.ts'],
        [
          ...tools,
          ...[
            'packages/domain',
            'packages/adapters-http',
            'packages/ui',
            'docs/api',
            'docs/examples',
            'docs/using-the-rules.md',
            'docs/http-client.md',
            'docs/components.md',
          ],
        ],
      ),
  },
  {
    run: () =>
      check(
        'The rules for plain JavaScript, installed elsewhere',
        ['tsx', 'scripts/check-plain-rules.ts'],
        [
          ...tools,
          ...['packages/domain/src', 'packages/adapters-http/src/wire', 'packages/plain-rules'],
          ...['docs/api', 'docs/examples/plain', 'docs/rules-for-javascript.md', 'CHANGELOG.md', 'LICENSE'],
        ],
      ),
  },
  {
    run: () =>
      check(
        'Direction of imports',
        ['tsx', 'scripts/check-boundaries.ts'],
        [...tools, ...['.dependency-cruiser.cjs', 'packages', 'apps']],
      ),
  },
  { run: () => check('Lint and format', ['biome', 'check', '.'], ['.']) },
  {
    run: () => check('Rules', ['tsx', 'scripts/check-rules.ts'], [...tools, 'packages/domain']),
  },
  {
    run: () => check('The linter notices', ['tsx', 'scripts/check-lint.ts'], [...tools, 'biome.json']),
  },
  { run: () => check('Requirements', ['tsx', 'scripts/check-requirements.ts']) },
  { run: () => check('Conventions', ['tsx', 'scripts/check-conventions.ts']) },
  { run: () => playwright('In a browser, against the running service'), after: BUILD },
  { run: () => vitest('stories', ['--config', '.storybook/vitest.config.ts']) },
];

/** @param {ReadonlyArray<Step>} all @param {number} lanes @returns {Promise<ReadonlyArray<Result>>} */
const runInLanes = (all, lanes) =>
  new Promise((resolve, reject) => {
    const waiting = [...all];
    /** @type {Result[]} */
    const ended = [];
    let free = lanes;
    const startNext = () => {
      for (const step of [...waiting]) {
        const isReady = step.after === undefined || ended.some(({ name }) => name === step.after);
        if (!isReady || free === 0) continue;
        waiting.splice(waiting.indexOf(step), 1);
        free -= 1;
        step.run().then((result) => {
          free += 1;
          ended.push(result);
          startNext();
        }, reject);
      }
      if (ended.length === all.length) resolve(ended);
    };
    startNext();
  });

const began = performance.now();
const results = await runInLanes(steps, 2);

const widest = Math.max(...results.map(({ name }) => name.length));
/** @param {string} name @param {string} seconds @param {string} cpu */
const row = (name, seconds, cpu) => `${name.padEnd(widest)}  ${seconds.padStart(9)}  ${cpu.padStart(6)}`;
/** @param {number | undefined} seconds */
const inSeconds = (seconds) => (seconds === undefined ? '' : `${seconds.toFixed(0)} s`);
console.log(`\n${row('Step', 'took', 'CPU')}`);
for (const { name, seconds, cpu, isUnchanged } of results)
  console.log(row(name, isUnchanged ? 'unchanged' : inSeconds(seconds), inSeconds(cpu)));
const cpuInAll = results.reduce((sum, { cpu = 0 }) => sum + cpu, 0);
console.log(`${row('In all', inSeconds((performance.now() - began) / 1000), inSeconds(cpuInAll))}\n`);

const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.flatMap((result) => result.failed);
for (const name of failed) console.log(`Failed: ${name}`);
console.log(`\n${passed} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 && passed > 0 ? 0 : 1;
