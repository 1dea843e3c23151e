import { type Kysely, type Migration, sql } from 'kysely';

/*
 * Which registry of a person is the newest: a number that grows with every one that is begun. Of those that are there the first thing that is known to have happened to them tells their order, else
 * their number.
 */
const statements: ReadonlyArray<string> = [
  'alter table registries add column begun bigint',
  `update registries set begun = ranked.place
     from (
       select registry_id, row_number() over (
         order by (select min(recorded_at) from registry_events as event where event.registry_id = registry.registry_id),
           char_length(registry_id), registry_id
       ) as place
       from registries as registry
     ) as ranked
     where ranked.registry_id = registries.registry_id`,
  'alter table registries alter column begun set not null',
  'alter table registries alter column begun add generated always as identity',
  `select setval(pg_get_serial_sequence('registries', 'begun'), coalesce(max(begun), 0) + 1, false) from registries`,
];

/** Registries in the order in which they were begun (ROUTE-02). */
export const begunRegistries: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
