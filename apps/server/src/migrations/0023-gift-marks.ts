import { type Kysely, type Migration, sql } from 'kysely';

/* What owners write down of their gifts goes with their registry; the gifts themselves stay in the ledger. */
const statements: ReadonlyArray<string> = [
  `create table gift_marks (
    registry_id text not null references registries on delete cascade,
    gift text not null,
    is_thanked boolean not null,
    note text not null check (char_length(note) <= 500),
    primary key (registry_id, gift)
  )`,
];

/** Gifts that are marked as thanked for, and notes on them (THX-01). */
export const giftMarks: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
