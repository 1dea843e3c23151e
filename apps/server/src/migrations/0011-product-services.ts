import { type Kysely, type Migration, sql } from 'kysely';

/* An installation has its number and its fee, or there is none. The fee is in whole cents. */
const statements: ReadonlyArray<string> = [
  'alter table products add column installation_type integer check (installation_type > 0)',
  'alter table products add column installation_fee bigint check (installation_fee >= 0)',
  'alter table products add column special_order_picture text',
  `alter table products add constraint products_installation_check check (
    (installation_type is null) = (installation_fee is null)
  )`,
];

/** What comes with buying a product: its installation, and the picture of a special order (CART-01, CART-02). */
export const productServices: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
