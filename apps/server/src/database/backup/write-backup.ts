import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../tables.ts';
import { tablesOf, tablesVersion } from './tables-of.ts';

/** Rows read at a time; some are photos of megabytes. */
const ROWS_AT_A_TIME = 50;

/** What a backup holds. */
export interface BackupSummary {
  readonly tables: number;
  readonly rows: number;
}

/** Lines of JSON: the version of the tables, then the name of each table with its rows, and last how many rows there were. Rows are objects, all else is an array. */
async function* linesOf(
  transaction: Transaction<Tables>,
  takenAt: string,
  count: (rows: number) => void,
): AsyncGenerator<string> {
  yield `${JSON.stringify(['gift-registry-backup', { version: 1, takenAt, tables: await tablesVersion(transaction) }])}\n`;
  let inAll = 0;
  for (const table of await tablesOf(transaction)) {
    yield `${JSON.stringify(['table', table])}\n`;
    await sql`declare backup_rows cursor for select translate(row_to_json(t)::text, ${sql.lit('\n\r')}, '  ') as line from ${sql.table(table)} t`.execute(
      transaction,
    );
    for (;;) {
      const { rows } = await sql<{ line: string }>`fetch ${sql.lit(ROWS_AT_A_TIME)} from backup_rows`.execute(
        transaction,
      );
      if (rows.length === 0) break;
      inAll += rows.length;
      yield rows.map(({ line }) => `${line}\n`).join('');
    }
    await sql`close backup_rows`.execute(transaction);
  }
  count(inAll);
  yield `${JSON.stringify(['end', { rows: inAll }])}\n`;
}

/** Writes all rows of the database, as they are at one moment, to a gzipped file that only its owner can read (OPS-02). The service may run. An existing file is replaced when the new one is whole. */
export const writeBackup = async (db: Kysely<Tables>, file: string, takenAt: string): Promise<BackupSummary> => {
  const unfinished = `${file}.part`;
  try {
    return await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (transaction) => {
        await sql`set local statement_timeout = 0`.execute(transaction);
        await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
        let rows = 0;
        const lines = linesOf(transaction, takenAt, (counted) => {
          rows = counted;
        });
        await pipeline(Readable.from(lines), createGzip(), createWriteStream(unfinished, { mode: 0o600, flush: true }));
        await rename(unfinished, file);
        return { tables: (await tablesOf(transaction)).length, rows };
      });
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
};
