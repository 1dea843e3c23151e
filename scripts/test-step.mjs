// @ts-check
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fingerprint, root } from './fingerprint.mjs';
import { environment } from './run.mjs';

/**
 * The outcome of a step: tests passed, failures with reasons, and its duration; `cpu` is missing where the system does not report it.
 * @typedef {{ passed: number, failed: ReadonlyArray<string> }} Counts
 * @typedef {Counts & { name: string, seconds: number, cpu?: number, isUnchanged?: boolean }} Result
 * @typedef {{ failure?: string, seconds: number, cpu?: number }} Run
 */

const reports = join(root, '.data/reports');
mkdirSync(reports, { recursive: true });

/** Lines of a failure that are shown: the first of a failed test's message, the last of a failed program's output. */
const LINES_SHOWN = 40;

/** @param {string} name @param {ReadonlyArray<string>} lines */
const because = (name, lines) => [name, ...lines].join('\n    ').trimEnd();

/** CPU seconds of all child processes that have ended and their descendants; Linux counts in hundredths. */
const cpuOfEnded = () => {
  if (!existsSync('/proc/self/stat')) return undefined;
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[13]) + Number(fields[14])) / 100;
};
let counted = cpuOfEnded();

/** CPU seconds of the child process that has just ended. */
const cpuOfLast = () => {
  const before = counted;
  counted = cpuOfEnded();
  return before === undefined || counted === undefined ? undefined : counted - before;
};

/**
 * Runs a program and prints its output when it has ended, so that the output of concurrent programs is not mixed. On failure it gives the name with the last lines of the output.
 * @param {string} name @param {string[]} args @param {Record<string, string>} [more] @returns {Promise<Run>}
 */
const run = (name, [command = '', ...args], more = {}) =>
  new Promise((resolve) => {
    console.log(`Begins: ${name}`);
    const began = performance.now();
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...environment, ...more },
    });
    /** @type {Buffer[]} */
    const printed = [];
    /** @type {number | undefined} */
    let cpu;
    child.stdout.on('data', (part) => printed.push(part));
    child.stderr.on('data', (part) => printed.push(part));
    child.once('exit', () => {
      cpu = cpuOfLast();
    });
    child.once('error', (error) => printed.push(Buffer.from(error.message)));
    child.once('close', (status) => {
      const seconds = (performance.now() - began) / 1000;
      const text = Buffer.concat(printed).toString();
      console.log(`\n── ${name}\n${text}`);
      console.log(`Ends: ${name}, ${seconds.toFixed(0)} s${cpu === undefined ? '' : `, ${cpu.toFixed(0)} s of CPU`}`);
      const failure = status === 0 ? undefined : because(name, text.trimEnd().split('\n').slice(-LINES_SHOWN));
      resolve({ seconds, ...(cpu !== undefined && { cpu }), ...(failure !== undefined && { failure }) });
    });
  });

/**
 * Runs a program that passes or fails as a whole. With `inputs` it is skipped if they are unchanged since it last passed.
 * @param {string} name @param {string[]} args @param {string[]} [inputs] @returns {Promise<Result>}
 */
export const check = async (name, args, inputs) => {
  const stamp = join(root, '.tsbuild/checks', name.toLowerCase().replaceAll(/\W+/g, '-'));
  const now = inputs && fingerprint(inputs);
  if (now !== undefined && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) {
    console.log(`Unchanged since it last passed: ${name}`);
    return { name, passed: 1, failed: [], seconds: 0, isUnchanged: true };
  }
  const { failure, ...took } = await run(name, args);
  if (failure !== undefined) return { name, passed: 0, failed: [failure], ...took };
  if (now !== undefined) {
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, now);
  }
  return { name, passed: 1, failed: [], ...took };
};

/**
 * Runs a test runner and reads its report; a runner that fails without a failed test, or without a passed one, counts as one failure.
 * @param {string} name @param {string[]} args @param {string} report @param {(report: any) => Counts} read @param {Record<string, string>} [more]
 * @returns {Promise<Result>}
 */
const suite = async (name, args, report, read, more) => {
  const path = join(reports, report);
  rmSync(path, { force: true });
  const { failure, ...took } = await run(name, args, more);
  const counts = existsSync(path) ? read(JSON.parse(readFileSync(path, 'utf8'))) : { passed: 0, failed: [] };
  const hasPassed = failure === undefined && counts.passed > 0;
  const failed = hasPassed || counts.failed.length > 0 ? counts.failed : [failure ?? `${name}: no test ran`];
  return { name, passed: counts.passed, failed, ...took };
};

/** @param {any} report @returns {Counts} */
const vitestCounts = ({ numPassedTests, testResults }) => ({
  passed: numPassedTests,
  failed: testResults.flatMap((/** @type {any} */ { name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((/** @type {any} */ test) => test.status !== 'passed');
    const names = tests.map((/** @type {any} */ { fullName, status, failureMessages }) =>
      because(`${name}: ${fullName} (${status})`, failureMessages.join('\n').split('\n').slice(0, LINES_SHOWN)),
    );
    return names.length === 0 && status !== 'passed' ? [because(name, [message])] : names;
  }),
});

/** @param {string} tests @param {string[]} which */
export const vitest = (tests, which) =>
  suite(
    `Tests: ${tests}`,
    [
      ...['vitest', 'run', '--allowOnly=false', ...which],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=.data/reports/${tests}.json`],
    ],
    `${tests}.json`,
    vitestCounts,
  );

/** @param {any} suite @returns {string[]} */
const failures = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(failures),
  ...specs.flatMap((/** @type {any} */ { file, title, tests }) =>
    tests
      .filter((/** @type {any} */ { status }) => status !== 'expected')
      .map((/** @type {any} */ { status, results }) => {
        const messages = results
          .flatMap((/** @type {any} */ { errors }) => errors)
          .map((/** @type {any} */ error) => error.message);
        return because(`${file}: ${title} (${status})`, messages.join('\n').split('\n').slice(0, LINES_SHOWN));
      }),
  ),
];

/** @param {string} name */
export const playwright = (name) =>
  suite(
    name,
    ['playwright', 'test', '--reporter=list,json,./scripts/failed-page.ts'],
    'browser.json',
    ({ stats, suites }) => ({ passed: stats.expected, failed: failures({ suites }) }),
    { PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'browser.json') },
  );
