import type { Invitations } from '@gift-registry/domain';
import type { Connection } from './connection.ts';
import { send } from './send.ts';
import { calls } from './wire/index.ts';

/** Keeping a registry together, over HTTP. */
export const invitationsHttp = (connection: Connection): Invitations => ({
  coRegistrant: (grId) => send(connection, calls.coRegistrant, grId),
  invite: (grId, email) => send(connection, calls.invite, { grId, email }),
  revokeInvitation: (grId) => send(connection, calls.revokeInvitation, grId),
  openInvitation: (token) => send(connection, calls.openInvitation, token),
  acceptInvitation: (token) => send(connection, calls.acceptInvitation, token),
});
