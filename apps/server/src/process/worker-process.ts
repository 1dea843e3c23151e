import { type ChildProcess, fork } from 'node:child_process';
import { either as E } from 'fp-ts';
import pLimit from 'p-limit';

/** A program that answers each message `{ id, order }` with `{ id, answer }` or `{ id, problem }`. */
export interface WorkerProcess<Order, Answer> {
  /** Left is the reason as reported by the process, or why it did not answer. */
  readonly ask: (order: Order) => Promise<E.Either<string, Answer>>;
  /** Ends the process and the work in progress for good: later orders are answered Left. */
  readonly end: () => void;
}

interface WorkerMessage<Answer> {
  readonly id: number;
  readonly answer?: Answer;
  readonly problem?: string;
}

/** After this idle time the process is ended, and its memory is freed: some 70 MB. */
const IDLE_MILLISECONDS = 30_000;

/** The time limit of an order, without its wait for others. */
const ORDER_MILLISECONDS = 60_000;

const ENDED = 'The process was ended.';

/** The variables that the process needs. It decodes files of strangers, so it is given no secrets. */
const isNeeded = (variable: string): boolean => /^(?:PATH|HOME|TMPDIR|TEMP|TMP|VIPS_.*)$/i.test(variable);

/**
 * Runs heavy work in a separate process, so that it blocks neither the service's thread nor the few threads that Node
 * has for files and passwords. The process starts with the first order, runs `atOnce` orders at a time, stops after it
 * has been idle for a while, and is restarted after a crash or an order that took too long.
 */
export const workerProcess = <Order, Answer>(
  program: URL,
  atOnce: number,
  orderMilliseconds: number = ORDER_MILLISECONDS,
): WorkerProcess<Order, Answer> => {
  const open = new Map<number, (answer: E.Either<string, Answer>) => void>();
  const limit = pLimit(atOnce);
  let running: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let orders = 0;
  let isEnded = false;

  const answer = (id: number, done: E.Either<string, Answer>): void => {
    open.get(id)?.(done);
    open.delete(id);
    if (open.size === 0 && running !== undefined) idle = setTimeout(() => kill(ENDED), IDLE_MILLISECONDS).unref();
  };
  const kill = (reason: string): void => {
    clearTimeout(idle);
    running?.kill('SIGKILL');
    running = undefined;
    for (const id of [...open.keys()]) answer(id, E.left(reason));
  };
  const begin = (): ChildProcess => {
    const needed = Object.entries(process.env).filter(([variable]) => isNeeded(variable));
    const child = fork(program, {
      serialization: 'advanced',
      execArgv: [],
      // sharp uses Node's threads for files, so there are as many as concurrent orders.
      env: { ...Object.fromEntries(needed), UV_THREADPOOL_SIZE: String(atOnce) },
    });
    child.on('message', ({ id, answer: made, problem = 'no answer' }: WorkerMessage<Answer>) => {
      if (running === child) answer(id, made === undefined ? E.left(problem) : E.right(made));
    });
    const broke = (): void => {
      if (running === child) kill(ENDED);
    };
    child.on('error', broke);
    child.once('exit', broke);
    child.unref();
    child.channel?.unref();
    return child;
  };
  const send = (order: Order): Promise<E.Either<string, Answer>> => {
    if (isEnded) return Promise.resolve(E.left(ENDED));
    clearTimeout(idle);
    const id = orders++;
    return new Promise((resolve) => {
      const deadline = setTimeout(() => kill('The process took too long.'), orderMilliseconds).unref();
      open.set(id, (done) => {
        clearTimeout(deadline);
        resolve(done);
      });
      try {
        running ??= begin();
        running.send({ id, order });
      } catch {
        kill('The process could not be started.');
      }
    });
  };
  return {
    ask: (order) => limit(() => send(order)),
    end: () => {
      isEnded = true;
      kill(ENDED);
    },
  };
};
