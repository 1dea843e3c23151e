import { either as E, option as O } from 'fp-ts';

const isKey = (text: string): text is IdempotencyKey => /^[A-Za-z0-9_-]{8,64}$/.test(text);

/** Parses a key; `none` unless it is 8 to 64 letters, digits, `-` or `_`. */
export const parseIdempotencyKey = (raw: string): O.Option<IdempotencyKey> => O.fromPredicate(isKey)(raw);

/*
 * [CART-08] Two requests under one key are the same action when they mean the same. A fingerprint is short, reveals nothing of the request, and differs
 * when the meaning does.
 *
 * @example fingerprintOf(['order', 'plates', '2']) === fingerprintOf(['order', 'plates', '3']) // => false
 */

const FNV_PRIME = 0x01000193;

/** FNV-1a over the text's code units, 32 bits, started from `offset`. */
const fnv1a = (text: string, offset: number): string => {
  let hash = offset;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    hash = Math.imul(hash ^ (unit & 0xff), FNV_PRIME);
    hash = Math.imul(hash ^ (unit >>> 8), FNV_PRIME);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
};

/** A fingerprint of a request's terms, in a fixed order. Protects callers from mixing up keys, not from attackers. */
export const fingerprintOf = (words: ReadonlyArray<string>): string => {
  const text = JSON.stringify(words);
  return `${fnv1a(text, 0x811c9dc5)}${fnv1a(text, 0x9747b28c)}`;
};

/*
 * [CART-08] Decides whether the outcome of a request is unknown. A request that was rejected before processing, for asking too often or for being unreadable, did nothing; one without an answer, or with one that cannot be
 * read, may have been done.
 *
 * @example outcomeUnknown({ _tag: 'TooManyRequests' }) // => false
 */

/** The fields of a failure that show whether the request may have taken effect. */
export interface Reason {
  readonly _tag: string;
  readonly rejectedBeforeProcessing?: true;
  readonly isRepeated?: true;
}

/** Whether the request may have taken effect despite the failure. */
export const outcomeUnknown = ({ _tag, rejectedBeforeProcessing, isRepeated }: Reason): boolean => {
  switch (_tag) {
    case 'Unavailable':
    case 'RequestInProgress':
      return true;
    case 'BadRequest':
    case 'UnreadableResponse':
      return rejectedBeforeProcessing !== true || isRepeated === true;
    default:
      return isRepeated === true;
  }
};

/** The failure of a retry, marked as such when the first attempt's outcome is unknown. */
export const repeated = <R extends Reason>(reason: R): R =>
  reason._tag === 'TooManyRequests' || reason._tag === 'BadRequest' || reason._tag === 'UnreadableResponse'
    ? { ...reason, isRepeated: true }
    : reason;

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
