/** A test runner that runs each test once as it is, and then once more for every fault that it came by and that no test has noticed yet. */
import { setMaxListeners } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { type RunnerTestCase, TestRunner } from 'vitest';

/** What the instrumented rules look at and write: which fault is switched on, and which places a test came by. */
interface Switch {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  mutantCoverage?: { static: Record<string, number>; perTest: Record<string, Record<string, number>> };
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
}

/** Further than any test of a rule goes: what goes further never ends. */
const HIT_LIMIT = 2_000_000;

/** A test that runs again and again listens to its end each time. */
setMaxListeners(0);

declare global {
  var __stryker__: Switch | undefined;
  var noticedFaults: Set<string> | undefined;
  var switchedNumber: (right: number, wrong: Readonly<Record<string, number>>) => number;
}

/** Files of tests share a thread one after the other, and what they know with it. */
globalThis.__stryker__ ??= {};
globalThis.noticedFaults ??= new Set();
const place: Switch = globalThis.__stryker__;
const noticed = globalThis.noticedFaults;

/** A test came by, or nobody's test did: while the rules were read, or tests prepared. */
const cameBy = (fault: string): void => {
  place.mutantCoverage ??= { static: {}, perTest: {} };
  const { static: atRest, perTest } = place.mutantCoverage;
  if (place.currentTestId === undefined) {
    atRest[fault] = 1;
    return;
  }
  perTest[place.currentTestId] ??= {};
  Object.assign(perTest[place.currentTestId] ?? {}, { [fault]: 1 });
};

globalThis.switchedNumber = (right, wrong) => {
  const { activeMutant } = place;
  if (activeMutant === undefined) {
    for (const fault of Object.keys(wrong)) cameBy(fault);
    return right;
  }
  if (place.hitCount !== undefined && place.hitLimit !== undefined && ++place.hitCount > place.hitLimit)
    throw new Error('it never ends');
  return wrong[activeMutant] ?? right;
};

const passes = async (run: () => unknown): Promise<boolean> => {
  try {
    await run();
    return true;
  } catch {
    return false;
  }
};

export default class SwitchedRunner extends TestRunner {
  async runTask(test: RunnerTestCase): Promise<void> {
    const run = TestRunner.getTestFn(test);
    place.activeMutant = undefined;
    place.mutantCoverage ??= { static: {}, perTest: {} };
    place.mutantCoverage.perTest = {};
    place.currentTestId = test.id;
    await run();
    place.currentTestId = undefined;
    for (const fault of Object.keys(place.mutantCoverage.perTest[test.id] ?? {})) {
      if (noticed.has(fault)) continue;
      place.activeMutant = fault;
      place.hitCount = 0;
      place.hitLimit = HIT_LIMIT;
      if (!(await passes(run))) noticed.add(fault);
      place.activeMutant = undefined;
    }
  }
  override onAfterRunFiles(): void {
    super.onAfterRunFiles();
    const folder = process.env['FAULTS_FOLDER'] ?? '.';
    const atRest = Object.keys(place.mutantCoverage?.static ?? {});
    writeFileSync(
      join(folder, `noticed-${process.pid}-${threadId}.json`),
      JSON.stringify({ noticed: [...noticed], atRest }),
    );
  }
}
