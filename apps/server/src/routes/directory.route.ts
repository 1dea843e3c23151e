import { calls } from '@gift-registry/adapters-http/wire';
import { directoryService } from '@gift-registry/domain';
import type { FastifyInstance } from 'fastify';
import { callRoutes } from '../http/call-routes.ts';
import { rejectAbove } from '../http/rate-limit.ts';
import type { ServiceContext } from '../service-context.ts';

/** Beginning a registry, and finding one by its names or its number (HOME-01, ROUTE-06): so often in a minute from one network address that nobody reads all names out. */
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
