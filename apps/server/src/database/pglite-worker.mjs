// @ts-check
// The embedded database in a separate thread: its queries are computed here, so that the service's thread stays free.
// Plain JavaScript, because threads start from this file in development, in tests and in the built service.
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

/** @typedef {{ readonly folder: string, readonly socket: { readonly path: string } | { readonly host: string, readonly port: number } }} Start */

/** @type {Start} */
const { folder, socket } = workerData;

const database = await PGlite.create({ dataDir: folder });
const server = new PGLiteSocketServer({ db: database, ...socket, maxConnections: 16 });
await server.start();

parentPort?.once('message', async () => {
  await server.stop();
  await database.close();
  parentPort?.postMessage({ _tag: 'Closed' });
  parentPort?.close();
});
parentPort?.postMessage({ _tag: 'Ready', address: server.getServerConn() });
