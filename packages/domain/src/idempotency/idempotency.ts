import { either as E, option as O } from 'fp-ts';
import { fingerprintOf } from './fingerprint.ts';

/** A caller's name for one action, 8 to 64 of `A–Z a–z 0–9 - _`; the same key again is the same action (CART-08). */
export type IdempotencyKey = string & { readonly IdempotencyKey: unique symbol };

/** An answer as it is recorded under a key: plain data, the same after it was written as JSON and read back. */
export interface IdempotencyRecord<Answer = unknown> {
  readonly operation: string;
  readonly answer: Answer;
}

/** An operation that takes effect once per key. Its name belongs to it alone, and becomes another one when the shape of its answer changes: that vouches for the type of what was recorded. */
export interface IdempotentOperation<Answer = unknown> {
  readonly name: string;
  readonly recorded: (record: IdempotencyRecord) => record is IdempotencyRecord<Answer>;
}

/** An action that must take effect once: whose key it is (`scope`), the key, and a digest of the request. */
export interface Idempotency<Answer = unknown> {
  readonly operation: IdempotentOperation<Answer>;
  readonly scope: string;
  readonly key: IdempotencyKey;
  readonly fingerprint: string;
}

/** Why a key is refused: it stood for something else, or the first call under it has not ended. */
export type KeyRefusal = { readonly _tag: 'IdempotencyKeyReused' } | { readonly _tag: 'RequestInProgress' };

/** The operation of that name. */
export const idempotentOperation = <Answer>(name: string): IdempotentOperation<Answer> => ({
  name,
  recorded: (record): record is IdempotencyRecord<Answer> => record.operation === name,
});

/** The operation under a key: the same action when the terms are the same. */
export const idempotencyOf =
  <Answer>(operation: IdempotentOperation<Answer>, scope: string, terms: ReadonlyArray<string>) =>
  (key: IdempotencyKey): Idempotency<Answer> => ({ operation, scope, key, fingerprint: fingerprintOf(terms) });

/** The answer recorded under the key; refused where the key stood for another operation. */
export const recordedAnswer = <Answer>(
  { operation }: Idempotency<Answer>,
  record: IdempotencyRecord,
): E.Either<KeyRefusal, O.Option<Answer>> =>
  operation.recorded(record) ? E.right(O.some(record.answer)) : E.left({ _tag: 'IdempotencyKeyReused' });
