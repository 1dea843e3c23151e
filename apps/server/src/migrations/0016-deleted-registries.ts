import { type Kysely, type Migration, sql } from 'kysely';

/*
 * A registry that its owners delete goes with all that it says of people. What was given stays in the ledger under its number, which nobody gets again.
 */
const statements: ReadonlyArray<string> = [
  'alter table ledger drop constraint ledger_registry_id_fkey',
  `create table deleted_registries (
    registry_id text primary key,
    deleted_at timestamptz not null
  )`,
];

/** Registries that were deleted (SET-01). */
export const deletedRegistries: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
