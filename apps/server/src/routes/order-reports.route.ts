import { calls } from '@gift-registry/adapters-http/wire';
import { orderReportsService } from '@gift-registry/domain';
import type { FastifyInstance } from 'fastify';
import { function as F, taskEither as TE } from 'fp-ts';
import { callRoutes } from '../http/call-routes.ts';
import { verifySignature } from '../http/report-signature.ts';
import type { ServiceContext } from '../service-context.ts';

/** Orders from the retailer's own checkout, reported by its commerce back end (CART-06). */
export const orderReportRoutes = (service: FastifyInstance, context: ServiceContext): void => {
  const reports = orderReportsService(context.dependencies);
  callRoutes(service, context).signed(calls.reportOrder, ({ person }, report, seal) =>
    F.pipe(
      TE.fromIO(context.dependencies.clock.now),
      TE.chainEitherKW((now) => verifySignature(context.options.reportSecret, now, seal)),
      TE.chainW(() => reports(person).report(report)),
    ),
  );
};
