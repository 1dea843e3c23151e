import { type Idempotency, type IdempotencyRecord, type KeyRefusal, recordedAnswer } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';

/** What stands under a key: an action that still runs, or the answer it ended with. */
type Relationship =
  | { readonly _tag: 'Running' }
  | { readonly _tag: 'Kept'; readonly fingerprint: string; readonly record: IdempotencyRecord };

/** Idempotency keys in a Map: one action at a time under a key, and its answer kept. */
export interface MemoryKeys {
  /** The answer kept under the key, none when there is none; refused while it runs or when it stood for something else. */
  readonly look: <Answer>(once: Idempotency<Answer>) => E.Either<KeyRefusal, O.Option<Answer>>;
  readonly begin: (once: Idempotency) => void;
  /** Ends the action: with an answer to keep, or as if it had never begun. */
  readonly end: <Answer>(once: Idempotency<Answer>, answer: O.Option<Answer>) => void;
}

/** No keys yet. */
export const memoryKeys = (): MemoryKeys => {
  const keys = new Map<string, Relationship>();
  const nameOf = ({ scope, key }: Idempotency): string => `${scope} ${key}`;
  return {
    look: (once) => {
      const relationship = keys.get(nameOf(once));
      if (relationship === undefined) return E.right(O.none);
      if (relationship._tag === 'Running') return E.left({ _tag: 'RequestInProgress' });
      return relationship.fingerprint === once.fingerprint
        ? recordedAnswer(once, relationship.record)
        : E.left({ _tag: 'IdempotencyKeyReused' });
    },
    begin: (once) => {
      keys.set(nameOf(once), { _tag: 'Running' });
    },
    end: (once, answer) => {
      if (O.isSome(answer)) {
        const record = { operation: once.operation.name, answer: answer.value };
        keys.set(nameOf(once), { _tag: 'Kept', fingerprint: once.fingerprint, record });
      } else keys.delete(nameOf(once));
    },
  };
};
