import { type Kysely, type Migration, sql } from 'kysely';

/** The last event in which somebody left a registry. */
const leaving = sql`select registry_id, max(version) as version from registry_events
  where facts::text like '%"CoRegistrantLeft"%' group by registry_id`;

/** Since who leaves takes along the address and what was told of names, that of those who have left before goes as well; an address that was said after that stays. */
export const leftRegistries: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`delete from delivery_addresses as address using (${leaving}) as leaving
      where address.registry_id = leaving.registry_id and not exists (
        select from registry_events as event where event.registry_id = leaving.registry_id
          and event.version > leaving.version and event.facts::text like '%"AddressChanged"%')`.execute(db);
    await sql`delete from registry_events as event using (${leaving}) as leaving
      where event.registry_id = leaving.registry_id and event.version < leaving.version`.execute(db);
  },
};
