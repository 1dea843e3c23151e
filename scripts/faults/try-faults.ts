/** A process of its own: tries one fault after another on the rules' tests, and says of each whether a test failed. */
import { dirname, join } from 'node:path';
import type { TestSpecification } from 'vitest/node';
import { createVitest } from 'vitest/node';
import { type Attempt, type Circle, type Fault, withFault } from './fault.ts';

const root = join(import.meta.dirname, '../..');
let present: Fault | undefined;

const vitest = await createVitest(
  'test',
  {
    root,
    config: false,
    watch: false,
    bail: 1,
    testTimeout: 60_000,
    isolate: false,
    pool: 'threads',
    maxWorkers: 1,
    environment: 'node',
    setupFiles: [join(root, 'scripts/faults/no-shrinking.ts')],
    include: ['packages/domain/src/**/*.test.ts', 'packages/domain/testing/**/*.test.ts'],
    reporters: [{}],
  },
  {
    plugins: [
      {
        name: 'plant-fault',
        enforce: 'pre',
        transform: (text, id) =>
          present !== undefined && id === join(root, present.file) ? withFault(text, present) : undefined,
      },
    ],
  },
);
const all = await vitest.globTestSpecifications();

const run = async (specifications: ReadonlyArray<TestSpecification>): Promise<boolean> => {
  vitest.state.filesMap.clear();
  vitest.state.errorsSet.clear();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications([...specifications]);
  return unhandledErrors.length === 0 && testModules.every((module) => module.ok());
};

/** The rule's own tests and then its subject's, or everybody else's: most faults are noticed at home. What every subject's tests have let pass already is left to the whole library's. */
const circles = (file: string, where: Circle): ReadonlyArray<ReadonlyArray<TestSpecification>> => {
  const own = join(root, file.replace(/\.ts$/, '.test.ts'));
  const subject = `${dirname(join(root, file))}/`;
  const isOwn = ({ moduleId }: TestSpecification) => moduleId === own;
  const isNear = ({ moduleId }: TestSpecification) => moduleId !== own && moduleId.startsWith(subject);
  const isWhole = ({ moduleId }: TestSpecification) => moduleId.startsWith(join(root, 'packages/domain/testing'));
  switch (where) {
    case 'near':
      return [all.filter(isOwn), all.filter(isNear)];
    case 'far':
      return [all.filter((each) => !isOwn(each) && !isNear(each))];
    case 'whole':
      return [all.filter(isWhole)];
  }
};

const isNoticed = async ({ fault, circle }: Attempt): Promise<boolean> => {
  present = fault;
  vitest.invalidateFile(join(root, fault.file));
  for (const specifications of circles(fault.file, circle)) {
    if (specifications.length > 0 && !(await run(specifications))) return true;
  }
  return false;
};

process.on('message', async (message: Attempt | 'sound') => {
  if (message === 'sound') {
    process.send?.({ isSound: await run(all) });
    return;
  }
  const noticed = await isNoticed(message);
  present = undefined;
  vitest.invalidateFile(join(root, message.fault.file));
  process.send?.({ isNoticed: noticed });
});
process.send?.('ready');
