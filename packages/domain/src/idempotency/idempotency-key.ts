import { option as O } from 'fp-ts';
import type { IdempotencyKey } from './idempotency.ts';

const isKey = (text: string): text is IdempotencyKey => /^[A-Za-z0-9_-]{8,64}$/.test(text);

/** Parses a key; `none` unless it is 8 to 64 letters, digits, `-` or `_`. */
export const parseIdempotencyKey = (raw: string): O.Option<IdempotencyKey> => O.fromPredicate(isKey)(raw);
