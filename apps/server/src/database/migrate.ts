import { type Kysely, Migrator, sql } from 'kysely';
import { isExpanding, migrations } from '../migrations/index.ts';
import type { Tables } from './tables.ts';

/** The prefix of every baseline's name. Another baseline than this one is from before the first release and cannot be migrated. */
const FIRST_STEP = '0001-';

/** Which version made the tables: one from before the first release, the next one, which this one can run beside (OPS-03), a newer one, or one that can be migrated. */
export type TablesOrigin = 'before-release' | 'next' | 'newer' | 'known';

/** Reads which version made the tables, if they exist. */
export const readTablesOrigin = async (db: Kysely<Tables>): Promise<TablesOrigin> => {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('kysely_migration') is not null as there`.execute(
    db,
  );
  if (rows[0]?.there !== true) return 'known';
  const { rows: steps } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const unknown = steps.filter(({ name }) => !Object.hasOwn(migrations, name));
  if (unknown.some(({ name }) => name.startsWith(FIRST_STEP))) return 'before-release';
  if (unknown.length === 0) return 'known';
  return unknown.every(({ name }) => isExpanding(name)) ? 'next' : 'newer';
};

/** Migrates the tables in one transaction. Of two processes that start at once one waits for the other. */
export const migrate = async (db: Kysely<Tables>): Promise<void> => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
};
