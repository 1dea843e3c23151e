import { type Idempotency, type IdempotencyRecord, type KeyRefusal, recordedAnswer } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';

/** The state of a key: its action is running, or has an answer. */
type KeyState =
  | { readonly _tag: 'Running' }
  | { readonly _tag: 'Recorded'; readonly fingerprint: string; readonly record: IdempotencyRecord };

/** Idempotency keys in a Map: one action at a time under a key, and its recorded answer. */
export interface MemoryKeys {
  /** The answer recorded under the key, if any; refused while its action runs, or when the key was used for something else. */
  readonly look: <Answer>(idempotency: Idempotency<Answer>) => E.Either<KeyRefusal, O.Option<Answer>>;
  readonly begin: (idempotency: Idempotency) => void;
  /** Ends the action: with an answer to record, or as if it had never begun. */
  readonly end: <Answer>(idempotency: Idempotency<Answer>, answer: O.Option<Answer>) => void;
  /** Gives the recorded answer, or acts and records its answer; a refused action leaves the key free. */
  readonly once: <R, Answer>(
    idempotency: O.Option<Idempotency<Answer>>,
    act: () => E.Either<R, Answer>,
  ) => E.Either<R | KeyRefusal, Answer>;
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
      ? recordedAnswer(idempotency, state.record)
      : E.left({ _tag: 'IdempotencyKeyReused' });
  };
  const end: MemoryKeys['end'] = (idempotency, answer) => {
    const { operation, fingerprint } = idempotency;
    if (O.isNone(answer)) keys.delete(nameOf(idempotency));
    else {
      const record = { operation: operation.name, answer: answer.value };
      keys.set(nameOf(idempotency), { _tag: 'Recorded', fingerprint, record });
    }
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
