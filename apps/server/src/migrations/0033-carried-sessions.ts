import { type Kysely, type Migration, sql } from 'kysely';

/* Sessions of before know nothing of each other, so that each stands for itself. */
const statements: ReadonlyArray<string> = [
  'alter table sessions add column family text',
  'update sessions set family = digest',
  'alter table sessions alter column family set not null',
  'create index sessions_by_family on sessions (family)',
];

/** A session that a one-time code carried to the other brand's site knows where it came from: they end together (XB-03). */
export const carriedSessions: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
