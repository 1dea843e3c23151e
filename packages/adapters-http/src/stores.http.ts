import type { Stores } from '@gift-registry/domain';
import type { Connection } from './connection.ts';
import { send } from './send.ts';
import { calls } from './wire/index.ts';

/** The stores of this page's site, over HTTP. */
export const storesHttp = (connection: Connection): Stores => ({
  availability: (request) => send(connection, calls.storeAvailability, request),
  checkPostalCode: (typed) => send(connection, calls.checkPostalCode, typed),
  all: send(connection, calls.allStores, undefined),
});
