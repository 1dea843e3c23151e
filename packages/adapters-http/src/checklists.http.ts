import type { Checklists } from '@gift-registry/domain';
import type { Connection } from './connection.ts';
import { send } from './send.ts';
import { calls } from './wire/index.ts';

/** The checklists of registries, over HTTP. */
export const checklistsHttp = (connection: Connection): Checklists => ({
  readChecklist: (grId) => send(connection, calls.readChecklist, grId),
  tickEntry: (grId, key, isTicked) => send(connection, calls.tickEntry, { grId, key, isTicked }),
});
