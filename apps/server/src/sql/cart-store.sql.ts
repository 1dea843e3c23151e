import type { CartStore } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { inTransaction } from '../database/transaction.ts';
import { attempt, attemptEither } from './attempt.ts';
import { lockCart, readCart, writeCart } from './cart-rows.ts';
import { acquireIdempotencyLock, saveIdempotencyRecord } from './idempotency-records.ts';
import type { SqlContext } from './sql-context.ts';

/** The carts of one database. */
export const cartStore = (context: SqlContext): CartStore => ({
  find: (owner) => attempt(context, 'carts.find', ({ db }) => readCart(db, owner)),

  change: (owner, decide) =>
    attemptEither(context, 'carts.change', ({ db, clock }) =>
      inTransaction(db, async (transaction) => {
        const now = clock.now();
        const decided = decide(await lockCart(transaction, owner, now));
        if (E.isRight(decided)) await writeCart(transaction, decided.right, now);
        return decided;
      }),
    ),

  add: (owner, idempotency, decide) =>
    attemptEither(context, 'carts.add', ({ db, clock }) =>
      inTransaction(db, async (transaction) => {
        const now = clock.now();
        if (O.isSome(idempotency)) {
          const before = await acquireIdempotencyLock(transaction, idempotency.value, now);
          if (E.isLeft(before)) return before;
          if (O.isSome(before.right)) {
            const { value } = before.right;
            return value._tag === 'CartAddition' || value._tag === 'ContributionAddition'
              ? E.right(value)
              : E.left({ _tag: 'IdempotencyKeyReused' as const });
          }
        }
        const decided = decide(await lockCart(transaction, owner, now));
        if (E.isLeft(decided)) return decided;
        const { cart, kept } = decided.right;
        await writeCart(transaction, cart, now);
        if (O.isSome(idempotency)) await saveIdempotencyRecord(transaction, idempotency.value, kept, now);
        return E.right(kept);
      }),
    ),
});
