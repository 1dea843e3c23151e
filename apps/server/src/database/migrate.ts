import { type Kysely, Migrator, sql } from 'kysely';
import { migrations } from '../migrations/index.ts';
import type { Tables } from './tables.ts';

/** How the name of every first step begins. Another one than the baseline was made before the first release, from which no step leads on. */
const FIRST_STEP = '0001-';

/** Which version made the tables: one from before the first release, one newer than this, or one from which steps lead on. */
export type MadeBy = 'before-release' | 'newer' | 'known';

/** Tells which version made the tables, if any did. Only reads. */
export const madeBy = async (db: Kysely<Tables>): Promise<MadeBy> => {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('kysely_migration') is not null as there`.execute(
    db,
  );
  if (rows[0]?.there !== true) return 'known';
  const { rows: steps } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const unknown = steps.filter(({ name }) => !Object.hasOwn(migrations, name));
  if (unknown.some(({ name }) => name.startsWith(FIRST_STEP))) return 'before-release';
  return unknown.length === 0 ? 'known' : 'newer';
};

/** Brings the tables to what this build knows, all or nothing. Of two processes that start at once one waits for the other. */
export const migrate = async (db: Kysely<Tables>): Promise<void> => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
};
