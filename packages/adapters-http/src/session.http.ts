import type { Account } from '@gift-registry/domain';
import type { Connection } from './connection.ts';
import { send } from './send.ts';
import { calls } from './wire/index.ts';

/** Whether this browser is signed in, and signing out, over HTTP. */
export const sessionHttp = (connection: Connection): Pick<Account, 'config' | 'signOut'> => ({
  config: send(connection, calls.accountConfig, undefined),
  signOut: send(connection, calls.signOut, undefined),
});
