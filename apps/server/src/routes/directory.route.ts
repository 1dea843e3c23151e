import { calls } from '@gift-registry/adapters-http/wire';
import { directoryService } from '@gift-registry/domain';
import type { FastifyInstance } from 'fastify';
import { countedCalls } from '../http/counted-calls.ts';
import { mounting } from '../http/mount.ts';
import { perMinute } from '../http/per-minute.ts';
import type { ServiceContext } from '../http/service-context.ts';

/** Beginning a registry, and finding one by its names or its number (HOME-01, ROUTE-06): so often in a minute from one network address that nobody reads all names out. */
export const directoryRoutes = (service: FastifyInstance, parts: ServiceContext): void => {
  const { beginningsPerMinute, findsPerMinute, ticks } = parts.options;
  const mount = mounting(service, parts);
  const directory = directoryService(parts.dependencies);

  mount.keyed(calls.beginRegistry, ({ person }, form, key) => directory(person).begin(form, key), {
    onRequest: countedCalls(perMinute(beginningsPerMinute, ticks)),
  });
  mount.call(calls.findRegistries, ({ person }, request) => directory(person).find(request), {
    onRequest: countedCalls(perMinute(findsPerMinute, ticks)),
  });
};
