import { calls } from '@gift-registry/adapters-http/wire';
import { ordersService } from '@gift-registry/domain';
import type { FastifyInstance } from 'fastify';
import { mounting } from '../http/mount.ts';
import type { ServiceContext } from '../http/service-context.ts';

/** Buying what is in the cart (CART-06). */
export const orderRoutes = (service: FastifyInstance, parts: ServiceContext): void => {
  const orders = ordersService(parts.dependencies);
  mounting(service, parts).onceOnly(calls.placeOrder, ({ person }, request, key) => orders(person).place(request, key));
};
