// @ts-check
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import './build.mjs';
import { root } from './fingerprint.mjs';
import { environment } from './run.mjs';

/** What came of it, and the names of what failed. @typedef {{ passed: number, failed: ReadonlyArray<string> }} Tally */

const reports = join(root, '.data/reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/**
 * Runs a program and shows what it printed when it has ended, so that what runs at once does not mix.
 * @param {string} name @param {string[]} words @param {Record<string, string>} [more] @returns {Promise<boolean>}
 */
const succeeds = (name, [command = '', ...words], more = {}) =>
  new Promise((resolve) => {
    console.log(`Begun: ${name}`);
    const child = spawn(command, words, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...environment, ...more },
    });
    /** @type {Buffer[]} */
    const printed = [];
    child.stdout.on('data', (part) => printed.push(part));
    child.stderr.on('data', (part) => printed.push(part));
    /** @param {string} ending @param {boolean} isFine */
    const end = (ending, isFine) => {
      console.log(`\n── ${name}\n${Buffer.concat(printed).toString()}${ending}`);
      resolve(isFine);
    };
    child.once('error', (error) => end(error.message, false));
    child.once('close', (status) => end('', status === 0));
  });

/** @param {string} name @param {string[]} words @returns {Promise<Tally>} */
const check = async (name, words) =>
  (await succeeds(name, words)) ? { passed: 1, failed: [] } : { passed: 0, failed: [name] };

/**
 * Runs a test runner and reads its own report; a runner that fails without a failed test, or leaves no report, counts as one failure.
 * @param {string} name @param {string[]} words @param {string} report @param {(report: unknown) => Tally} read @param {Record<string, string>} [more]
 * @returns {Promise<Tally>}
 */
const suite = async (name, words, report, read, more) => {
  const isFine = await succeeds(name, words, more);
  const path = join(reports, report);
  const tally = existsSync(path) ? read(JSON.parse(readFileSync(path, 'utf8'))) : { passed: 0, failed: [] };
  return isFine || tally.failed.length > 0 ? tally : { ...tally, failed: [name] };
};

/** @param {any} report @returns {Tally} */
const vitestTally = ({ numPassedTests, testResults }) => ({
  passed: numPassedTests,
  failed: testResults.flatMap((/** @type {any} */ { name, status, assertionResults }) => {
    const tests = assertionResults.filter((/** @type {any} */ test) => test.status !== 'passed');
    const names = tests.map((/** @type {any} */ test) => `${name}: ${test.fullName} (${test.status})`);
    return names.length === 0 && status !== 'passed' ? [name] : names;
  }),
});

/** @param {any} suite @returns {string[]} */
const notAsExpected = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(notAsExpected),
  ...specs.flatMap((/** @type {any} */ { file, title, tests }) =>
    tests
      .filter((/** @type {any} */ { status }) => status !== 'expected')
      .map((/** @type {any} */ { status }) => `${file}: ${title} (${status})`),
  ),
];

/** @param {any} report @returns {Tally} */
const playwrightTally = ({ stats, suites }) => ({ passed: stats.expected, failed: notAsExpected({ suites }) });

/** @param {string} project */
const vitest = (project) =>
  suite(
    `Tests: ${project}`,
    [
      'vitest',
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=.data/reports/${project}.json`,
    ],
    `${project}.json`,
    vitestTally,
  );

/** @param {ReadonlyArray<() => Promise<Tally>>} steps @returns {Promise<ReadonlyArray<Tally>>} */
const oneByOne = async ([first, ...others]) =>
  first === undefined ? [] : [await first(), ...(await oneByOne(others))];

// The service's tests mostly wait for databases and processes: the rest is checked beside them. What walks through the whole product runs alone.
const beside = await Promise.all([
  oneByOne([() => vitest('server')]),
  oneByOne([
    () => check('Types', ['tsc', '-b']),
    () => check('Lint and format', ['biome', 'check', '.']),
    () => check('The linter notices', ['tsx', 'scripts/check-lint.ts']),
    () => check('Direction of imports', ['tsx', 'scripts/check-boundaries.ts']),
    () => check('Requirements', ['tsx', 'scripts/check-requirements.ts']),
    () => check('Rules', ['tsx', 'scripts/check-rules.ts']),
    () => check('The house', ['tsx', 'scripts/check-house.ts']),
    () => vitest('unit'),
    () => vitest('types'),
    () => check('The package, installed elsewhere', ['tsx', 'scripts/check-package.ts']),
    () => vitest('storybook'),
  ]),
]);
const alone = await oneByOne([
  () =>
    suite(
      'In a browser, against the running service',
      ['playwright', 'test', '--reporter=list,json,./scripts/failed-page.ts'],
      'browser.json',
      playwrightTally,
      { PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'browser.json') },
    ),
]);
const tallies = [...beside.flat(), ...alone];
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
const failed = tallies.flatMap((tally) => tally.failed);
for (const name of failed) console.log(`Failed: ${name}`);
console.log(`\n${passed} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 && passed > 0 ? 0 : 1;
