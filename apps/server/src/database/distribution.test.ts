import { readFileSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/test-database.ts';
import { tablesOf } from './backup/tables-of.ts';
import {
  BUYING_OPERATIONS,
  DISTRIBUTION_COLUMN,
  MULTI_SERVER_OPERATIONS,
  type Place,
  tablePlaces,
} from './distribution.ts';
import type { Tables } from './tables.ts';

/*
 * [OPS-06] The tables of the service can be kept by a distributed PostgreSQL, after the steps of docs/examples/distribute.sql. Citus itself is not here: its two functions are stood in for by ones that note
 * what they were called with, and what it refuses is asked of PostgreSQL's own catalogue.
 */

const docs = (name: string): string => readFileSync(new URL(`../../../../docs/${name}`, import.meta.url), 'utf8');

const placeOf = new Map<string, Place>(Object.entries(tablePlaces).map(([table, { place }]) => [table, place]));

const rowsOf = async <Row>(db: Kysely<Tables>, query: string): Promise<ReadonlyArray<Row>> =>
  (await sql.raw<Row>(query).execute(db)).rows;

/** Unique constraints of distributed tables without the distribution column. */
const uniqueProblems = async (db: Kysely<Tables>): Promise<ReadonlyArray<string>> => {
  const rows = await rowsOf<{ table: string; index: string; columns: ReadonlyArray<string> }>(
    db,
    `select t.relname as "table", c.relname as index,
      array(select attname::text from pg_attribute where attrelid = t.oid and attnum = any (indkey)) as columns
    from pg_index join pg_class c on c.oid = indexrelid join pg_class t on t.oid = indrelid
    where indisunique and t.relnamespace = current_schema()::regnamespace`,
  );
  return rows
    .filter(({ table, columns }) => placeOf.get(table) === 'Distributed' && !columns.includes(DISTRIBUTION_COLUMN))
    .map(({ index }) => `unique ${index}`);
};

/** To which places a foreign key may lead. */
const REFERRED: Readonly<Record<Place, ReadonlyArray<Place>>> = {
  Distributed: ['Distributed', 'Reference'],
  Reference: ['Reference'],
  Local: ['Local', 'Reference'],
};

/** Foreign keys that lead where they may not; between distributed tables both sides have the distribution column. */
const foreignKeyProblems = async (db: Kysely<Tables>): Promise<ReadonlyArray<string>> => {
  const columns = (table: string, numbers: string) =>
    `array(select attname::text from unnest(${numbers}) with ordinality as n (number, place)
      join pg_attribute on attrelid = ${table} and attnum = number order by place)`;
  const rows = await rowsOf<{ name: string; from: string; to: string; own: string[]; others: string[] }>(
    db,
    `select conname as name, f.relname as "from", t.relname as "to", ${columns('conrelid', 'conkey')} as own,
      ${columns('confrelid', 'confkey')} as others
    from pg_constraint join pg_class f on f.oid = conrelid join pg_class t on t.oid = confrelid
    where contype = 'f' and connamespace = current_schema()::regnamespace`,
  );
  return rows
    .filter(({ from, to, own, others }) => {
      const [here, there] = [placeOf.get(from), placeOf.get(to)];
      if (here === undefined || there === undefined || !REFERRED[here].includes(there)) return true;
      const isTogether = own.some((column, at) => column === DISTRIBUTION_COLUMN && others[at] === DISTRIBUTION_COLUMN);
      return here === 'Distributed' && there === 'Distributed' && !isTogether;
    })
    .map(({ name }) => `foreign key ${name}`);
};

/** Triggers of tables that are on other servers, columns of theirs that count in less than eight bytes, and distribution columns that may be empty. */
const columnProblems = async (db: Kysely<Tables>): Promise<ReadonlyArray<string>> => {
  const triggers = await rowsOf<{ table: string; name: string }>(
    db,
    `select relname as "table", tgname as name from pg_trigger join pg_class on pg_class.oid = tgrelid
    where not tgisinternal and relnamespace = current_schema()::regnamespace`,
  );
  const columns = await rowsOf<{ table: string; column: string; problem: string }>(
    db,
    `select table_name as "table", column_name as column,
      case when is_identity = 'YES' then 'identity' else 'nullable' end as problem
    from information_schema.columns where table_schema = current_schema()
      and (is_identity = 'YES' and data_type <> 'bigint' or column_name = '${DISTRIBUTION_COLUMN}' and is_nullable = 'YES')`,
  );
  return [
    ...triggers.filter(({ table }) => placeOf.get(table) !== 'Local').map(({ name }) => `trigger ${name}`),
    ...columns
      .filter(({ table }) => placeOf.get(table) === 'Distributed')
      .map(({ table, column, problem }) => `${problem} ${table}.${column}`),
  ];
};

const problemsOf = async (db: Kysely<Tables>): Promise<ReadonlyArray<string>> =>
  [...(await uniqueProblems(db)), ...(await foreignKeyProblems(db)), ...(await columnProblems(db))].sort();

describe('tables on a distributed database', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await testDatabase('server');
    return test.remove;
  });

  it('[OPS-06] each table has a place', async () => {
    expect([...placeOf.keys()].sort()).toEqual([...(await tablesOf(test.database.db))].sort());
  });

  it('[OPS-06] what stands in the way is what the steps take away, and the steps distribute each table to its place', async () => {
    const { db } = test.database;
    expect(await problemsOf(db)).toEqual([
      'trigger catalogue_changed',
      'unique invitations_digest_key',
      'unique registry_owners_stop_key_key',
    ]);
    await sql
      .raw(`create table citus_calls (called text not null);
      create function create_reference_table(name regclass) returns void language sql as $$
        insert into citus_calls values (name || ' Reference') $$;
      create function create_distributed_table(name regclass, distribution_column text, colocate_with text default 'registries')
        returns void language sql as $$
        insert into citus_calls values (name || ' Distributed by ' || distribution_column || ' with ' || colocate_with) $$`)
      .execute(db);
    await sql.raw(docs('examples/distribute.sql')).execute(db);
    expect(await problemsOf(db)).toEqual([]);
    const calls = await rowsOf<{ called: string }>(db, 'select called from citus_calls');
    const wanted = [...placeOf].flatMap(([table, place]) =>
      place === 'Local'
        ? []
        : `${table} ${place}${place === 'Distributed' ? ` by ${DISTRIBUTION_COLUMN} with registries` : ''}`,
    );
    expect(calls.map(({ called }) => called).sort()).toEqual(wanted.sort());
  });

  it('[OPS-06] the page says of each table where it is and why, and of each operation that crosses what it asks for', () => {
    const page = docs('distributed-database.md');
    for (const [table, { place, why }] of Object.entries(tablePlaces))
      expect(page).toContain(`| \`${table}\` | ${place.toLowerCase()} | ${why} |`);
    for (const [operation, asks] of Object.entries(MULTI_SERVER_OPERATIONS))
      expect(page).toContain(`| \`${operation}\` | ${asks} |`);
  });

  it('[OPS-06] nothing that a guest waits for while buying crosses registries', () => {
    expect(BUYING_OPERATIONS.filter((operation) => operation in MULTI_SERVER_OPERATIONS)).toEqual([]);
  });
});
