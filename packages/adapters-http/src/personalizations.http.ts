import type { Personalizations } from '@gift-registry/domain';
import type { Connection } from './connection.ts';
import { send } from './send.ts';
import { calls } from './wire/index.ts';

/** Words on products, over HTTP. */
export const personalizationsHttp = (connection: Connection): Personalizations => ({
  confirmMonogram: (request) => send(connection, calls.confirmMonogram, request),
  saveDesign: (request) => send(connection, calls.saveDesign, request),
});
