import { calls } from '@gift-registry/adapters-http/wire';
import type { FastifyInstance } from 'fastify';
import { callRoutes } from '../http/call-routes.ts';
import { requireScope } from '../http/require-scope.ts';
import type { ServiceContext } from '../service-context.ts';

/** The most bytes of one listing; an import by `--service` sends at most about half as many. */
const LONGEST_LISTING = 8 * 1_024 * 1_024;

/** Products from the retailer's own systems, while the catalogue is in use (INT-06). */
export const productListingRoutes = (service: FastifyInstance, context: ServiceContext): void => {
  const { list } = context.dependencies.productListings;
  callRoutes(service, context).call(calls.listProducts, (_context, listing) => list(listing), {
    ...requireScope('catalogue'),
    bodyLimit: LONGEST_LISTING,
  });
};
