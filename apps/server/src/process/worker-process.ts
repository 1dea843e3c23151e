import { type ChildProcess, fork } from 'node:child_process';
import { either as E } from 'fp-ts';

/** A program that answers each message `{ id, order }` with `{ id, answer }` or `{ id, problem }`. */
export interface WorkerProcess<Order, Answer> {
  /** Left is the reason as reported by the process. */
  readonly ask: (order: Order) => Promise<E.Either<string, Answer>>;
  /** Ends the process and the work in progress. */
  readonly end: () => void;
}

interface WorkerMessage<Answer> {
  readonly id: number;
  readonly answer?: Answer;
  readonly problem?: string;
}

/** After this idle time the process is ended, and its memory is freed: some 70 MB. */
const IDLE_MILLISECONDS = 30_000;

/**
 * Runs heavy work in a separate process, so that it blocks neither the service's thread nor the few threads that Node
 * has for files and passwords. The process starts with the first order, runs `atOnce` orders at a time, stops after it
 * has been idle for a while, and is restarted after a crash.
 */
export const workerProcess = <Order, Answer>(program: URL, atOnce: number): WorkerProcess<Order, Answer> => {
  const open = new Map<number, (answer: E.Either<string, Answer>) => void>();
  let running: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let orders = 0;

  const answer = (id: number, done: E.Either<string, Answer>): void => {
    open.get(id)?.(done);
    open.delete(id);
    if (open.size === 0 && running !== undefined) idle = setTimeout(end, IDLE_MILLISECONDS).unref();
  };
  const end = (): void => {
    clearTimeout(idle);
    running?.kill('SIGKILL');
    running = undefined;
    for (const id of [...open.keys()]) answer(id, E.left('The process was ended.'));
  };
  const begin = (): ChildProcess => {
    const child = fork(program, {
      serialization: 'advanced',
      execArgv: [],
      // sharp uses Node's threads for files, so there are as many as concurrent orders.
      env: { ...process.env, UV_THREADPOOL_SIZE: String(atOnce) },
    });
    child.on('message', ({ id, answer: made, problem = 'no answer' }: WorkerMessage<Answer>) =>
      answer(id, made === undefined ? E.left(problem) : E.right(made)),
    );
    const broke = (): void => {
      if (running === child) end();
    };
    child.on('error', broke);
    child.once('exit', broke);
    child.unref();
    child.channel?.unref();
    return child;
  };
  return {
    ask: (order) => {
      clearTimeout(idle);
      running ??= begin();
      const id = orders++;
      const done = new Promise<E.Either<string, Answer>>((resolve) => open.set(id, resolve));
      running.send({ id, order });
      return done;
    },
    end,
  };
};
