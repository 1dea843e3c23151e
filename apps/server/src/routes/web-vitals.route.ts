import { calls } from '@gift-registry/adapters-http/wire';
import type { FastifyInstance } from 'fastify';
import { taskEither as TE } from 'fp-ts';
import { callRoutes } from '../http/call-routes.ts';
import { rejectAbove } from '../http/rate-limit.ts';
import type { ServiceContext } from '../service-context.ts';

/** How fast visited pages were (OPS-08): counted by the kind of the page alone, limited by network address. */
export const webVitalsRoutes = (service: FastifyInstance, context: ServiceContext): void => {
  const { countWebVitals, webVitalsPerMinute } = context.options;
  callRoutes(service, context).call(
    calls.reportWebVitals,
    (_context, vitals) => TE.fromIO(() => countWebVitals(vitals)),
    { onRequest: rejectAbove(service, webVitalsPerMinute) },
  );
};
