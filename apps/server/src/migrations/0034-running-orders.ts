import { type Kysely, type Migration, sql } from 'kysely';

/** Whose cart is being ordered, so that it is not paid for twice meanwhile (CART-08). */
export const runningOrders: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`create table running_orders (
      scope text primary key,
      key text not null,
      fingerprint text not null,
      begun_at timestamptz not null
    )`.execute(db);
  },
};
