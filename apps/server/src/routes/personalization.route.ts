import { calls } from '@gift-registry/adapters-http/wire';
import { personalizationsService } from '@gift-registry/domain';
import type { FastifyInstance } from 'fastify';
import { mounting } from '../http/mount.ts';
import { rejectAbove } from '../http/rate-limit.ts';
import type { ServiceContext } from '../http/service-context.ts';

/** Words on products (PERS-01, PERS-02); designs are saved so often in a minute from one network address that nobody fills the shop with them. */
export const personalizationRoutes = (service: FastifyInstance, parts: ServiceContext): void => {
  const mount = mounting(service, parts);
  const personalizations = personalizationsService(parts.dependencies);
  mount.call(calls.confirmMonogram, ({ person }, request) => personalizations(person).confirmMonogram(request));
  mount.call(calls.saveDesign, ({ person }, request) => personalizations(person).saveDesign(request), {
    onRequest: rejectAbove(service, parts.options.designsPerMinute),
  });
};
