import { type Kysely, type Migration, sql } from 'kysely';
import { migrations } from '../../migrations/index.ts';
import type { Tables } from '../tables.ts';

/** The version of the tables that these steps make, of this release if none are given: the names of the steps, in order. */
export const knownVersion = (steps: Readonly<Record<string, Migration>> = migrations): ReadonlyArray<string> =>
  Object.keys(steps).sort();

/** The version of the database's tables, which another release may have created; empty where there are none. */
export const tablesVersion = async (db: Kysely<Tables>): Promise<ReadonlyArray<string>> => {
  const { rows: found } = await sql<{
    there: boolean;
  }>`select to_regclass('kysely_migration') is not null as there`.execute(db);
  if (found[0]?.there !== true) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
};

/** All tables of the service, referenced tables before those that refer to them; without the tables of the migrations. */
export const tablesOf = async (db: Kysely<Tables>): Promise<ReadonlyArray<string>> => {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname not like 'kysely\\_%'
    order by relname`.execute(db);
  const { rows: references } = await sql<{ from: string; to: string }>`
    select c.relname as "from", r.relname as "to" from pg_constraint
    join pg_class c on c.oid = conrelid join pg_class r on r.oid = confrelid
    where contype = 'f' and connamespace = current_schema()::regnamespace and conrelid <> confrelid`.execute(db);
  const ordered: string[] = [];
  while (ordered.length < tables.length) {
    const next = tables.filter(
      ({ name }) =>
        !ordered.includes(name) && references.every(({ from, to }) => from !== name || ordered.includes(to)),
    );
    if (next.length === 0) throw new Error('tables refer to each other in a circle');
    ordered.push(...next.map(({ name }) => name));
  }
  return ordered;
};
