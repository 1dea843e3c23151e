import { type Kysely, type Migration, sql } from 'kysely';

/** What is left of a replaced item is on the list like any other, although its product is no longer available (NLA-03). */
export const settledItems: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql.raw('alter table registry_items add column is_settled boolean not null default false').execute(db);
  },
};
