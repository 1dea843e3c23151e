import type { Settings } from '@gift-registry/domain';
import type { Connection } from './connection.ts';
import { send } from './send.ts';
import { calls } from './wire/index.ts';

/** What the owners of a registry say of it, over HTTP. */
export const settingsHttp = (connection: Connection): Settings => ({
  readSettings: (grId) => send(connection, calls.readSettings, grId),
  changeSettings: (grId, change) => send(connection, calls.changeSettings, { grId, change }),
  writeGreeting: (grId, words) => send(connection, calls.writeGreeting, { grId, words }),
  writeBiography: (grId, words) => send(connection, calls.writeBiography, { grId, words }),
  deleteRegistry: (grId) => send(connection, calls.deleteRegistry, grId),
});
