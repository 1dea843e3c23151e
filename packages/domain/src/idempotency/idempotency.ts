import { either as E, option as O } from 'fp-ts';
import { fingerprintOf } from './fingerprint.ts';

/** A key that a caller chooses for one action, 8 to 64 of `A–Z a–z 0–9 - _`; the same key again means the same action (CART-08). */
export type IdempotencyKey = string & { readonly IdempotencyKey: unique symbol };

/** An answer recorded under a key: plain data that survives a round trip through JSON. */
export interface IdempotencyRecord<Answer = unknown> {
  readonly operation: string;
  readonly answer: Answer;
}

/**
 * An operation that takes effect once per key. Its name is unique, and must change when the shape of its answer does:
 * the name is what guarantees the type of a recorded answer.
 */
export interface IdempotentOperation<Answer = unknown> {
  readonly name: string;
  readonly recorded: (record: IdempotencyRecord) => record is IdempotencyRecord<Answer>;
}

/** An action that must take effect once: the owner of the key (`scope`), the key, and a fingerprint of the request. */
export interface Idempotency<Answer = unknown> {
  readonly operation: IdempotentOperation<Answer>;
  readonly scope: string;
  readonly key: IdempotencyKey;
  readonly fingerprint: string;
}

/** Why a key is refused: it was used for a different request, or its first request is still in progress. */
export type KeyRefusal = { readonly _tag: 'IdempotencyKeyReused' } | { readonly _tag: 'RequestInProgress' };

/** Defines the operation with that name. */
export const idempotentOperation = <Answer>(name: string): IdempotentOperation<Answer> => ({
  name,
  recorded: (record): record is IdempotencyRecord<Answer> => record.operation === name,
});

/** An operation under a key; two requests with the same terms are the same action. */
export const idempotencyOf =
  <Answer>(operation: IdempotentOperation<Answer>, scope: string, terms: ReadonlyArray<string>) =>
  (key: IdempotencyKey): Idempotency<Answer> => ({ operation, scope, key, fingerprint: fingerprintOf(terms) });

/** The answer recorded under the key; refused when the key was used for a different operation. */
export const recordedAnswer = <Answer>(
  { operation }: Idempotency<Answer>,
  record: IdempotencyRecord,
): E.Either<KeyRefusal, O.Option<Answer>> =>
  operation.recorded(record) ? E.right(O.some(record.answer)) : E.left({ _tag: 'IdempotencyKeyReused' });
