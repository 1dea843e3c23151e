import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Log, LogEntry } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import type { Database } from '../database/database.ts';
import { type DatabaseOptions, openDatabase } from '../database/open-database.ts';
import { TEMPLATE } from './template-database.ts';

/**
 * The two databases that the service runs on, and a server to which there is only one connection, as to the embedded
 * database: a call that needs a second one while it has the first never ends there. Both are PostgreSQL with the same
 * driver, so a test runs on the server alone unless the two can differ in what it tests: many concurrent callers (orders
 * at the same time and the model of a registry, sql/contracts-embedded.test.ts), and its folder, thread and socket
 * (database/open-database.test.ts). All contracts run over HTTP on the server (http/http.contract.*.test.ts) and in
 * memory; the journeys run on the embedded database.
 */
export type DatabaseKind = 'embedded' | 'server' | 'one connection';

/** A log that records its entries. */
export interface RecordingLog extends Log {
  readonly entries: ReadonlyArray<LogEntry>;
}

export const recordingLog = (): RecordingLog => {
  const entries: Array<LogEntry> = [];
  return { entries, write: (entry) => () => void entries.push(entry) };
};

/** Opens the database; fails the test with the reason otherwise. */
export const openOrFail = async (options: DatabaseOptions): Promise<Database> => {
  const database = await openDatabase(options)();
  if (E.isLeft(database)) throw new Error(database.left.sentence);
  return database.right;
};

/** A new database for one test file, with a way to open it again. */
export interface TestDatabase {
  readonly kind: DatabaseKind;
  readonly options: DatabaseOptions;
  readonly database: Database;
  readonly log: RecordingLog;
  readonly remove: () => Promise<void>;
}

/** A temporary folder. */
export const temporaryFolder = (): { readonly path: string; readonly remove: () => void } => {
  const path = mkdtempSync(join(tmpdir(), 'registry-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
};

/** A copy of the prepared embedded data folder: opens faster than a new one. */
export const preparedFolder = (): ReturnType<typeof temporaryFolder> => {
  const folder = temporaryFolder();
  cpSync(inject('embeddedTemplate'), folder.path, { recursive: true });
  return folder;
};

/** Runs one statement on the test server, outside any test's database. */
export const onServer = async (statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: `${inject('postgresUrl')}/postgres` });
  await client.connect();
  await client.query(statement);
  await client.end();
};

/** The address of a new, empty, migrated database on the test server. It is removed with the server: dropping it earlier would first write it to disk. */
export const newServerDatabase = async (): Promise<string> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // Copying the files takes a third of the time that copying through the log does.
  await onServer(`create database ${name} template ${TEMPLATE} strategy file_copy`);
  return `${inject('postgresUrl')}/${name}`;
};

/** An empty, migrated database of the kind. */
export const testDatabase = async (kind: DatabaseKind): Promise<TestDatabase> => {
  const log = recordingLog();
  if (kind === 'embedded') {
    const folder = preparedFolder();
    const options = { databaseUrl: O.none, dataDir: folder.path, log };
    const database = await openOrFail(options);
    const remove = async () => {
      await database.close();
      folder.remove();
    };
    return { kind, options, database, log, remove };
  }
  const connections = kind === 'one connection' ? { connections: 1 } : {};
  const options = { databaseUrl: O.some(await newServerDatabase()), dataDir: '', log, ...connections };
  const database = await openOrFail(options);
  return { kind, options, database, log, remove: database.close };
};

/** A database of the kind for the tests of a file. With `begin` it is emptied before each of them, and then begins so. */
export const databaseOfFile = (kind: DatabaseKind, begin?: () => Promise<void>): Omit<TestDatabase, 'remove'> => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await testDatabase(kind);
  });
  if (begin !== undefined)
    beforeEach(async () => {
      await empty(test.database);
      await begin();
    });
  afterAll(() => test.remove());
  return {
    kind,
    get options() {
      return test.options;
    },
    get database() {
      return test.database;
    },
    get log() {
      return test.log;
    },
  };
};

/** Empties all tables. */
export const empty = async ({ db }: Database): Promise<void> => {
  const tables = (await db.introspection.getTables())
    .filter(({ isView }) => !isView)
    .map(({ name }) => sql.table(name));
  await sql`truncate ${sql.join(tables)} restart identity`.execute(db);
};

/**
 * Waits until a statement in the database is blocked by a transaction's lock; polls on a connection outside any
 * transaction, since inside one the result would not change.
 */
export const waitForBlockedStatement = async (database: Database): Promise<void> => {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(database.db);
  if (rows.length === 0) await waitForBlockedStatement(database);
};
