import type { KeyRefusal } from '@gift-registry/domain';
import { either as E } from 'fp-ts';
import { sql } from 'kysely';
import type { OwnSession } from '../database/own-session.ts';
import type { Queries } from '../database/queries.ts';
import { lockNumber } from './idempotency-records.ts';

/** Who orders a cart: the cart's scope, the key of the order, and a digest of what is asked. */
interface RunningOrder {
  readonly scope: string;
  readonly key: string;
  readonly fingerprint: string;
}

/** Which carts are being ordered: at most one order for each scope at a time, in all processes of a database (CART-08). */
export interface RunningOrders {
  /** Begins to order the cart; refused while it is being ordered already. */
  readonly begin: (order: RunningOrder) => Promise<E.Either<KeyRefusal, void>>;
  /** The order that was begun under the key has ended. */
  readonly end: (order: Pick<RunningOrder, 'scope' | 'key'>) => Promise<void>;
  /** Keeps orders of the cart out until the transaction ends; false where one runs. */
  readonly keepOut: (transaction: Queries, scope: string) => Promise<boolean>;
}

/**
 * Each running order holds a lock of the session that this process has for itself: the database lets go of it when the process or its connection ends, however that happens and whatever the clocks say. What
 * this process does itself it knows without asking, since a session gets a lock that it has.
 */
export const runningOrders = (session: OwnSession): RunningOrders => {
  const here = new Map<string, Pick<RunningOrder, 'key' | 'fingerprint'>>();
  const lockOf = (scope: string): string => lockNumber({ scope: 'running order', key: scope });
  const begin: RunningOrders['begin'] = async ({ scope, key, fingerprint }) => {
    const other = here.get(scope);
    if (other !== undefined)
      return E.left({
        _tag: other.key === key && other.fingerprint !== fingerprint ? 'IdempotencyKeyReused' : 'RequestInProgress',
      });
    here.set(scope, { key, fingerprint });
    let isHeld = false;
    try {
      isHeld = await session.lock(lockOf(scope));
    } finally {
      if (!isHeld) here.delete(scope);
    }
    return isHeld ? E.right(undefined) : E.left({ _tag: 'RequestInProgress' });
  };
  const end: RunningOrders['end'] = async ({ scope, key }) => {
    if (here.get(scope)?.key !== key) return;
    try {
      await session.unlock(lockOf(scope));
    } finally {
      here.delete(scope);
    }
  };
  return {
    begin,
    end,
    keepOut: async (transaction, scope) => {
      if (here.has(scope)) return false;
      const { rows } = await sql<{ readonly taken: boolean }>`
        select pg_try_advisory_xact_lock(${lockOf(scope)}::bigint) as taken`.execute(transaction);
      return rows[0]?.taken === true;
    },
  };
};
