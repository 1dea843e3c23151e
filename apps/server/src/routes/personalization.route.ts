import { calls } from '@gift-registry/adapters-http/wire';
import { personalizationsService } from '@gift-registry/domain';
import type { FastifyInstance } from 'fastify';
import { callRoutes } from '../http/call-routes.ts';
import { rejectAbove } from '../http/rate-limit.ts';
import type { ServiceContext } from '../service-context.ts';

/** Personalization of products (PERS-01, PERS-02); saving designs is limited by network address. */
export const personalizationRoutes = (service: FastifyInstance, context: ServiceContext): void => {
  const routes = callRoutes(service, context, { allowsOtherOrigins: true });
  const personalizations = personalizationsService(context.dependencies);
  routes.call(calls.confirmMonogram, ({ person }, request) => personalizations(person).confirmMonogram(request));
  routes.call(calls.saveDesign, ({ person }, request) => personalizations(person).saveDesign(request), {
    onRequest: rejectAbove(service, context.options.designsPerMinute),
  });
};
