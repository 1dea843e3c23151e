import { either as E } from 'fp-ts';
import { type Kysely, type Migration, sql, type Transaction } from 'kysely';
import { migrations } from '../../migrations/index.ts';
import type { Tables } from '../tables.ts';
import { inTransaction } from '../transaction.ts';
import { type BackupReader, type BackupSummary, readBackupFile } from './backup-file.ts';
import { knownVersion, tablesOf, tablesVersion } from './tables-of.ts';

/** The number of characters of rows inserted at a time. */
const CHARACTERS_AT_A_TIME = 1_000_000;

/** Tables that have rows before anybody has used the service. */
const NEVER_EMPTY: ReadonlyArray<string> = ['catalogue', 'postal_areas'];

const isUsed = async (db: Kysely<Tables>, tables: ReadonlyArray<string>): Promise<boolean> => {
  for (const table of tables.filter((name) => !NEVER_EMPTY.includes(name))) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length > 0) return true;
  }
  return false;
};

/** Restarts the sequence of each table after its last row. */
const continueNumbers = async (transaction: Transaction<Tables>, tables: ReadonlyArray<string>): Promise<void> => {
  const { rows } = await sql<{ name: string; column: string }>`
    select table_name as name, column_name as "column" from information_schema.columns
    where table_schema = current_schema() and is_identity = 'YES'`.execute(transaction);
  for (const { name, column } of rows.filter((one) => tables.includes(one.name)))
    await sql`select setval(pg_get_serial_sequence(${name}, ${column}),
      coalesce((select max(${sql.ref(column)}) from ${sql.table(name)}), 0) + 1, false)`.execute(transaction);
};

const insertRows = async (
  transaction: Transaction<Tables>,
  table: string,
  rows: ReadonlyArray<string>,
): Promise<void> => {
  if (rows.length === 0) return;
  await sql`insert into ${sql.table(table)} overriding system value
    select * from json_populate_recordset(null::${sql.table(table)}, ${`[${rows.join(',')}]`}::json)`.execute(
    transaction,
  );
};

/** Puts the rows of a backup into the tables. Left is why not, in one sentence. */
const restoreRows = async (
  transaction: Transaction<Tables>,
  tables: ReadonlyArray<string>,
  file: string,
  known: ReadonlyArray<string>,
): Promise<E.Either<string, BackupSummary>> => {
  let table = '';
  let batch: Array<string> = [];
  let characters = 0;
  const flush = async (): Promise<void> => {
    await insertRows(transaction, table, batch);
    batch = [];
    characters = 0;
  };
  const reader: BackupReader = {
    table: async (name) => {
      await flush();
      table = name;
      return tables.includes(name) ? E.right(name) : E.left(`The backup has a table ${name} that is not known here.`);
    },
    row: async (json) => {
      batch.push(json);
      characters += json.length;
      if (characters > CHARACTERS_AT_A_TIME) await flush();
    },
  };
  const restored = await readBackupFile(file, reader, known);
  if (E.isLeft(restored)) return restored;
  await flush();
  await continueNumbers(transaction, tables);
  return restored;
};

type Steps = Readonly<Record<string, Migration>>;

/** Takes the steps and records them as Kysely's migrator does, which orders them by this process's clock and then by name. */
const takeSteps = async (
  transaction: Transaction<Tables>,
  names: ReadonlyArray<string>,
  steps: Steps,
): Promise<void> => {
  for (const name of names) {
    await steps[name]?.up(transaction);
    const now = new Date().toISOString();
    await sql`insert into kysely_migration (name, timestamp) values (${name}, ${now})`.execute(transaction);
  }
};

/** Makes the tables of that version in a database without tables. Left is why those that are there do not fit. */
const prepareTables = async (
  transaction: Transaction<Tables>,
  version: ReadonlyArray<string>,
  steps: Steps,
): Promise<E.Either<string, unknown>> => {
  const present = await tablesVersion(transaction);
  if (present.length > 0)
    return present.join() === version.join()
      ? E.right(undefined)
      : E.left('The database has the tables of another release than the backup; restore into one without tables.');
  await sql`create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
    transaction,
  );
  await takeSteps(transaction, version, steps);
  return E.right(undefined);
};

/**
 * Fills an unused database with a checked backup and brings it up to date, all or nothing (OPS-02): what `checkBackupFile` refuses is undone. An older backup needs a database without tables, in which those of its
 * release are made first (OPS-09). No service may run on it. Left is why not, in one sentence; the database is then as before.
 */
export const readBackup = async (
  db: Kysely<Tables>,
  file: string,
  { tables: version }: Pick<BackupSummary, 'tables'>,
  steps: Steps = migrations,
): Promise<E.Either<string, BackupSummary>> =>
  inTransaction(db, async (transaction) => {
    await sql`set local statement_timeout = 0`.execute(transaction);
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
    const prepared = await prepareTables(transaction, version, steps);
    if (E.isLeft(prepared)) return prepared;
    const tables = await tablesOf(transaction);
    await sql`lock table ${sql.join(tables.map((table) => sql.table(table)))} in access exclusive mode`.execute(
      transaction,
    );
    if (await isUsed(transaction, tables))
      return E.left('The database is in use already; restore into an empty one, or move this one away first.');
    const each = async (statement: (table: string) => ReturnType<typeof sql>): Promise<void> => {
      for (const table of tables) await statement(table).execute(transaction);
    };
    await each((table) => sql`alter table ${sql.table(table)} disable trigger user`);
    await sql`truncate ${sql.join(tables.map((table) => sql.table(table)))}`.execute(transaction);
    const known = knownVersion(steps);
    const restored = await restoreRows(transaction, tables, file, known);
    if (E.isLeft(restored)) return restored;
    await each((table) => sql`alter table ${sql.table(table)} enable trigger user`);
    await takeSteps(transaction, known.slice(version.length), steps);
    return restored;
  });
