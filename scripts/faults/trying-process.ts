import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { Asked, Said } from './trying.ts';

/** In milliseconds: how long the tests may take on a busy machine before a fault counts as one that never ends. */
const PATIENCE = { switch: 7_200_000, plant: 1_200_000 };

const isSaid = (said: unknown): said is Said => typeof said === 'object' && said !== null && 'failed' in said;

/** A process that runs the tests of a project; begins anew after a fault that never ends. */
export const tryingProcess = (project: string, folder: string, provided: unknown) => {
  const begin = (): Promise<ChildProcess> =>
    new Promise((resolve, reject) => {
      const child = fork(join(import.meta.dirname, 'trying.ts'), {
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
  /** Nothing when it says nothing in time, or ended over it, as it does when a fault fills its memory. */
  const answer = (child: ChildProcess, asked: Asked): Promise<Said | undefined> =>
    new Promise((resolve) => {
      const late = setTimeout(() => done(undefined), PATIENCE[asked.task]);
      const exited = () => done(undefined);
      const told = (said: unknown) => done(isSaid(said) ? said : undefined);
      const done = (said: Said | undefined) => {
        clearTimeout(late);
        child.off('exit', exited);
        child.off('message', told);
        resolve(said);
      };
      child.once('exit', exited);
      child.once('message', told);
      child.send(asked);
    });
  let running: Promise<ChildProcess> | undefined;
  return {
    ask: async (asked: Asked): Promise<Said | undefined> => {
      running ??= begin();
      const child = await running;
      const said = await answer(child, asked);
      if (said === undefined) {
        child.kill('SIGKILL');
        running = undefined;
      }
      return said;
    },
    end: async (): Promise<void> => void (await running)?.kill(),
  };
};
