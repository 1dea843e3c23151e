/** A separate process: runs tests with faults that are switched on and off, or with one planted fault. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { TestProjectConfiguration, TestProjectInlineConfiguration, ViteUserConfig } from 'vitest/config';
import type { TestSpecification } from 'vitest/node';
import { createVitest } from 'vitest/node';
import config from '../../vitest.config.ts';
import { type Fault, withFault } from './fault.ts';
import { withSwitches } from './switches.ts';

/** Test files of one project of vitest, in the order in which they run. */
export interface Tests {
  readonly project: string;
  readonly files: ReadonlyArray<string>;
}

/** Either many faults, each with the test files that may notice it, or one fault and the tests to run until one fails. */
export type Task =
  | {
      readonly task: 'switch';
      readonly faults: ReadonlyArray<readonly [Fault, ReadonlyArray<string>]>;
      readonly tests: Tests;
    }
  | { readonly task: 'plant'; readonly fault: Fault; readonly tests: Tests };

/** The first failed test, the number of tests run, and the faults that cannot be switched. */
export interface TestResult {
  readonly failed: ReadonlyArray<string>;
  readonly unable: ReadonlyArray<string>;
}

const root = join(import.meta.dirname, '../..');
const folder = process.env['FAULTS_FOLDER'] ?? '';
const name = process.env['FAULTS_PROJECT'] ?? '';
const provided: unknown = JSON.parse(process.env['FAULTS_PROVIDED'] ?? '{}');
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The texts that replace those of files. */
const texts = new Map<string, string>();
const planting = {
  name: 'plant-faults',
  enforce: 'pre' as const,
  transform: (_: string, id: string) => texts.get(id.split('?')[0] ?? ''),
};

const isChosen = (project: TestProjectConfiguration): project is TestProjectInlineConfiguration =>
  isObject(project) && isObject(project['test']) && project['test']['name'] === name;
const isBrowser = name === 'stories';
/** The stories have a configuration of their own. */
const stories = async (): Promise<ViteUserConfig> => (await import('../../.storybook/vitest.config.ts')).default;
const chosen: ReadonlyArray<TestProjectInlineConfiguration> = isBrowser
  ? [await stories()]
  : (config.test?.projects ?? []).filter(isChosen);
const vitest = await createVitest('test', {
  root,
  config: false,
  watch: false,
  reporters: [{}],
  sequence: {
    sequencer: class {
      sort = (files: TestSpecification[]) => Promise.resolve(files);
      shard = (files: TestSpecification[]) => Promise.resolve(files);
    },
  },
  projects: chosen.map((project) => ({
    ...project,
    plugins: [...(project.plugins ?? []), planting],
    test: {
      ...project.test,
      maxWorkers: 1,
      ...(isBrowser
        ? {}
        : {
            runner: join(root, 'scripts/faults/switching-runner.ts'),
            globalSetup: [],
            provide: isObject(provided) ? provided : {},
          }),
    },
  })),
});
const all = await vitest.globTestSpecifications();

const specificationsOf = ({ files }: Tests): ReadonlyArray<TestSpecification> =>
  files.flatMap((file) => all.filter(({ moduleId }) => moduleId === join(root, file)));

/** Runs the tests; returns those that failed. */
const run = async (tests: Tests, bail: number): Promise<ReadonlyArray<string>> => {
  vitest.state.filesMap.clear();
  vitest.state.errorsSet.clear();
  vitest.config.bail = bail;
  for (const project of vitest.projects) project.config.bail = bail;
  const specifications = specificationsOf(tests);
  if (specifications.length === 0) return [];
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications([...specifications]);
  return [
    ...testModules.flatMap((module) => [
      ...module.errors().map(({ message }) => `${relative(root, module.moduleId)}: ${message.split('\n')[0]}`),
      ...[...module.children.allTests('failed')].map(
        (test) =>
          `${relative(root, module.moduleId)} > ${test.name}\t${test.result().errors?.[0]?.message.split('\n')[0] ?? ''}`,
      ),
    ]),
    ...unhandledErrors.map(
      (error) => `unhandled: ${String(isObject(error) ? error['message'] : error).split('\n')[0]}`,
    ),
  ];
};

const put = (file: string, text: string): void => {
  texts.set(join(root, file), text);
  vitest.invalidateFile(join(root, file));
};

const switched = (faults: ReadonlyArray<readonly [Fault, ReadonlyArray<string>]>): ReadonlyArray<string> => {
  const unable: string[] = [];
  for (const file of new Set(faults.map(([{ file }]) => file))) {
    const own = faults.map(([fault]) => fault).filter((fault) => fault.file === file);
    const { text, ids } = withSwitches(file, readFileSync(join(root, file), 'utf8'), own);
    unable.push(...own.map(({ id }) => id).filter((id) => !ids.has(id)));
    put(file, text);
  }
  writeFileSync(join(folder, 'switched.json'), JSON.stringify(faults.map(([{ id }, tests]) => [id, tests])));
  return unable;
};

const answer = async (task: Task): Promise<TestResult> => {
  if (task.task === 'switch') {
    const unable = switched(task.faults);
    return { failed: await run(task.tests, 0), unable };
  }
  const { fault, tests } = task;
  put(fault.file, withFault(readFileSync(join(root, fault.file), 'utf8'), fault));
  return { failed: await run(tests, 1), unable: [] };
};

process.on('message', async (task: Task) => {
  const result = await answer(task);
  const planted = [...texts.keys()];
  texts.clear();
  for (const path of planted) vitest.invalidateFile(path);
  process.send?.(result);
});
process.send?.('ready');
