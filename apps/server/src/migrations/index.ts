import type { Migration } from 'kysely';
import { firstTables } from './0001-first-tables.ts';

/** All changes of the tables in order; one that was published is never edited, the next one follows it. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-first-tables': firstTables,
};
