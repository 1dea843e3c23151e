import { calls } from '@gift-registry/adapters-http/wire';
import { checklistsService } from '@gift-registry/domain';
import type { FastifyInstance } from 'fastify';
import { callRoutes } from '../http/call-routes.ts';
import type { ServiceContext } from '../service-context.ts';

/** The checklist of a registry, for its owners (CHK-01). */
export const checklistRoutes = (service: FastifyInstance, context: ServiceContext): void => {
  const routes = callRoutes(service, context);
  const checklists = checklistsService(context.dependencies);

  routes.call(calls.readChecklist, ({ person }, grId) => checklists(person).readChecklist(grId));
  routes.call(calls.tickEntry, ({ person }, { grId, key, isTicked }) =>
    checklists(person).tickEntry(grId, key, isTicked),
  );
};
