import { type Kysely, Migrator } from 'kysely';
import { migrations } from '../migrations/index.ts';
import type { Tables } from './tables.ts';

/** Brings the tables to what this build knows, all or nothing. Of two processes that start at once one waits for the other. */
export const migrate = async (db: Kysely<Tables>): Promise<void> => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
};
