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

/** Runs the rules' tests in a copy in which every fault can be switched on, and tells which faults a test noticed there. */
export const noticedWhenSwitched = async (root: string, instrumented: Instrumented): Promise<ReadonlySet<string>> => {
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
  const noticed = lists.flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
  return new Set(noticed.map(String));
};
