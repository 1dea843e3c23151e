import { either as E } from 'fp-ts';
import type { KeyRefusal, RecordedAddition } from '../idempotency/index.ts';
import type { CartAddition } from './cart-view.ts';

/** The answer to an addition of things or gift cards; a key under which money for a fund was kept stood for something else. */
export const additionOf = (kept: RecordedAddition): E.Either<KeyRefusal, CartAddition> =>
  kept._tag === 'CartAddition' ? E.right(kept.answer) : E.left({ _tag: 'IdempotencyKeyReused' });
