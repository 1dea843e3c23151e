import { calls } from '@gift-registry/adapters-http/wire';
import { ordersService } from '@gift-registry/domain';
import type { FastifyInstance } from 'fastify';
import { callRoutes } from '../http/call-routes.ts';
import type { ServiceContext } from '../service-context.ts';

/** Placing an order (CART-06). */
export const orderRoutes = (service: FastifyInstance, context: ServiceContext): void => {
  const orders = ordersService(context.dependencies);
  callRoutes(service, context).withRequiredKey(calls.placeOrder, ({ person }, request, key) =>
    orders(person).place(request, key),
  );
};
