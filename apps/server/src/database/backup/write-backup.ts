import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../tables.ts';
import { beginLine, sealed, tableLine } from './backup-file.ts';
import { tablesOf, tablesVersion } from './tables-of.ts';

/** Rows read at a time; some are photos of megabytes. */
const ROWS_AT_A_TIME = 50;

/** What was written. */
export interface WrittenBackup {
  readonly tables: number;
  readonly rows: number;
}

/** The lines of all tables. */
async function* linesOf(
  transaction: Transaction<Tables>,
  takenAt: string,
  tables: ReadonlyArray<string>,
  count: (rows: number) => void,
): AsyncGenerator<string> {
  yield beginLine(takenAt, await tablesVersion(transaction));
  for (const table of tables) {
    yield tableLine(table);
    await sql`declare backup_rows cursor for select translate(row_to_json(t)::text, ${sql.lit('\n\r')}, '  ') as line from ${sql.table(table)} t`.execute(
      transaction,
    );
    for (;;) {
      const { rows } = await sql<{ line: string }>`fetch ${sql.lit(ROWS_AT_A_TIME)} from backup_rows`.execute(
        transaction,
      );
      if (rows.length === 0) break;
      count(rows.length);
      yield rows.map(({ line }) => `${line}\n`).join('');
    }
    await sql`close backup_rows`.execute(transaction);
  }
}

/**
 * Writes all rows of the database, from one snapshot, to a gzipped file that only its owner can read (OPS-02). The
 * service may be running. An existing file is replaced when the new one is complete.
 */
export const writeBackup = async (db: Kysely<Tables>, file: string, takenAt: string): Promise<WrittenBackup> => {
  const unfinished = `${file}.part`;
  try {
    return await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (transaction) => {
        await sql`set local statement_timeout = 0`.execute(transaction);
        await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
        const tables = await tablesOf(transaction);
        let rows = 0;
        const lines = linesOf(transaction, takenAt, tables, (more) => {
          rows += more;
        });
        const whole = sealed(lines, () => rows);
        await pipeline(Readable.from(whole), createGzip(), createWriteStream(unfinished, { mode: 0o600, flush: true }));
        await rename(unfinished, file);
        return { tables: tables.length, rows };
      });
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
};
