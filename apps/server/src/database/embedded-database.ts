import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ClientConfig } from 'pg';
import { SOCKET, socketAddressIn } from './embedded-socket.ts';

/** The folder of the embedded database within the data folder. */
export const DATABASE_FOLDER = 'postgres';

/** A running embedded database. */
export interface EmbeddedDatabase {
  readonly connection: ClientConfig;
  /** Flushes everything and ends the thread; a second call does nothing. */
  readonly close: () => Promise<void>;
}

interface RunningWorker {
  readonly worker: Worker;
  readonly address: string;
  /** Resolves when the thread has ended. */
  readonly ended: Promise<void>;
}

const startWorker = (folder: string, socket: object): Promise<RunningWorker> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./pglite-worker.mjs', import.meta.url), { workerData: { folder, socket } });
    const ended = new Promise<void>((fulfil) => {
      worker.once('exit', () => fulfil());
    });
    worker.once('message', ({ address }: { address: string }) => {
      worker.off('error', reject);
      resolve({ worker, address, ended });
    });
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The thread of the embedded database ended with ${code}.`)));
  });

/**
 * Starts PGlite over `{dataFolder}/postgres` in a separate thread, reachable like any PostgreSQL. `died` is called if the thread
 * fails later; from then on every query fails too.
 */
export const startEmbeddedDatabase = async (
  dataFolder: string,
  died: (error: Error) => void,
): Promise<EmbeddedDatabase> => {
  const place = socketAddressIn(dataFolder);
  const data = join(dataFolder, DATABASE_FOLDER);
  mkdirSync(data, { recursive: true, mode: 0o700 });
  if (place._tag === 'Folder') rmSync(join(place.folder, SOCKET), { force: true });
  const { worker, address, ended } = await startWorker(
    data,
    place._tag === 'Folder' ? { path: join(place.folder, SOCKET) } : { host: '127.0.0.1', port: 0 },
  );
  let closing: Promise<void> | undefined;
  worker.on('error', died);
  worker.on('exit', () => {
    if (closing === undefined) died(new Error('The thread of the embedded database has ended.'));
  });
  const target: ClientConfig =
    place._tag === 'Folder'
      ? { host: place.folder, port: 5432 }
      : { host: '127.0.0.1', port: Number(address.split(':').at(-1)) };
  const stop = async (): Promise<void> => {
    worker.postMessage({ _tag: 'Close' });
    await ended;
    if (place._tag === 'Folder') rmSync(join(place.folder, SOCKET), { force: true });
    if (place._tag === 'Folder' && place.isTemporary) rmSync(place.folder, { recursive: true, force: true });
  };
  return {
    connection: { ...target, user: 'postgres', database: 'postgres' },
    close: () => {
      closing ??= stop();
      return closing;
    },
  };
};
