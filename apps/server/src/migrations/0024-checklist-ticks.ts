import { type Kysely, type Migration, sql } from 'kysely';

/* What registrants ticked by hand; an entry's key is the retailer's own (GIFT_GUIDE), so it refers to no table. */
const statements: ReadonlyArray<string> = [
  `create table checklist_ticks (
    registry_id text not null references registries (registry_id) on delete cascade,
    entry text not null check (char_length(entry) between 1 and 64),
    ticked_at timestamptz not null,
    primary key (registry_id, entry)
  )`,
];

/** Checklists that are ticked by hand (CHK-01). */
export const checklistTicks: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
