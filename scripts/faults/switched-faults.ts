import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createVitest } from 'vitest/node';

type Instrumented = ReadonlyMap<string, string>;

const domain = 'packages/domain';

const furnish = (root: string, folder: string, instrumented: Instrumented): void => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const part of ['src', 'testing', 'package.json'])
    cpSync(join(root, domain, part), join(folder, domain, part), { recursive: true });
  for (const settings of ['tsconfig.base.json', `${domain}/tsconfig.json`, `${domain}/testing/tsconfig.json`])
    cpSync(join(root, settings), join(folder, settings));
  symlinkSync(join(root, domain, 'node_modules'), join(folder, domain, 'node_modules'));
  for (const [file, text] of instrumented) writeFileSync(join(folder, file), text);
};

/** What the tests of all subjects said: the faults that one of them noticed, and those that also count outside of tests, where no switch reaches them. */
export interface Switching {
  readonly noticed: ReadonlySet<string>;
  readonly atRest: ReadonlySet<string>;
}

const textsOf = (list: unknown, name: keyof Switching): ReadonlyArray<string> => {
  const texts: unknown = typeof list === 'object' && list !== null ? Reflect.get(list, name) : undefined;
  if (!Array.isArray(texts)) throw new Error(`the runner wrote no list of what is ${name}`);
  return texts.map(String);
};

/** Runs the rules' tests in a copy in which every fault can be switched on, and tells which faults a test noticed there. */
export const switching = async (root: string, instrumented: Instrumented): Promise<Switching> => {
  const folder = join(root, '.data/faults');
  furnish(root, folder, instrumented);
  process.env['FAULTS_FOLDER'] = folder;
  const vitest = await createVitest('test', {
    root: folder,
    config: false,
    watch: false,
    isolate: false,
    pool: 'threads',
    maxWorkers: 2,
    environment: 'node',
    setupFiles: [join(root, 'scripts/faults/no-shrinking.ts')],
    testTimeout: 600_000,
    include: [`${domain}/src/**/*.test.ts`],
    runner: join(root, 'scripts/faults/switched-runner.ts'),
    reporters: [{}],
    alias: ['testing/memory', 'testing/arbitrary', 'testing/contract', ''].map((door) => ({
      find: new RegExp(`^@gift-registry/domain${door === '' ? '' : `/${door}`}$`),
      replacement: join(folder, domain, door === '' ? 'src' : door, 'index.ts'),
    })),
  });
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(await vitest.globTestSpecifications());
  await vitest.close();
  const complaints = testModules.flatMap((module) => [
    ...module.errors().map(({ message }) => `${module.moduleId}: ${message}`),
    ...[...module.children.allTests('failed')].map(
      (test) => `${test.fullName}: ${test.result().errors?.[0]?.message ?? ''}`,
    ),
  ]);
  if (complaints.length > 0 || unhandledErrors.length > 0)
    throw new Error(['the tests fail before any fault is switched on:', ...complaints, ...unhandledErrors].join('\n'));
  const lists = readdirSync(folder).filter((name) => name.startsWith('noticed-'));
  const said: ReadonlyArray<unknown> = lists.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
  const all = (name: keyof Switching) => new Set(said.flatMap((list) => textsOf(list, name)));
  return { noticed: all('noticed'), atRest: all('atRest') };
};
