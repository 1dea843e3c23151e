import type { KeyRefusal } from '@gift-registry/domain';
import { either as E } from 'fp-ts';
import { sql } from 'kysely';
import type { LockConnection } from '../database/lock-connection.ts';
import type { Queries } from '../database/queries.ts';
import { lockNumber } from './idempotency-records.ts';

/** The checkout of a cart: the cart's scope, the order's key, and a digest of the request. */
interface Checkout {
  readonly scope: string;
  readonly key: string;
  readonly fingerprint: string;
}

/** Locks carts while they are being ordered: at most one order for each scope at a time, in all processes of a database (CART-08). */
export interface CheckoutLocks {
  /** Locks the cart for one order; refused while another order of it runs. */
  readonly acquire: (checkout: Checkout) => Promise<E.Either<KeyRefusal, void>>;
  /** Unlocks the cart when the order under the key has ended. */
  readonly release: (checkout: Pick<Checkout, 'scope' | 'key'>) => Promise<void>;
  /** Locks the cart until the transaction ends; false while an order of it is running. */
  readonly tryAcquireInTransaction: (transaction: Queries, scope: string) => Promise<boolean>;
}

/**
 * Holds an advisory lock for each running order on the process's lock connection: the database releases it when the
 * process or its connection ends, for whatever reason and without relying on clocks. Orders of this process are looked
 * up in memory, since a connection can take a lock twice.
 */
export const checkoutLocks = (connection: LockConnection): CheckoutLocks => {
  const here = new Map<string, Pick<Checkout, 'key' | 'fingerprint'>>();
  const lockOf = (scope: string): string => lockNumber({ scope: 'running order', key: scope });
  const acquire: CheckoutLocks['acquire'] = async ({ scope, key, fingerprint }) => {
    const other = here.get(scope);
    if (other !== undefined)
      return E.left({
        _tag: other.key === key && other.fingerprint !== fingerprint ? 'IdempotencyKeyReused' : 'RequestInProgress',
      });
    here.set(scope, { key, fingerprint });
    let isHeld = false;
    try {
      isHeld = await connection.lock(lockOf(scope));
    } finally {
      if (!isHeld) here.delete(scope);
    }
    return isHeld ? E.right(undefined) : E.left({ _tag: 'RequestInProgress' });
  };
  const release: CheckoutLocks['release'] = async ({ scope, key }) => {
    if (here.get(scope)?.key !== key) return;
    try {
      await connection.unlock(lockOf(scope));
    } finally {
      here.delete(scope);
    }
  };
  return {
    acquire,
    release,
    tryAcquireInTransaction: async (transaction, scope) => {
      if (here.has(scope)) return false;
      const { rows } = await sql<{ readonly taken: boolean }>`
        select pg_try_advisory_xact_lock(${lockOf(scope)}::bigint) as taken`.execute(transaction);
      return rows[0]?.taken === true;
    },
  };
};
