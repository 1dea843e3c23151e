import type { Unavailable } from '@gift-registry/domain';
import { either as E, type taskEither as TE } from 'fp-ts';

/**
 * What becomes of a call of a driven port: it is answered; its answer is lost after it took effect; it takes no effect;
 * it takes effect twice; it takes effect long after the caller was told that it is unavailable; or the service stops
 * just before, or just after it.
 */
export type Outcome = 'answered' | 'answerLost' | 'notDone' | 'twice' | 'late' | 'stopsBefore' | 'stopsAfter';

/** Names of driven ports, with those of their members. */
export type CallName = `${string}.${string}`;

/** A call that waits until its turn comes. */
export interface ParkedCall {
  readonly service: number;
  readonly name: CallName;
  /** Lets the call have this outcome; resolves when it took effect, if it does now. */
  readonly goOn: (outcome: Outcome) => Promise<void>;
}

/** One life of a service: from its start until it stops. What it asks for after its stop never happens. */
export interface Life {
  readonly service: number;
  readonly isOver: boolean;
}

/** Told after each call that took effect, with its answer. */
export type Witness = (life: Life, name: CallName, input: ReadonlyArray<unknown>, answer: unknown) => void;

const UNAVAILABLE: Unavailable = { _tag: 'Unavailable' };
const NOT_SENT = { _tag: 'MailNotSent', reason: 'made to fail', isPermanent: false } as const;

/** Calls of driven ports, each of which waits until it is told how to go on: between two of them anything can happen. */
export const parkedCalls = (stop: (service: number) => void, witness: Witness) => {
  let parked: ReadonlyArray<ParkedCall> = [];
  let late: ReadonlyArray<() => Promise<unknown>> = [];

  const park = (
    life: Life,
    name: CallName,
    input: ReadonlyArray<unknown>,
    call: TE.TaskEither<unknown, unknown>,
  ): Promise<E.Either<unknown, unknown>> =>
    new Promise((resolve, reject) => {
      const failure = E.left(name === 'mail.send' ? NOT_SENT : UNAVAILABLE);
      const take = async (): Promise<E.Either<unknown, unknown>> => {
        const answer = await call();
        witness(life, name, input, answer);
        return answer;
      };
      const outcomes: Readonly<Record<Outcome, () => Promise<void>>> = {
        answered: () => take().then(resolve, reject),
        answerLost: () => take().then(() => resolve(failure)),
        notDone: async () => resolve(failure),
        twice: () => take().then(take).then(resolve, reject),
        late: async () => {
          late = [...late, take];
          resolve(failure);
        },
        stopsBefore: async () => stop(life.service),
        stopsAfter: () => take().then(() => stop(life.service)),
      };
      const own: ParkedCall = {
        service: life.service,
        name,
        goOn: async (outcome) => {
          parked = parked.filter((each) => each !== own);
          if (!life.isOver) await outcomes[outcome]();
        },
      };
      if (!life.isOver) parked = [...parked, own];
    });

  /** The port, whose every call is parked. A task without arguments is called without any, or with the `undefined` of a promise's `then`. */
  const guarded = <Port extends object>(life: Life, portName: string, port: Port): Port =>
    new Proxy(port, {
      get: (target, member) => {
        const value: unknown = Reflect.get(target, member);
        if (typeof value !== 'function' || member === 'readEvent') return value;
        return (...input: ReadonlyArray<unknown>) => {
          const name: CallName = `${portName}.${String(member)}`;
          const run = (given: ReadonlyArray<unknown>) => Reflect.apply(value, target, given);
          return input.every((each) => each === undefined)
            ? park(life, name, [], () => run([]))
            : () => park(life, name, input, () => run(input)());
        };
      },
    });

  return {
    guarded,
    parked: () => parked,
    /** Forgets the calls of a service that stopped. */
    forget: (service: number) => {
      parked = parked.filter((each) => each.service !== service);
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
