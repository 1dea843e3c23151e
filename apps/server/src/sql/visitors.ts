import { randomUUID } from 'node:crypto';
import { type Instant, STANDARD_SHIPPING } from '@gift-registry/domain';
import { sql } from 'kysely';
import type { Queries } from '../database/queries.ts';
import type { CheckoutLocks } from './checkout-locks.ts';

/** Whether a cart or an order was begun for the visitor. */
export const isKnownVisitor = async (queries: Queries, visitor: string): Promise<boolean> => {
  const { isKnown } = await queries
    .selectNoFrom(({ or, exists, selectFrom }) =>
      or(
        (['carts', 'orders'] as const).map((begun) =>
          exists(selectFrom(begun).select('visitor').where('visitor', '=', visitor)),
        ),
      ).as('isKnown'),
    )
    .executeTakeFirstOrThrow();
  return isKnown === true;
};

/** The visitor, which is the suffix of an idempotency scope. */
const ownerOfScope = sql<string>`split_part(scope, ' ', -1)`;

/**
 * Moves carts, orders and idempotency records from one visitor to another, in the current transaction; false, and
 * nothing moves, while one of the carts is being ordered: that order's answer would be lost. An empty cart stays, so
 * that the former visitor is known to a browser that missed the response.
 */
export const renewVisitor = async (
  transaction: Queries,
  locks: CheckoutLocks,
  now: Instant,
  from: string,
  to: string,
): Promise<boolean> => {
  const carts = await transaction
    .selectFrom('carts')
    .select(['cart_id', 'site'])
    .where('visitor', '=', from)
    .forUpdate()
    .execute();
  for (const { site } of carts)
    if (!(await locks.tryAcquireInTransaction(transaction, `order ${site} ${from}`))) return false;
  for (const { cart_id, site } of carts) {
    const present = await transaction
      .selectFrom('carts')
      .select('cart_id')
      .where('visitor', '=', to)
      .where('site', '=', site)
      .forUpdate()
      .executeTakeFirst();
    if (present === undefined)
      await transaction.updateTable('carts').set({ visitor: to }).where('cart_id', '=', cart_id).execute();
    else {
      // The visitor was renewed before, but the browser missed the response and has added more since: that
      // moves too, without duplicates.
      await sql`update cart_lines set cart_id = ${present.cart_id},
          position = position + (select coalesce(max(position) + 1, 0) from cart_lines where cart_id = ${present.cart_id})
        where cart_id = ${cart_id}
          and line_id not in (select line_id from cart_lines where cart_id = ${present.cart_id})`.execute(transaction);
      await transaction.deleteFrom('carts').where('cart_id', '=', cart_id).execute();
    }
    await transaction
      .insertInto('carts')
      .values({ cart_id: randomUUID(), visitor: from, site, shipping_method: STANDARD_SHIPPING, changed_at: now })
      .execute();
  }
  await transaction.updateTable('orders').set({ visitor: to }).where('visitor', '=', from).execute();
  // A key that was repeated under the old cookie exists under both: the first answer stays.
  await sql`with former as (delete from idempotency_records where ${ownerOfScope} = ${from} returning *)
    insert into idempotency_records (scope, key, fingerprint, answer, kept_at)
    select left(scope, -length(${from}::text)) || ${to}::text, key, fingerprint, answer, kept_at from former
    on conflict (scope, key) do nothing`.execute(transaction);
  return true;
};
