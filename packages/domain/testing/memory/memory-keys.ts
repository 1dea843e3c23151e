import type { Idempotency, IdempotencyRecord, KeyRefusal } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';

/** The state of a key: its action is running, or has an answer. */
type KeyState =
  | { readonly _tag: 'Running' }
  | { readonly _tag: 'Recorded'; readonly fingerprint: string; readonly record: IdempotencyRecord };

/** Idempotency keys in a Map: one action at a time under a key, and its recorded answer. */
export interface MemoryKeys {
  /** The answer recorded under the key, if any; refused while its action runs, or when the key was used for something else. */
  readonly look: (idempotency: Idempotency) => E.Either<KeyRefusal, O.Option<IdempotencyRecord>>;
  readonly begin: (idempotency: Idempotency) => void;
  /** Ends the action: with an answer to record, or as if it had never begun. */
  readonly end: (idempotency: Idempotency, answer: O.Option<IdempotencyRecord>) => void;
  /** Gives the recorded answer, or acts and records its answer; a refused action leaves the key free. */
  readonly once: <R>(
    idempotency: O.Option<Idempotency>,
    act: () => E.Either<R, IdempotencyRecord>,
  ) => E.Either<R | KeyRefusal, IdempotencyRecord>;
}

/** No keys yet. */
export const memoryKeys = (): MemoryKeys => {
  const keys = new Map<string, KeyState>();
  const nameOf = ({ scope, key }: Idempotency): string => `${scope} ${key}`;
  const look: MemoryKeys['look'] = (idempotency) => {
    const state = keys.get(nameOf(idempotency));
    if (state === undefined) return E.right(O.none);
    if (state._tag === 'Running') return E.left({ _tag: 'RequestInProgress' });
    return state.fingerprint === idempotency.fingerprint
      ? E.right(O.some(state.record))
      : E.left({ _tag: 'IdempotencyKeyReused' });
  };
  const end: MemoryKeys['end'] = (idempotency, answer) => {
    const name = nameOf(idempotency);
    if (O.isNone(answer)) keys.delete(name);
    else keys.set(name, { _tag: 'Recorded', fingerprint: idempotency.fingerprint, record: answer.value });
  };
  return {
    look,
    begin: (idempotency) => {
      keys.set(nameOf(idempotency), { _tag: 'Running' });
    },
    end,
    once: (idempotency, act) => {
      const before = O.isSome(idempotency) ? look(idempotency.value) : E.right(O.none);
      if (E.isLeft(before)) return before;
      if (O.isSome(before.right)) return E.right(before.right.value);
      const done = act();
      if (E.isRight(done) && O.isSome(idempotency)) end(idempotency.value, O.some(done.right));
      return done;
    },
  };
};
