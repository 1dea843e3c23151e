import { AsyncLocalStorage } from 'node:async_hooks';
import type { Unavailable } from '@gift-registry/domain';
import { either as E, type taskEither as TE } from 'fp-ts';

/**
 * What becomes of a call of a driven port: it is answered; its answer is lost after it took effect; it takes no effect;
 * it fails on its way, at one of its statements; it takes effect twice; it takes effect long after the caller
 * got the answer that it is unavailable; or the service stops just before, or just after it.
 */
export type Outcome =
  | 'answered'
  | 'answerLost'
  | 'notDone'
  | 'interrupted'
  | 'twice'
  | 'late'
  | 'stopsBefore'
  | 'stopsAfter';

/** Names of driven ports, with those of their members. */
export type CallName = `${string}.${string}`;

/** A call that waits until its turn comes. */
export interface ParkedCall {
  readonly service: number;
  readonly name: CallName;
  /** The action that it is part of, counted from the first. */
  readonly action: number;
  /** Lets the call have this outcome; resolves when it took effect, if it does now. */
  readonly goOn: (outcome: Outcome) => Promise<void>;
}

/** One serviceRun of a service: from its start until it stops. What it asks for after its stop never happens. */
export interface ServiceRun {
  readonly service: number;
  readonly isOver: boolean;
}

/** Called after each call that took effect, with its answer. */
export type CallObserver = (service: number, name: CallName, input: ReadonlyArray<unknown>, answer: unknown) => void;

/** What goes on between two looks at it: only where nothing happened meanwhile are both of the same moment. */
export interface Activity {
  /** How many calls have begun, have not ended, and wait neither between two statements nor for a read of others. */
  readonly underWay: number;
  /** How often a call began, ended, or began to wait. */
  readonly happened: number;
  /** What has begun and has not ended. */
  readonly names: ReadonlyArray<CallName>;
}

/** The reads that calls of a service share where they ask for the same at once (`sql/shared-reads.ts`). */
const SHARED = /^(page\.)?registries\.(access|find|eventsAfter)$/;
const readOf = (name: CallName, input: ReadonlyArray<unknown>): string =>
  JSON.stringify([name.replace('page.', ''), ...input]);

/** A call that has begun and has not ended; `read` is what it asks for, where others may wait for the same. */
interface RunningCall {
  readonly serviceRun: ServiceRun;
  readonly name: CallName;
  readonly read?: string;
}

const isFirstOfItsRead = ({ serviceRun, read }: RunningCall, at: number, all: ReadonlyArray<RunningCall>): boolean =>
  read === undefined || all.findIndex((other) => other.serviceRun === serviceRun && other.read === read) === at;

/** A statement's connection was lost. */
class ConnectionLost extends Error {
  readonly code = '08006';
}

const UNAVAILABLE: Unavailable = { _tag: 'Unavailable' };
const NOT_SENT = { _tag: 'MailNotSent', reason: 'made to fail', isPermanent: false } as const;

/** Calls of driven ports, each of which waits until the seed says how it goes on: between two of them anything can happen. */
export const parkedCalls = (
  stop: (service: number) => void,
  observer: CallObserver,
  /** Makes one of the next statements of the stores fail, until the answer is called. */
  interrupt: () => () => void,
  /** Whether a call may be under way while another one begins; otherwise all are of one action. */
  isConcurrent: boolean,
) => {
  let parked: ReadonlyArray<ParkedCall & { readonly turn: number; readonly lose?: () => void }> = [];
  let running: ReadonlyArray<RunningCall> = [];
  let happened = 0;
  let turn = 0;
  let actions = 0;
  const current = isConcurrent ? new AsyncLocalStorage<number>() : undefined;
  /** Calls that begin to wait in one turn come in the order of their actions, whichever is quicker. */
  const add = (call: (typeof parked)[number]): void => {
    happened += 1;
    parked = [...parked, call].sort((one, other) => one.turn - other.turn || one.action - other.action);
  };
  const place = (): Pick<(typeof parked)[number], 'turn' | 'action'> => ({ turn, action: current?.getStore() ?? 0 });
  let late: ReadonlyArray<() => Promise<unknown>> = [];

  const park = (
    serviceRun: ServiceRun,
    name: CallName,
    input: ReadonlyArray<unknown>,
    call: TE.TaskEither<unknown, unknown>,
  ): Promise<E.Either<unknown, unknown>> =>
    new Promise((resolve, reject) => {
      const failure = E.left(name === 'mail.send' ? NOT_SENT : UNAVAILABLE);
      const take = async (): Promise<E.Either<unknown, unknown>> => {
        const begun = { serviceRun, name, ...(SHARED.test(name) ? { read: readOf(name, input) } : {}) };
        running = [...running, begun];
        happened += 1;
        try {
          const answer = await call();
          observer(serviceRun.service, name, input, answer);
          return answer;
        } finally {
          running = running.filter((each) => each !== begun);
          happened += 1;
        }
      };
      const outcomes: Readonly<Record<Outcome, () => Promise<void>>> = {
        answered: () => take().then(resolve, reject),
        answerLost: () => take().then(() => resolve(failure)),
        notDone: async () => resolve(failure),
        interrupted: () => {
          const end = interrupt();
          return take().finally(end).then(resolve, reject);
        },
        twice: () => take().then(take).then(resolve, reject),
        late: async () => {
          late = [...late, take];
          resolve(failure);
        },
        stopsBefore: async () => stop(serviceRun.service),
        stopsAfter: () => take().then(() => stop(serviceRun.service)),
      };
      const own: (typeof parked)[number] = {
        service: serviceRun.service,
        name,
        ...place(),
        goOn: async (outcome) => {
          parked = parked.filter((each) => each !== own);
          turn += 1;
          if (!serviceRun.isOver) await outcomes[outcome]();
        },
      };
      if (!serviceRun.isOver) add(own);
    });

  /** Waits between two statements of a transaction; what is not answered there loses its connection. */
  const pause = (serviceRun: ServiceRun): Promise<void> =>
    new Promise((resolve, reject) => {
      const lose = (): void => reject(new ConnectionLost());
      if (serviceRun.isOver) return lose();
      const own: (typeof parked)[number] = {
        service: serviceRun.service,
        name: 'sql.statement',
        lose,
        ...place(),
        goOn: async (outcome) => {
          parked = parked.filter((each) => each !== own);
          turn += 1;
          if (outcome === 'answered') resolve();
          else lose();
          if (outcome === 'stopsBefore' || outcome === 'stopsAfter') stop(serviceRun.service);
        },
      };
      add(own);
    });

  /** The port, whose every call is parked. A task without arguments is called without any, or with the `undefined` of a promise's `then`. */
  const guarded = <Port extends object>(serviceRun: ServiceRun, portName: string, port: Port): Port =>
    new Proxy(port, {
      get: (target, member) => {
        const value: unknown = Reflect.get(target, member);
        if (typeof value !== 'function' || member === 'readEvent') return value;
        return (...input: ReadonlyArray<unknown>) => {
          const name: CallName = `${portName}.${String(member)}`;
          const run = (given: ReadonlyArray<unknown>) => Reflect.apply(value, target, given);
          return input.every((each) => each === undefined)
            ? park(serviceRun, name, [], () => run([]))
            : () => park(serviceRun, name, input, () => run(input)());
        };
      },
    });

  return {
    guarded,
    pause,
    /** Begins an action; what it asks for is part of it. */
    begin: <A>(action: () => A): A => {
      actions += 1;
      turn += 1;
      return current === undefined ? action() : current.run(actions, action);
    },
    parked: () => parked,
    activity: (): Activity => ({
      underWay: running.filter(isFirstOfItsRead).length - parked.filter(({ lose }) => lose !== undefined).length,
      happened,
      names: running.map(({ name }) => name),
    }),
    /** Forgets the calls of a service that stopped. */
    forget: (service: number) => {
      const own = parked.filter((each) => each.service === service);
      parked = parked.filter((each) => each.service !== service);
      for (const { lose } of own) lose?.();
    },
    /** Whether calls that were given up may still take effect. */
    hasLate: () => late.length > 0,
    /** Lets calls take effect that were given up long ago. */
    arriveLate: async (): Promise<void> => {
      const arriving = late;
      late = [];
      for (const take of arriving) await take();
    },
  };
};
