import { type Kysely, type Migration, sql } from 'kysely';

/*
 * The default filled the market of the products that were there before there were markets; nothing relies on it since. Nobody reads the catalogue's
 * version: a page asks for the products it shows (ADR 0007).
 */
const statements: ReadonlyArray<string> = [
  'alter table products alter column market drop default',
  `alter table products add constraint products_brand_check check (brand in ('main', 'modern'))`,
  'alter table products drop column catalogue_version',
];

/** A product says itself in which market it is listed and whose it is (SITE-01). */
export const strictProducts: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
