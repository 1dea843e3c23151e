import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { Task, TestResult } from './test-runner.ts';

/** In milliseconds: how long the tests may take on a busy machine before a fault counts as endless. */
const PATIENCE = { switch: 7_200_000, plant: 1_200_000 };

const isResult = (message: unknown): message is TestResult =>
  typeof message === 'object' && message !== null && 'failed' in message;

/** A process that runs the tests of a project; restarted after an endless fault. */
export const testRunnerProcess = (project: string, folder: string, provided: unknown) => {
  const begin = (): Promise<ChildProcess> =>
    new Promise((resolve, reject) => {
      const child = fork(join(import.meta.dirname, 'test-runner.ts'), {
        execArgv: ['--import', 'tsx'],
        env: {
          ...process.env,
          FAULTS_ROOT: join(import.meta.dirname, '../..'),
          FAULTS_FOLDER: folder,
          FAULTS_PROJECT: project,
          FAULTS_PROVIDED: JSON.stringify(provided),
        },
      });
      child.once('exit', () => reject(new Error(`the tests of ${project} do not begin`)));
      child.once('message', () => {
        child.removeAllListeners('exit');
        resolve(child);
      });
    });
  /** The answer; undefined if there is none in time, or the process ends, as when a fault exhausts its memory. */
  const answer = (child: ChildProcess, task: Task): Promise<TestResult | undefined> =>
    new Promise((resolve) => {
      const late = setTimeout(() => done(undefined), PATIENCE[task.task]);
      const exited = () => done(undefined);
      const received = (message: unknown) => done(isResult(message) ? message : undefined);
      const done = (result: TestResult | undefined) => {
        clearTimeout(late);
        child.off('exit', exited);
        child.off('message', received);
        resolve(result);
      };
      child.once('exit', exited);
      child.once('message', received);
      child.send(task);
    });
  let running: Promise<ChildProcess> | undefined;
  return {
    ask: async (task: Task): Promise<TestResult | undefined> => {
      running ??= begin();
      const child = await running;
      const result = await answer(child, task);
      if (result === undefined) {
        child.kill('SIGKILL');
        running = undefined;
      }
      return result;
    },
    end: async (): Promise<void> => void (await running)?.kill(),
  };
};
