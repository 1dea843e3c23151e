import { calls } from '@gift-registry/adapters-http/wire';
import { orderReportsService, type SignatureRefusal } from '@gift-registry/domain';
import type { FastifyInstance } from 'fastify';
import { function as F, taskEither as TE } from 'fp-ts';
import { callRoutes } from '../http/call-routes.ts';
import { type ReportProof, verifySignature } from '../http/report-signature.ts';
import type { ServiceContext } from '../service-context.ts';

/**
 * Orders from the retailer's own checkout, and shipments, cancellations and returns of any order, reported by its
 * commerce back end (CART-06, GIVE-03, RET-01, INT-04).
 */
export const orderReportRoutes = (service: FastifyInstance, context: ServiceContext): void => {
  const reports = orderReportsService(context.dependencies);
  const routes = callRoutes(service, context);
  const proven =
    (proof: ReportProof) =>
    <R, A>(work: TE.TaskEither<R, A>): TE.TaskEither<R | SignatureRefusal, A> =>
      proof._tag === 'ServiceToken'
        ? work
        : F.pipe(
            TE.fromIO(context.dependencies.clock.now),
            TE.chainEitherKW((now) => verifySignature(context.options.reportSecrets, now, proof)),
            TE.chainW(() => work),
          );
  routes.signed(calls.reportOrder, ({ person }, report, proof) => proven(proof)(reports(person).report(report)));
  routes.signed(calls.shipOrder, ({ person }, { orderNumber, shipment }, proof) =>
    proven(proof)(reports(person).ship(orderNumber, shipment)),
  );
  routes.signed(calls.cancelLine, ({ person }, { orderNumber, ...request }, proof) =>
    proven(proof)(reports(person).canceled(orderNumber, request)),
  );
  routes.signed(calls.returnLine, ({ person }, { orderNumber, ...request }, proof) =>
    proven(proof)(reports(person).returned(orderNumber, request)),
  );
};
