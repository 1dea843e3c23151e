import type { Photos } from '@gift-registry/domain';
import type { Connection } from './connection.ts';
import { send } from './send.ts';
import { calls } from './wire/index.ts';

/** The photo at the head of a registry, over HTTP. */
export const photosHttp = (connection: Connection): Photos => ({
  uploadPhoto: (grId, photo) => send(connection, calls.uploadPhoto, { grId, photo }),
  removePhoto: (grId) => send(connection, calls.removePhoto, grId),
});
