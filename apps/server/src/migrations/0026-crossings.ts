import { type Kysely, type Migration, sql } from 'kysely';

/* One-time codes that lead to the other brand's site, as digests: each goes with the session that it was made by, and for long none of them is worth anything. */
const statements: ReadonlyArray<string> = [
  `create table crossings (
    digest text primary key check (digest ~ '^[0-9a-f]{64}$'),
    host text not null,
    address text not null,
    session_digest text references sessions (digest) on delete cascade,
    expires_at timestamptz not null
  )`,
  'create index crossings_by_session on crossings (session_digest)',
  'create index crossings_by_end on crossings (expires_at)',
];

/** Ways to the other brand's site, each opened once (XB-03, XB-07). */
export const crossings: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
