import { sql } from 'kysely';
import type { Queries } from '../database/queries.ts';
import type { RunningOrders } from './running-orders.ts';

/** Whose key it is stands at the end of its scope. */
const ownerOfScope = sql<string>`split_part(scope, ' ', -1)`;

/** Gives carts and kept answers of one visitor to another, in the transaction at hand; false, and nothing is given, while an order of such a cart runs: its answer would be kept for nobody. */
export const renewVisitor = async (
  transaction: Queries,
  running: RunningOrders,
  from: string,
  to: string,
): Promise<boolean> => {
  const carts = await transaction
    .selectFrom('carts')
    .select(['cart_id', 'site'])
    .where('visitor', '=', from)
    .forUpdate()
    .execute();
  for (const { site } of carts) if (!(await running.keepOut(transaction, `order ${site} ${from}`))) return false;
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
      // Renewed before, but the browser never heard of it, and has put something in since: that comes along, what is there twice once.
      await sql`update cart_lines set cart_id = ${present.cart_id},
          position = position + (select coalesce(max(position) + 1, 0) from cart_lines where cart_id = ${present.cart_id})
        where cart_id = ${cart_id}
          and line_id not in (select line_id from cart_lines where cart_id = ${present.cart_id})`.execute(transaction);
      await transaction.deleteFrom('carts').where('cart_id', '=', cart_id).execute();
    }
  }
  // A key that was asked again with the old cookie stands under both already: the answer that came first stays.
  await sql`with former as (delete from idempotency_records where ${ownerOfScope} = ${from} returning *)
    insert into idempotency_records (scope, key, fingerprint, answer, kept_at)
    select left(scope, -length(${from}::text)) || ${to}::text, key, fingerprint, answer, kept_at from former
    on conflict (scope, key) do nothing`.execute(transaction);
  return true;
};
