import { type Kysely, Migrator, sql } from 'kysely';
import { migrations } from '../migrations/index.ts';
import type { Tables } from './tables.ts';

/** The first step of every database that was made before the first release; the baseline took the place of these steps. */
const FIRST_STEP_BEFORE_RELEASE = '0001-first-tables';

/** Which version made the tables: one from before the first release, one newer than this, or one from which steps lead on. */
export type MadeBy = 'before-release' | 'newer' | 'known';

/** Tells which version made the tables, if any did. Only reads. */
export const madeBy = async (db: Kysely<Tables>): Promise<MadeBy> => {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('kysely_migration') is not null as there`.execute(
    db,
  );
  if (rows[0]?.there !== true) return 'known';
  const { rows: steps } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  if (steps.some(({ name }) => name === FIRST_STEP_BEFORE_RELEASE)) return 'before-release';
  return steps.every(({ name }) => Object.hasOwn(migrations, name)) ? 'known' : 'newer';
};

/** Brings the tables to what this build knows, all or nothing. Of two processes that start at once one waits for the other. */
export const migrate = async (db: Kysely<Tables>): Promise<void> => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
};
