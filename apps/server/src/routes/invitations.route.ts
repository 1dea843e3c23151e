import { calls } from '@gift-registry/adapters-http/wire';
import { invitationsService } from '@gift-registry/domain';
import type { FastifyInstance } from 'fastify';
import { mounting } from '../http/mount.ts';
import type { ServiceContext } from '../http/service-context.ts';

/** Keeping a registry together (AUTH-06). */
export const invitationRoutes = (service: FastifyInstance, parts: ServiceContext): void => {
  const mount = mounting(service, parts);
  const invitations = invitationsService(parts.dependencies);
  mount.call(calls.coRegistrant, ({ person }, grId) => invitations(person).coRegistrant(grId));
  mount.call(calls.invite, ({ person }, { grId, email }) => invitations(person).invite(grId, email));
  mount.call(calls.revokeInvitation, ({ person }, grId) => invitations(person).revokeInvitation(grId));
  mount.call(calls.openInvitation, ({ person }, token) => invitations(person).openInvitation(token));
  mount.call(calls.acceptInvitation, ({ person }, token) => invitations(person).acceptInvitation(token));
};
