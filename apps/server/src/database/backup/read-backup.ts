import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { either as E } from 'fp-ts';
import * as t from 'io-ts';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../tables.ts';
import { inTransaction } from '../transaction.ts';
import { knownVersion, tablesOf } from './tables-of.ts';

const Begin = t.tuple([
  t.literal('gift-registry-backup'),
  t.type({ version: t.literal(1), takenAt: t.string, tables: t.readonlyArray(t.string) }),
]);
const Table = t.tuple([t.literal('table'), t.string]);
const End = t.tuple([t.literal('end'), t.type({ rows: t.number })]);

/** Characters of rows that are inserted at a time. */
const CHARACTERS_AT_A_TIME = 1_000_000;

/** Tables that hold something before anybody has used the service. */
const NEVER_EMPTY: ReadonlyArray<string> = ['catalogue', 'postal_areas'];

/** What was restored: when the backup was taken, and how many rows it has. */
export interface RestoredBackup {
  readonly takenAt: string;
  readonly rows: number;
}

async function* linesIn(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let begun = '';
  for await (const part of bytes) {
    const [first = '', ...more] = decoder.decode(part, { stream: true }).split('\n');
    begun += first;
    for (const next of more) {
      yield begun;
      begun = next;
    }
  }
}

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
};

const isUsed = async (db: Kysely<Tables>, tables: ReadonlyArray<string>): Promise<boolean> => {
  for (const table of tables.filter((name) => !NEVER_EMPTY.includes(name))) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length > 0) return true;
  }
  return false;
};

/** Sets what numbers the next row of each table to what follows the last one. */
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

/** Puts the lines of a backup into the tables. Left is why not, in one sentence. */
const restoreLines = async (
  transaction: Transaction<Tables>,
  lines: AsyncIterable<string>,
): Promise<E.Either<string, RestoredBackup>> => {
  const tables = await tablesOf(transaction);
  let takenAt: string | undefined;
  let table: string | undefined;
  let rows = 0;
  let batch: string[] = [];
  let characters = 0;
  const flush = async (): Promise<void> => {
    if (table !== undefined) await insertRows(transaction, table, batch);
    batch = [];
    characters = 0;
  };
  for await (const line of lines) {
    if (takenAt === undefined) {
      const begin = Begin.decode(parsed(line));
      if (E.isLeft(begin)) return E.left('The file is no backup of a gift registry.');
      const { takenAt: at, tables: made } = begin.right[1];
      if (JSON.stringify(made) !== JSON.stringify(knownVersion()))
        return E.left(
          `The backup is of other tables (${made.join(', ')}); restore it with the release that made it, then start this one.`,
        );
      takenAt = at;
    } else if (line.startsWith('[')) {
      await flush();
      const control = t.union([Table, End]).decode(parsed(line));
      if (E.isLeft(control)) return E.left('The file is damaged: a line cannot be read.');
      const { right } = control;
      if (right[0] === 'end') {
        if (right[1].rows !== rows) return E.left('The file is damaged: rows are missing.');
        await continueNumbers(transaction, tables);
        return E.right({ takenAt, rows });
      }
      if (!tables.includes(right[1])) return E.left(`The backup has a table ${right[1]} that is not known here.`);
      table = right[1];
    } else {
      if (table === undefined) return E.left('The file is damaged: a row belongs to no table.');
      rows += 1;
      characters += line.length;
      batch.push(line);
      if (characters > CHARACTERS_AT_A_TIME) await flush();
    }
  }
  return E.left('The file ends early: it was cut off, or copied before it was whole.');
};

/** Fills an unused database with a backup, all or nothing (OPS-02). No service may run on it. Left is why not, in one sentence; the database is then as before. */
export const readBackup = async (db: Kysely<Tables>, file: string): Promise<E.Either<string, RestoredBackup>> =>
  inTransaction(db, async (transaction) => {
    await sql`set local statement_timeout = 0`.execute(transaction);
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
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
    const zipped = createReadStream(file);
    const unzipped = zipped.pipe(createGunzip());
    zipped.once('error', (error) => unzipped.destroy(error));
    // The loop over it throws its error; one that comes when the loop has ended says nothing new.
    unzipped.on('error', () => undefined);
    const restored = await restoreLines(transaction, linesIn(unzipped));
    zipped.destroy();
    await each((table) => sql`alter table ${sql.table(table)} enable trigger user`);
    return restored;
  });
