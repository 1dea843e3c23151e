import { type Kysely, type Migration, sql } from 'kysely';

/* An empty cart knows the order that bought what was in it, so that a window that did not place it can name it. Of carts that were ordered before, nobody knows. */
const statements: ReadonlyArray<string> = [
  'alter table carts add column ordered_as text references orders (order_number) on delete set null',
];

/** Carts that know their order (CART-08, CART-09). */
export const orderedCarts: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
