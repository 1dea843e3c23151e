import { type Kysely, type Migration, sql } from 'kysely';

/*
 * Every write draws an id for what it makes of the registry and keeps the id of what it was made on, so that a reader is only led on from the past of this very history (LIVE-01). What was written before,
 * and what a build from before writes beside this one, gets ids that follow on nothing: whoever has seen no more than that reads anew.
 */
const statements: ReadonlyArray<string> = [
  'alter table registries add column revision_id uuid not null default gen_random_uuid()',
  `alter table registry_events
    add column revision_id uuid not null default gen_random_uuid(),
    add column base_revision_id uuid not null default gen_random_uuid()`,
  'drop index registry_events_by_time',
];

export const revisionIds: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
