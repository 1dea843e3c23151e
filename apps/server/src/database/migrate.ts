import { type Kysely, Migrator, sql } from 'kysely';
import { migrations } from '../migrations/index.ts';
import type { Tables } from './tables.ts';

/** The first step of every database that was made before the first release; the baseline took the place of these steps. */
const FIRST_STEP_BEFORE_RELEASE = '0001-first-tables';

/** Tells whether a version from before the first release made the tables, so that no step leads on from them. Only reads. */
export const isFromBeforeRelease = async (db: Kysely<Tables>): Promise<boolean> => {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('kysely_migration') is not null as there`.execute(
    db,
  );
  if (rows[0]?.there !== true) return false;
  const steps = await sql`select from kysely_migration where name = ${FIRST_STEP_BEFORE_RELEASE}`.execute(db);
  return steps.rows.length > 0;
};

/** Brings the tables to what this build knows, all or nothing. Of two processes that start at once one waits for the other. */
export const migrate = async (db: Kysely<Tables>): Promise<void> => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
};
