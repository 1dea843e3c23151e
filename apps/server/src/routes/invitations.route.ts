import { calls } from '@gift-registry/adapters-http/wire';
import { invitationsService } from '@gift-registry/domain';
import type { FastifyInstance } from 'fastify';
import { callRoutes } from '../http/call-routes.ts';
import type { ServiceContext } from '../service-context.ts';

/** Invitations to own a registry together (AUTH-06). */
export const invitationRoutes = (service: FastifyInstance, context: ServiceContext): void => {
  const routes = callRoutes(service, context);
  const invitations = invitationsService(context.dependencies);
  routes.call(calls.coRegistrant, ({ person }, grId) => invitations(person).coRegistrant(grId));
  routes.call(calls.invite, ({ person }, { grId, email }) => invitations(person).invite(grId, email));
  routes.call(calls.revokeInvitation, ({ person }, grId) => invitations(person).revokeInvitation(grId));
  routes.call(calls.openInvitation, ({ person }, token) => invitations(person).openInvitation(token));
  routes.call(calls.acceptInvitation, ({ person }, token) => invitations(person).acceptInvitation(token));
};
