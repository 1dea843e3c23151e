import { calls } from '@gift-registry/adapters-http/wire';
import { boughtElsewhereService, ordersService, placedOrdersService } from '@gift-registry/domain';
import type { FastifyInstance } from 'fastify';
import { callRoutes } from '../http/call-routes.ts';
import { checkVisitorToken } from '../http/request-context.ts';
import type { ServiceContext } from '../service-context.ts';

/**
 * Placing an order (CART-06), reporting a gift bought at another shop (ELSE-01), and viewing and changing an order
 * later by its private link (GIVE-02, GIVE-03).
 */
export const orderRoutes = (service: FastifyInstance, context: ServiceContext): void => {
  const orders = ordersService(context.dependencies);
  const elsewhere = boughtElsewhereService(context.dependencies);
  const placed = placedOrdersService(context.dependencies);
  const routes = callRoutes(service, context, { allowsOtherOrigins: true });
  routes.withRequiredKey(calls.placeOrder, ({ renewingVisitor }, request, key) =>
    renewingVisitor(key, (person) => orders(person).place(request, key)),
  );
  routes.withRequiredKey(
    calls.reportElsewhere,
    // With the visitor's cookie this browser can open the gift again (GIVE-02).
    ({ renewingVisitor }, gift, key) => renewingVisitor(key, (person) => elsewhere(person).report(gift, key)),
    { onRequest: checkVisitorToken(context, async () => undefined) },
  );
  routes.call(calls.openOrder, ({ person }, token) => placed(person).open(token));
  routes.call(calls.findOrder, ({ person }, { orderNumber, email }) => placed(person).find(orderNumber, email));
  routes.call(calls.findOwnOrder, ({ person }, orderNumber) => placed(person).findOwn(orderNumber));
  routes.withRequiredKey(calls.takeBack, ({ person }, { token, ...request }, key) =>
    placed(person).takeBack(token, request, key),
  );
  routes.call(calls.changeOrderMessage, ({ person }, { token, message }) =>
    placed(person).changeMessage(token, message),
  );
  routes.call(calls.changeOrderAddress, ({ person }, { token, address }) =>
    placed(person).changeAddress(token, address),
  );
  routes.call(calls.shareOrderAddress, ({ person }, { token, isShared }) =>
    placed(person).shareAddress(token, isShared),
  );
  routes.call(calls.letStay, ({ person }, token) => placed(person).letStay(token));
  routes.call(calls.changeOrderSurprise, ({ person }, { token, isSurprise }) =>
    placed(person).changeSurprise(token, isSurprise),
  );
  routes.call(calls.changeOrderEmail, ({ person }, { token, email }) => placed(person).changeEmail(token, email));
};
