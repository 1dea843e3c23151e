import type { Account } from '@gift-registry/domain';
import type { Connection } from './connection.ts';
import { send } from './send.ts';
import { calls } from './wire/index.ts';

/** The account of this browser, over HTTP. */
export const accountHttp = (connection: Connection): Account => ({
  config: send(connection, calls.accountConfig, undefined),
  signIn: (credentials) => send(connection, calls.signIn, credentials),
  signOut: send(connection, calls.signOut, undefined),
  create: (request) => send(connection, calls.createAccount, request),
  confirm: (request) => send(connection, calls.confirmAccount, request),
  forgotPassword: (email) => send(connection, calls.forgotPassword, email),
  resetPassword: (request) => send(connection, calls.resetPassword, request),
  profile: send(connection, calls.accountProfile, undefined),
  sessions: send(connection, calls.accountSessions, undefined),
  endSession: (id) => send(connection, calls.endSession, id),
  endOtherSessions: send(connection, calls.endOtherSessions, undefined),
  data: send(connection, calls.accountData, undefined),
  changePassword: (change) => send(connection, calls.changePassword, change),
  remove: (request) => send(connection, calls.removeAccount, request),
});
