import { calls } from '@gift-registry/adapters-http/wire';
import { cartService } from '@gift-registry/domain';
import type { FastifyInstance } from 'fastify';
import { function as F, option as O, taskEither as TE } from 'fp-ts';
import { type CallRouteOptions, callRoutes } from '../http/call-routes.ts';
import { limitHeavyWork } from '../http/heavy-work.ts';
import { rejectAbove } from '../http/rate-limit.ts';
import { checkVisitorToken, type RequestContext } from '../http/request-context.ts';
import type { ServiceContext } from '../service-context.ts';

/** Baskets are searched for on the thread that answers everybody. */
const BASKETS_LIMIT = { ofEverybody: 4, retryAfterSeconds: 5 };

/** The cart of a visitor; its cookie comes with the first addition (CART-05, CART-09). */
export const cartRoutes = (service: FastifyInstance, context: ServiceContext): void => {
  const routes = callRoutes(service, context, { allowsOtherOrigins: true });
  const cart = cartService(context.dependencies);
  const limited = limitHeavyWork(BASKETS_LIMIT);
  const keepingVisitor =
    ({ keepVisitor }: RequestContext) =>
    <A>(answer: A): A => {
      keepVisitor();
      return answer;
    };
  const limitNewVisitors: CallRouteOptions<unknown> = {
    onRequest: checkVisitorToken(context, rejectAbove(service, context.options.newVisitorsPerMinute)),
  };

  routes.withOptionalKey(
    calls.addToCart,
    (context, requests, key) => F.pipe(cart(context.person).add(requests, key), TE.map(keepingVisitor(context))),
    limitNewVisitors,
  );
  routes.withOptionalKey(
    calls.addFromGuestList,
    (context, requests, key) =>
      F.pipe(cart(context.person).addFromRegistry(requests, key), TE.map(keepingVisitor(context))),
    limitNewVisitors,
  );
  routes.withOptionalKey(
    calls.addGiftCard,
    (context, request, key) => F.pipe(cart(context.person).addGiftCard(request, key), TE.map(keepingVisitor(context))),
    limitNewVisitors,
  );
  routes.withOptionalKey(
    calls.addEGiftCard,
    (context, request, key) => F.pipe(cart(context.person).addEGiftCard(request, key), TE.map(keepingVisitor(context))),
    limitNewVisitors,
  );
  routes.call(calls.readConfirmation, ({ person }, request) => cart(person).confirmation(request));
  routes.withRequiredKey(
    calls.addContribution,
    (context, request, key) =>
      F.pipe(cart(context.person).addContribution(request, key), TE.map(keepingVisitor(context))),
    limitNewVisitors,
  );
  routes.withOptionalKey(
    calls.addForPickup,
    (context, { requests, storeNumber }, key) =>
      F.pipe(cart(context.person).addForPickup(requests, storeNumber, key), TE.map(keepingVisitor(context))),
    limitNewVisitors,
  );
  routes.call(calls.shipLine, ({ person }, lineId) => cart(person).shipLine(lineId));
  routes.call(calls.shipAll, ({ person }) => cart(person).shipAll);
  routes.call(calls.readCart, ({ person }, region) =>
    O.match(
      () => cart(person).read,
      (buyers: string) => cart(person).readFor(buyers),
    )(region),
  );
  routes.call(calls.readBaskets, ({ person }, request) => limited(person.account, cart(person).baskets(request)), {
    onRequest: rejectAbove(service, context.options.basketsPerMinute),
  });
  routes.call(calls.changeCartLine, ({ person }, { lineId, quantity }) =>
    cart(person).changeQuantity(lineId, quantity),
  );
  routes.call(calls.chooseGifts, ({ person }, choice) => cart(person).chooseGifts(choice));
  routes.call(calls.redeemCode, ({ person }, code) => cart(person).redeem(code));
  routes.call(calls.changeContribution, ({ person }, { lineId, amount }) =>
    cart(person).changeContribution(lineId, amount),
  );
  routes.call(calls.removeCartLine, ({ person }, lineId) => cart(person).remove(lineId));
};
