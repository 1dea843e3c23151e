import { type Kysely, type Migration, sql } from 'kysely';
import { wordsThen } from './words-then.ts';

/** How many registries are read at a time. */
const BATCH = 500;

/*
 * Registrants have last names, where they have said them; by the words of all their names their registry is found. Where gifts are delivered stands apart from the registry, so that nobody reads it
 * who reads one.
 */
const statements: ReadonlyArray<string> = [
  `create table delivery_addresses (
    registry_id text primary key references registries on delete cascade,
    recipient text not null,
    line1 text not null,
    line2 text,
    city text not null,
    region text not null,
    postal_code text not null
  )`,
  'alter table registries add column primary_last_name text',
  'alter table registries add column secondary_last_name text',
  `alter table registries add column name_words tsvector not null default ''::tsvector`,
];

const index = `create index registries_by_name on registries using gin (name_words) where visibility = 'findable'`;

interface TablesThen {
  registries: {
    registry_id: string;
    primary_first_name: string;
    secondary_first_name: string | null;
    name_words: string;
  };
}

/** Fills the words of the registries that are there: nobody has said a last name yet. */
const fill = async (db: Kysely<TablesThen>): Promise<void> => {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('registries')
      .select(['registry_id', 'primary_first_name', 'secondary_first_name'])
      .where('registry_id', '>', after)
      .orderBy('registry_id')
      .limit(BATCH)
      .execute();
    for (const { registry_id, primary_first_name, secondary_first_name } of rows) {
      const words = wordsThen(`${primary_first_name} ${secondary_first_name ?? ''}`);
      await db
        .updateTable('registries')
        .set({ name_words: sql<string>`array_to_tsvector(${words}::text[])` })
        .where('registry_id', '=', registry_id)
        .execute();
    }
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.registry_id;
  }
};

/** Registries are begun by anybody who is signed in, and found by the names of their registrants (HOME-01, ROUTE-06). */
export const foundRegistries: Migration = {
  up: async (db: Kysely<TablesThen>): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db);
    await fill(db);
    await sql.raw(index).execute(db);
  },
};
