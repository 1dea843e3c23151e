// @ts-check
// The embedded database in a separate thread: its queries are computed here, so that the service's thread stays free.
// Plain JavaScript, because threads start from this file in development, in tests and in the built service.
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

/** @typedef {{ readonly folder: string, readonly socket: { readonly path: string } | { readonly host: string, readonly port: number } }} Start */

/** @type {Start} */
const { folder, socket } = workerData;

/** PGlite clears its shared buffers at each start: with PostgreSQL's usual 128 MB, that takes longer than everything else. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

const database = await PGlite.create({ dataDir: folder, startParams });
const server = new PGLiteSocketServer({ db: database, ...socket, maxConnections: 16 });
await server.start();

parentPort?.once('message', async () => {
  await server.stop();
  await database.close();
  parentPort?.postMessage({ _tag: 'Closed' });
  parentPort?.close();
});
parentPort?.postMessage({ _tag: 'Ready', address: server.getServerConn() });
