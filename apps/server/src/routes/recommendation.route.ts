import { calls, wholePod } from '@gift-registry/adapters-http/wire';
import { recommendationsService } from '@gift-registry/domain';
import type { FastifyInstance } from 'fastify';
import { function as F, taskEither as TE } from 'fp-ts';
import { callRoutes } from '../http/call-routes.ts';
import type { ServiceContext } from '../service-context.ts';

/** Recommendations (REC-01, REC-02, REC-07). */
export const recommendationRoutes = (service: FastifyInstance, context: ServiceContext): void => {
  const recommendations = recommendationsService(context.dependencies);
  callRoutes(service, context).call(calls.readPod, ({ person }, { podid, ...parameters }) =>
    F.pipe(recommendations(person).pod(podid, parameters), TE.map(wholePod)),
  );
};
