import type { Account } from '@gift-registry/domain';
import type { Connection } from './connection.ts';
import { send } from './send.ts';
import { calls } from './wire/index.ts';

/** The account of this browser, over HTTP. */
export const accountHttp = (connection: Connection): Account => ({
  config: send(connection, calls.accountConfig, undefined),
  signIn: (credentials) => send(connection, calls.signIn, credentials),
  signOut: send(connection, calls.signOut, undefined),
});
