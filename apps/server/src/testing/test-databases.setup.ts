import { chmodSync, cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { either as E, option as O } from 'fp-ts';
import type { TestProject } from 'vitest/node';
import { type DatabaseOptions, openDatabase } from '../database/open-database.ts';
import { embeddedTemplate } from './embedded-template.ts';
import { writeExampleWebFolder } from './example-web-folder.ts';
import { type PostgresServer, startPostgresServer } from './postgres-server.ts';
import { TEMPLATE } from './template-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a PostgreSQL server that runs as long as the tests, with its maintenance database. */
    readonly postgresUrl: string;
    /** A data folder with an empty, migrated embedded database, to be copied. */
    readonly embeddedTemplate: string;
    /** A folder like the build of the web app. */
    readonly webFolder: string;
  }
}

/** Deleted with the tests, so it need not survive a crash. */
const POSTGRES_SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=4GB',
  'jit=off',
];

const startPostgres = async (folder: string): Promise<PostgresServer> => {
  const postgres = await startPostgresServer(folder, POSTGRES_SETTINGS);
  await postgres.run(`CREATE DATABASE ${TEMPLATE}`);
  await migrated({ databaseUrl: O.some(`${postgres.url}/${TEMPLATE}`), dataDir: '' });
  return postgres;
};

/** Creates the tables in an empty database, once for all tests. */
const migrated = async (place: Pick<DatabaseOptions, 'databaseUrl' | 'dataDir'>): Promise<void> => {
  const opened = await openDatabase({ ...place, log: { write: () => () => {} } })();
  if (E.isLeft(opened)) throw new Error(opened.left.sentence);
  await opened.right.close();
};

/** Writes an empty, migrated embedded database into the folder. Making one takes ten seconds, so it is cached. */
const writeEmbeddedDatabase = async (folder: string): Promise<void> => {
  const template = embeddedTemplate();
  if (!existsSync(template)) {
    const made = `${template}-${process.pid}`;
    await migrated({ databaseUrl: O.none, dataDir: made });
    // Another process has created it in the meantime.
    if (existsSync(template)) rmSync(made, { recursive: true });
    else renameSync(made, template);
  }
  cpSync(template, folder, { recursive: true });
};

/** Starts a PostgreSQL server, and prepares an embedded database and a built web app, once for all tests of the service. */
export default async ({ provide }: Pick<TestProject, 'provide'>): Promise<() => Promise<void>> => {
  const folder = mkdtempSync(join(tmpdir(), 'registry-tests-'));
  chmodSync(folder, 0o755);
  const embedded = join(folder, 'embedded');
  const [postgres] = await Promise.all([startPostgres(folder), writeEmbeddedDatabase(embedded)]);
  provide('postgresUrl', postgres.url);
  provide('embeddedTemplate', embedded);
  provide('webFolder', writeExampleWebFolder(join(folder, 'web')));
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
};
