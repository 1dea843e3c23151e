import type { Thanks } from '@gift-registry/domain';
import type { Connection } from './connection.ts';
import { send } from './send.ts';
import { calls } from './wire/index.ts';

/** Who gave what, and whom the owners of a registry have thanked, over HTTP. */
export const thanksHttp = (connection: Connection): Thanks => ({
  readGifts: (grId) => send(connection, calls.readGifts, grId),
  markThanked: (grId, ids, isThanked) => send(connection, calls.markThanked, { grId, ids, isThanked }),
  writeNote: (grId, id, edit) => send(connection, calls.writeNote, { grId, id, edit }),
});
