import type { Directory } from '@gift-registry/domain';
import type { Connection } from './connection.ts';
import { send } from './send.ts';
import { calls } from './wire/index.ts';

/** Beginning and finding registries, over HTTP. */
export const directoryHttp = (connection: Connection): Directory => ({
  begin: (form, key) => send(connection, calls.beginRegistry, form, { key }),
  find: (request) => send(connection, calls.findRegistries, request),
});
