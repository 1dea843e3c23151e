import { calls } from '@gift-registry/adapters-http/wire';
import { directoryService } from '@gift-registry/domain';
import type { FastifyInstance } from 'fastify';
import { mounting } from '../http/mount.ts';
import { rejectAbove } from '../http/rate-limit.ts';
import type { ServiceContext } from '../http/service-context.ts';

/** Beginning a registry, and finding one by its names or its number (HOME-01, ROUTE-06): so often in a minute from one network address that nobody reads all names out. */
export const directoryRoutes = (service: FastifyInstance, parts: ServiceContext): void => {
  const { beginningsPerMinute, findsPerMinute } = parts.options;
  const mount = mounting(service, parts);
  const directory = directoryService(parts.dependencies);

  mount.keyed(calls.beginRegistry, ({ person }, form, key) => directory(person).begin(form, key), {
    onRequest: rejectAbove(service, beginningsPerMinute),
  });
  mount.call(calls.findRegistries, ({ person }, request) => directory(person).find(request), {
    onRequest: rejectAbove(service, findsPerMinute),
  });
};
