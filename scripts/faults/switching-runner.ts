/** A test runner that runs each test normally, and then once more for every fault that the test reached and that no test has noticed yet. */

import { setMaxListeners } from 'node:events';
import { appendFileSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import fc from 'fast-check';
import { type RunnerTestCase, type RunnerTestSuite, TestRunner } from 'vitest';

/** Noticing a fault is enough; a minimal counterexample is not needed. */
fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true });

/** A test that runs repeatedly adds an end listener each time. */
setMaxListeners(0);

/** A bound that no test reaches: beyond it a loop counts as endless. */
const MOST_HITS = 2_000_000;
/** In milliseconds: how much longer a test may take than without the fault. */
const PATIENCE = 10_000;

interface Switching {
  /** The id of the fault that is switched on. */
  planted: string | undefined;
  hits: number;
  /** Whether a test runs; otherwise files are loaded, or tests prepared. */
  isTesting: boolean;
  cameBy: Set<string>;
  readonly atRest: Set<string>;
  readonly noticed: Set<string>;
  /** Tests that fail when repeated without a fault. */
  readonly unrepeatable: Set<string>;
}

declare global {
  var isPlanted: ((fault: string) => boolean) | undefined;
  var switching: Switching | undefined;
}

/** Test files run one after another in the same thread, and share its module state. */
globalThis.switching ??= {
  planted: undefined,
  hits: 0,
  isTesting: false,
  cameBy: new Set(),
  atRest: new Set(),
  noticed: new Set(),
  unrepeatable: new Set(),
};
const state = globalThis.switching;
globalThis.isPlanted ??= (fault) => {
  if (state.planted === fault) {
    if (++state.hits > MOST_HITS) throw new Error('it never ends');
    return true;
  }
  if (state.planted === undefined) (state.isTesting ? state.cameBy : state.atRest).add(fault);
  return false;
};

const folder = process.env['FAULTS_FOLDER'];
const note = (...parts: ReadonlyArray<string>): void => {
  if (folder !== undefined) appendFileSync(join(folder, 'switched.txt'), `${parts.join('\t')}\n`);
};
/** The test files that may notice each fault. */
const testsOf = new Map<string, ReadonlySet<string>>();
/** Written by the process in `test-runner.ts`. */
const written: ReadonlyArray<readonly [string, ReadonlyArray<string>]> =
  folder === undefined ? [] : JSON.parse(readFileSync(join(folder, 'switched.json'), 'utf8'));
for (const [fault, files] of written) testsOf.set(fault, new Set(files));

const suitesAround = (test: RunnerTestCase): ReadonlyArray<RunnerTestSuite> => {
  const found: RunnerTestSuite[] = [];
  for (let suite: RunnerTestSuite | undefined = test.suite ?? test.file; suite; suite = suite.suite)
    found.unshift(suite);
  return found[0] === test.file ? found : [test.file, ...found];
};

const prepared = async (test: RunnerTestCase): Promise<void> => {
  for (const suite of suitesAround(test))
    for (const hook of TestRunner.getSuiteHooks(suite).beforeEach) await hook(test.context, suite);
};

const tidied = async (test: RunnerTestCase): Promise<void> => {
  for (const suite of suitesAround(test).toReversed())
    for (const hook of TestRunner.getSuiteHooks(suite).afterEach) await hook(test.context, suite);
};

/** Repeats a test; returns its failure, or undefined if it passed. */
const problem = async (test: RunnerTestCase, patience: number): Promise<string | undefined> => {
  let late: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    late = setTimeout(() => reject(new Error('too late')), patience);
  });
  try {
    await prepared(test);
    await Promise.race([TestRunner.getTestFn(test)(), tooLate]);
    return undefined;
  } catch (error) {
    return String(error instanceof Error ? error.message : error).split('\n')[0] ?? '';
  } finally {
    clearTimeout(late);
    await tidied(test);
  }
};

export default class SwitchingRunner extends TestRunner {
  async runTask(test: RunnerTestCase): Promise<void> {
    state.planted = undefined;
    state.cameBy = new Set();
    state.isTesting = true;
    const began = performance.now();
    await TestRunner.getTestFn(test)();
    const patience = PATIENCE + 20 * (performance.now() - began);
    state.isTesting = false;
    const file = relative(process.env['FAULTS_ROOT'] ?? '.', test.file.filepath);
    const name = `${file} > ${test.name}`;
    for (const fault of state.cameBy) {
      if (state.noticed.has(fault) || state.unrepeatable.has(name)) continue;
      if (!testsOf.get(fault)?.has(file)) continue;
      note('reached', fault);
      state.hits = 0;
      state.planted = fault;
      const noticed = await problem(test, patience);
      state.planted = undefined;
      if (noticed === undefined) continue;
      // Makes sure that the fault caused the failure.
      state.isTesting = true;
      const ever = await problem(test, patience);
      state.isTesting = false;
      if (ever === undefined) {
        state.noticed.add(fault);
        note('noticed', fault, name, noticed);
      } else {
        state.unrepeatable.add(name);
        note('unrepeatable', fault, name, ever);
      }
    }
  }
  override onAfterRunFiles(): void {
    super.onAfterRunFiles();
    for (const fault of state.atRest) if (testsOf.has(fault)) note('at rest', fault);
    state.atRest.clear();
  }
}
