import { type Kysely, type Migration, sql } from 'kysely';

/*
 * An order that was placed at the retailer's own checkout is told by its commerce back end. It has no visitor, ships some way that is not known here, and its money is none of ours:
 * it never waits to be taken. Its name there is kept for as long as the order, so that it counts once.
 */
const statements: ReadonlyArray<string> = [
  'alter table orders alter column visitor drop not null',
  'alter table orders alter column shipping_method drop not null',
  'alter table orders alter column authorization_name drop not null',
  `alter table orders add constraint orders_money_check check (authorization_name is not null or captured_at is not null)`,
  `create table reported_orders (
    order_id text primary key,
    order_number text not null unique references orders on delete cascade,
    fingerprint text not null,
    answer json not null
  )`,
];

/** Orders that were placed elsewhere (CART-06). */
export const reportedOrders: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
