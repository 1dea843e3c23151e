import { type Kysely, type Migration, sql } from 'kysely';

/*
 * The picture of a registry's photo stands beside the registry and goes with it. Until now nobody could put one there; a name without a picture would be a hole in the page.
 */
const statements: ReadonlyArray<string> = [
  `create table registry_photos (
    registry_id text primary key references registries on delete cascade,
    name text not null,
    jpeg bytea not null check (octet_length(jpeg) between 1 and 4194304)
  )`,
  'update registries set photo = null where photo is not null',
];

/** Photos at the heads of registries (PHOTO-06, PHOTO-07). */
export const registryPhotos: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
