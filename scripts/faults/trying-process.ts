import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { Attempt, Circle, Fault, Verdict } from './fault.ts';

/** How long the tests of all rules may take on a busy machine before the fault counts as one that never ends. */
const PATIENCE_MS = 600_000;

const begin = (): Promise<ChildProcess> =>
  new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'try-faults.ts'), { execArgv: ['--import', 'tsx'] });
    child.once('error', reject);
    child.once('message', () => resolve(child));
  });

/** What the process says; `late` when it says nothing in time, `died` when it ended over it, as it does when a fault fills its memory. */
const answer = (child: ChildProcess, message: object | string): Promise<unknown> =>
  new Promise((resolve) => {
    const late = setTimeout(() => done(() => resolve('late')), PATIENCE_MS);
    const exited = () => done(() => resolve('died'));
    const told = (said: unknown) => done(() => resolve(said));
    const done = (then: () => void) => {
      clearTimeout(late);
      child.off('exit', exited);
      child.off('message', told);
      then();
    };
    child.once('exit', exited);
    child.once('message', told);
    child.send(message);
  });

const says = (said: unknown, word: 'isSound' | 'isNoticed'): boolean =>
  typeof said === 'object' && said !== null && Reflect.get(said, word) === true;

/** A process that tries faults one by one; begins anew after a fault that never ends. */
export const tryingProcess = async () => {
  let child = await begin();
  return {
    /** Whether all tests pass while nothing is planted. */
    isSound: async (): Promise<boolean> => says(await answer(child, 'sound'), 'isSound'),
    attempt: async (fault: Fault, circle: Circle): Promise<Exclude<Verdict, 'types'>> => {
      const said = await answer(child, { fault, circle } satisfies Attempt);
      if (said !== 'late' && said !== 'died') return says(said, 'isNoticed') ? 'test' : 'survived';
      child.kill('SIGKILL');
      child = await begin();
      return 'endless';
    },
    end: (): void => {
      child.kill();
    },
  };
};
