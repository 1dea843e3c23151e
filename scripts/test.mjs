// @ts-check
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import './build.mjs';
import { root } from './fingerprint.mjs';
import { environment } from './run.mjs';

/** What came of it, and what failed: its name, and below it why. @typedef {{ passed: number, failed: ReadonlyArray<string> }} Tally */

const reports = join(root, '.data/reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/** As many lines of why: the first of what a failed test says, the last of what a failed program printed. */
const LINES_TOLD = 40;

/** @param {string} name @param {ReadonlyArray<string>} lines */
const because = (name, lines) => [name, ...lines].join('\n    ').trimEnd();

/**
 * Runs a program and shows what it printed when it has ended, so that what runs at once does not mix. Gives the name with the last of what was
 * printed when the program failed, since the whole stands far above the sums.
 * @param {string} name @param {string[]} words @param {Record<string, string>} [more] @returns {Promise<string | undefined>}
 */
const failureOf = (name, [command = '', ...words], more = {}) =>
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
      const text = `${Buffer.concat(printed).toString()}${ending}`;
      console.log(`\n── ${name}\n${text}`);
      resolve(isFine ? undefined : because(name, text.trimEnd().split('\n').slice(-LINES_TOLD)));
    };
    child.once('error', (error) => end(error.message, false));
    child.once('close', (status) => end('', status === 0));
  });

/** @param {string} name @param {string[]} words @returns {Promise<Tally>} */
const check = async (name, words) => {
  const failure = await failureOf(name, words);
  return failure === undefined ? { passed: 1, failed: [] } : { passed: 0, failed: [failure] };
};

/**
 * Runs a test runner and reads its own report; a runner that fails without a failed test, or leaves no report, counts as one failure.
 * @param {string} name @param {string[]} words @param {string} report @param {(report: unknown) => Tally} read @param {Record<string, string>} [more]
 * @returns {Promise<Tally>}
 */
const suite = async (name, words, report, read, more) => {
  const failure = await failureOf(name, words, more);
  const path = join(reports, report);
  const tally = existsSync(path) ? read(JSON.parse(readFileSync(path, 'utf8'))) : { passed: 0, failed: [] };
  return failure === undefined || tally.failed.length > 0 ? tally : { ...tally, failed: [failure] };
};

/** @param {any} report @returns {Tally} */
const vitestTally = ({ numPassedTests, testResults }) => ({
  passed: numPassedTests,
  failed: testResults.flatMap((/** @type {any} */ { name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((/** @type {any} */ test) => test.status !== 'passed');
    const names = tests.map((/** @type {any} */ { fullName, status, failureMessages }) =>
      because(`${name}: ${fullName} (${status})`, failureMessages.join('\n').split('\n').slice(0, LINES_TOLD)),
    );
    return names.length === 0 && status !== 'passed' ? [because(name, [message])] : names;
  }),
});

/** @param {any} suite @returns {string[]} */
const notAsExpected = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(notAsExpected),
  ...specs.flatMap((/** @type {any} */ { file, title, tests }) =>
    tests
      .filter((/** @type {any} */ { status }) => status !== 'expected')
      .map((/** @type {any} */ { status, results }) => {
        const messages = results
          .flatMap((/** @type {any} */ { errors }) => errors)
          .map((/** @type {any} */ error) => error.message);
        return because(`${file}: ${title} (${status})`, messages.join('\n').split('\n').slice(0, LINES_TOLD));
      }),
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
