import { calls } from '@gift-registry/adapters-http/wire';
import { storesService } from '@gift-registry/domain';
import type { FastifyInstance } from 'fastify';
import { mounting } from '../http/mount.ts';
import type { ServiceContext } from '../http/service-context.ts';

/** The stores, what they have, and postal codes (BUY-08). */
export const storeRoutes = (service: FastifyInstance, parts: ServiceContext): void => {
  const mount = mounting(service, parts);
  const stores = storesService(parts.dependencies);

  mount.call(calls.storeAvailability, ({ person }, request) => stores(person).availability(request));
  mount.call(calls.checkPostalCode, ({ person }, typed) => stores(person).checkPostalCode(typed));
  mount.call(calls.checkPostedPostalCode, ({ person }, typed) => stores(person).checkPostalCode(typed));
  mount.call(calls.allStores, ({ person }) => stores(person).all);
};
