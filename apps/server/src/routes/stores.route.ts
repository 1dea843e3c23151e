import { calls } from '@gift-registry/adapters-http/wire';
import { storesService } from '@gift-registry/domain';
import type { FastifyInstance } from 'fastify';
import { callRoutes } from '../http/call-routes.ts';
import type { ServiceContext } from '../service-context.ts';

/** Stores, their stock, and postal codes (BUY-08). */
export const storeRoutes = (service: FastifyInstance, context: ServiceContext): void => {
  const routes = callRoutes(service, context, { allowsOtherOrigins: true });
  const stores = storesService(context.dependencies);

  routes.call(calls.storeAvailability, ({ person }, request) => stores(person).availability(request));
  routes.call(calls.checkPostalCode, ({ person }, typed) => stores(person).checkPostalCode(typed));
  routes.call(calls.checkPostedPostalCode, ({ person }, typed) => stores(person).checkPostalCode(typed));
  routes.call(calls.nearStores, ({ person }, typed) => stores(person).near(typed));
  routes.call(calls.allStores, ({ person }) => stores(person).all);
};
