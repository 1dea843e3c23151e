import { calls } from '@gift-registry/adapters-http/wire';
import { checklistsService } from '@gift-registry/domain';
import type { FastifyInstance } from 'fastify';
import { mounting } from '../http/mount.ts';
import type { ServiceContext } from '../http/service-context.ts';

/** The checklist of a registry, for its owners (CHK-01). */
export const checklistRoutes = (service: FastifyInstance, parts: ServiceContext): void => {
  const mount = mounting(service, parts);
  const checklists = checklistsService(parts.dependencies);

  mount.call(calls.readChecklist, ({ person }, grId) => checklists(person).readChecklist(grId));
  mount.call(calls.tickEntry, ({ person }, { grId, key, isTicked }) =>
    checklists(person).tickEntry(grId, key, isTicked),
  );
};
