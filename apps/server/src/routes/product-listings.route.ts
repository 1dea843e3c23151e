import { calls } from '@gift-registry/adapters-http/wire';
import type { FastifyInstance } from 'fastify';
import { callRoutes } from '../http/call-routes.ts';
import type { ServiceContext } from '../service-context.ts';

/** The maximum size of one listing in bytes; an import by `--service` sends at most about half as much. */
const LONGEST_LISTING = 8 * 1_024 * 1_024;

/** Of 1,000 products with a stock. */
const LONGEST_STOCK = 256 * 1_024;

/** Products and their stock from the retailer's own systems, while the catalogue is in use (INT-06). */
export const productListingRoutes = (service: FastifyInstance, context: ServiceContext): void => {
  const { list, updateStock } = context.dependencies.productListings;
  const routes = callRoutes(service, context);
  routes.call(calls.listProducts, (_context, listing) => list(listing), { bodyLimit: LONGEST_LISTING });
  routes.call(calls.updateStock, (_context, updates) => updateStock(updates), { bodyLimit: LONGEST_STOCK });
};
