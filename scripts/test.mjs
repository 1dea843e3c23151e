// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import './build.mjs';
import { root } from './fingerprint.mjs';
import { environment } from './run.mjs';

/** @typedef {{ passed: number, failed: number }} Tally */

const reports = join(root, '.data/reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/** @param {string[]} words @param {Record<string, string>} [more] */
const succeeds = ([command = '', ...words], more = {}) =>
  spawnSync(command, words, { cwd: root, stdio: 'inherit', env: { ...environment, ...more } }).status === 0;

/** @param {string} name @param {string[]} words @returns {Tally} */
const check = (name, words) => {
  console.log(`\n── ${name}`);
  return succeeds(words) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
};

/**
 * Runs a test runner and reads its own report; a runner that fails without a failed test, or leaves no report, counts as one failure.
 * @param {string} name @param {string[]} words @param {string} report @param {(report: unknown) => Tally} read @param {Record<string, string>} [more]
 * @returns {Tally}
 */
const suite = (name, words, report, read, more) => {
  console.log(`\n── ${name}`);
  const isFine = succeeds(words, more);
  const path = join(reports, report);
  const tally = existsSync(path) ? read(JSON.parse(readFileSync(path, 'utf8'))) : { passed: 0, failed: 1 };
  return isFine || tally.failed > 0 ? tally : { ...tally, failed: 1 };
};

/** @param {any} report @returns {Tally} */
const vitestTally = (report) => ({
  passed: report.numPassedTests,
  failed: report.numTotalTests - report.numPassedTests,
});

/** @param {any} report @returns {Tally} */
const playwrightTally = ({ stats }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + stats.skipped,
});

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

const tallies = [
  check('Types', ['tsc', '-b']),
  check('Lint and format', ['biome', 'check', '.']),
  check('The linter notices', ['tsx', 'scripts/check-lint.ts']),
  check('Direction of imports', ['tsx', 'scripts/check-boundaries.ts']),
  check('Requirements', ['tsx', 'scripts/check-requirements.ts']),
  check('The house', ['tsx', 'scripts/check-house.ts']),
  vitest('unit'),
  vitest('server'),
  vitest('storybook'),
  suite(
    'In a browser, against the running service',
    ['playwright', 'test', '--reporter=list,json'],
    'browser.json',
    playwrightTally,
    { PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'browser.json') },
  ),
];
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
