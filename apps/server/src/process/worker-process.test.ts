import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { either as E } from 'fp-ts';
import { afterAll, expect, it, vi } from 'vitest';
import { type WorkerProcess, workerProcess } from './worker-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'worker-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Answers `hang` never, `crash` by its end, and anything else with its number and its variables. */
const program = join(folder, 'program.mjs');
writeFileSync(
  program,
  `process.on('message', ({ id, order }) => {
    if (order === 'crash') process.exit(1);
    if (order !== 'hang') process.send({ id, answer: { pid: process.pid, variables: Object.keys(process.env) } });
  });
  process.on('disconnect', () => process.exit(0));`,
);

interface Answer {
  readonly pid: number;
  readonly variables: ReadonlyArray<string>;
}

const worker = (orderMilliseconds?: number): WorkerProcess<string, Answer> =>
  workerProcess(pathToFileURL(program), 2, orderMilliseconds);

const pidOf = async ({ ask }: WorkerProcess<string, Answer>): Promise<number> => {
  const answer = await ask('number');
  if (E.isLeft(answer)) throw new Error(answer.left);
  return answer.right.pid;
};

it('gives the process none of the secrets of the service', async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://secret');
  vi.stubEnv('VIPS_WARNING', '1');
  const process = worker();
  const answer = await process.ask('variables');
  expect(answer).toMatchObject(
    E.right({ variables: expect.arrayContaining(['PATH', 'UV_THREADPOOL_SIZE', 'VIPS_WARNING']) }),
  );
  expect(answer).not.toMatchObject(E.right({ variables: expect.arrayContaining(['DATABASE_URL']) }));
  process.end();
  vi.unstubAllEnvs();
});

it('ends a process that takes too long or crashes, and starts another one for the next order', async () => {
  const process = worker(2_000);
  const first = await pidOf(process);
  expect(await process.ask('hang')).toEqual(E.left('The process took too long.'));
  const second = await pidOf(process);
  expect(await process.ask('crash')).toEqual(E.left('The process was ended.'));
  expect(new Set([first, second, await pidOf(process)]).size).toBe(3);
  process.end();
});

it('answers every order Left once it is ended, also those that wait', async () => {
  const process = worker();
  const asked = ['hang', 'hang', 'number'].map(process.ask);
  await new Promise((resolve) => setImmediate(resolve));
  process.end();
  const ended = E.left('The process was ended.');
  expect(await Promise.all([...asked, process.ask('number')])).toEqual([ended, ended, ended, ended]);
});
