import { type Kysely, type Migration, sql } from 'kysely';

/*
 * The number of a design is drawn and no longer counted, so that nobody finds the words of others by counting. Numbers that were counted stay, since items, carts and orders name them. Since when
 * nobody has saved a design is known, so that one that nothing names can go.
 */
const statements: ReadonlyArray<string> = [
  'alter table designs alter column personalization_id drop identity',
  'alter table designs add constraint designs_number_check check (personalization_id between 1 and 9007199254740991)',
  'alter table designs add column saved_at timestamptz not null default now()',
  'alter table designs alter column saved_at drop default',
  'create index designs_by_time on designs (saved_at)',
];

/** Designs under numbers that nobody can guess (PERS-02). */
export const drawnDesigns: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
