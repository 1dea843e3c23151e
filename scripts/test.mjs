// @ts-check
import './setup.mjs';
import { check, playwright, vitest } from './test-step.mjs';

/** @typedef {import('./test-step.mjs').Result} Result */
/** A step uses about one core or two, and starts after the step that it needs. @typedef {{ cores: 1 | 2, run: () => Promise<Result>, after?: string }} Step */

/** Inputs of every check: its program with all imports, and the packages. */
const tools = ['scripts', 'package.json', 'pnpm-lock.yaml', 'tsconfig.base.json'];

const BUILD = 'Build';

/** When a core is free the first step that fits starts. Long steps come first, so that both cores end at about the same time. @type {ReadonlyArray<Step>} */
const steps = [
  { cores: 1, run: () => check(BUILD, ['node', 'scripts/build.mjs']) },
  // Waits for its databases half of the time.
  { cores: 1, run: () => vitest('server', ['--project', 'server']), after: BUILD },
  { cores: 1, run: () => vitest('unit', ['--project', 'unit']) },
  { cores: 1, run: () => check('Types', ['node', 'node_modules/typescript-7/bin/tsc', '-b']) },
  {
    cores: 1,
    run: () =>
      check(
        'The packages, installed elsewhere',
        ['tsx', 'scripts/check-package.ts'],
        [
          ...tools,
          ...[
            'packages/domain',
            'packages/adapters-http',
            'docs/api',
            'docs/examples',
            'docs/using-the-rules.md',
            'docs/http-client.md',
          ],
        ],
      ),
  },
  {
    cores: 1,
    run: () =>
      check(
        'Direction of imports',
        ['tsx', 'scripts/check-boundaries.ts'],
        [...tools, ...['.dependency-cruiser.cjs', 'packages', 'apps']],
      ),
  },
  { cores: 1, run: () => check('Lint and format', ['biome', 'check', '.'], ['.']) },
  {
    cores: 1,
    run: () => check('Rules', ['tsx', 'scripts/check-rules.ts'], [...tools, 'packages/domain']),
  },
  {
    cores: 1,
    run: () => check('The linter notices', ['tsx', 'scripts/check-lint.ts'], [...tools, 'biome.json']),
  },
  { cores: 1, run: () => check('Requirements', ['tsx', 'scripts/check-requirements.ts']) },
  { cores: 1, run: () => check('Conventions', ['tsx', 'scripts/check-conventions.ts']) },
  // Two browser pages at once each.
  { cores: 2, run: () => vitest('stories', ['--config', '.storybook/vitest.config.ts']) },
  { cores: 2, run: () => playwright('In a browser, against the running service'), after: BUILD },
];

/** @param {ReadonlyArray<Step>} all @param {number} cores @returns {Promise<ReadonlyArray<Result>>} */
const runWithCoreLimit = (all, cores) =>
  new Promise((resolve, reject) => {
    const waiting = [...all];
    /** @type {Result[]} */
    const ended = [];
    let free = cores;
    const startNext = () => {
      for (const step of [...waiting]) {
        const isReady = step.after === undefined || ended.some(({ name }) => name === step.after);
        if (!isReady || step.cores > free) continue;
        waiting.splice(waiting.indexOf(step), 1);
        free -= step.cores;
        step.run().then((result) => {
          free += step.cores;
          ended.push(result);
          startNext();
        }, reject);
      }
      if (ended.length === all.length) resolve(ended);
    };
    startNext();
  });

const began = performance.now();
const results = await runWithCoreLimit(steps, 2);

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
