import { calls } from '@gift-registry/adapters-http/wire';
import { directoryService } from '@gift-registry/domain';
import type { FastifyInstance } from 'fastify';
import { callRoutes } from '../http/call-routes.ts';
import { rejectAbove } from '../http/rate-limit.ts';
import type { ServiceContext } from '../service-context.ts';

/** Creating a registry, and finding one by names or number (HOME-01, ROUTE-06): limited by network address, so that names cannot be listed. */
export const directoryRoutes = (service: FastifyInstance, context: ServiceContext): void => {
  const { beginningsPerMinute, findsPerMinute } = context.options;
  const routes = callRoutes(service, context);
  const directory = directoryService(context.dependencies);

  routes.withOptionalKey(calls.beginRegistry, ({ person }, form, key) => directory(person).begin(form, key), {
    onRequest: rejectAbove(service, beginningsPerMinute),
  });
  routes.call(calls.findRegistries, ({ person }, request) => directory(person).find(request), {
    onRequest: rejectAbove(service, findsPerMinute),
  });
};
