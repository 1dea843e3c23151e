import { calls } from '@gift-registry/adapters-http/wire';
import { cartService } from '@gift-registry/domain';
import type { FastifyInstance } from 'fastify';
import { function as F, taskEither as TE } from 'fp-ts';
import { type Mounting, mounting } from '../http/mount.ts';
import { isNewVisitor, type Visit } from '../http/person.ts';
import { rejectAbove } from '../http/rate-limit.ts';
import type { ServiceContext } from '../http/service-context.ts';

/** The cart of a visitor; its cookie comes with the first thing put in (CART-05, CART-09). */
export const cartRoutes = (service: FastifyInstance, parts: ServiceContext): void => {
  const { dependencies, options } = parts;
  const mount = mounting(service, parts);
  const cart = cartService(dependencies);
  const keepingVisitor =
    ({ keepVisitor }: Visit) =>
    <A>(answer: A): A => {
      keepVisitor();
      return answer;
    };
  const limit = rejectAbove(service, options.newVisitorsPerMinute);
  const limitNewVisitors: Mounting<unknown> = {
    onRequest: async (request, reply) =>
      isNewVisitor(request, options.isProduction) ? limit(request, reply) : undefined,
  };

  mount.keyed(
    calls.addToCart,
    (visit, requests, key) => F.pipe(cart(visit.person).add(requests, key), TE.map(keepingVisitor(visit))),
    limitNewVisitors,
  );
  mount.keyed(
    calls.addFromGuestList,
    (visit, requests, key) => F.pipe(cart(visit.person).addFromRegistry(requests, key), TE.map(keepingVisitor(visit))),
    limitNewVisitors,
  );
  mount.keyed(
    calls.addGiftCard,
    (visit, request, key) => F.pipe(cart(visit.person).addGiftCard(request, key), TE.map(keepingVisitor(visit))),
    limitNewVisitors,
  );
  mount.keyed(
    calls.addEGiftCard,
    (visit, request, key) => F.pipe(cart(visit.person).addEGiftCard(request, key), TE.map(keepingVisitor(visit))),
    limitNewVisitors,
  );
  mount.call(calls.readConfirmation, ({ person }, request) => cart(person).confirmation(request));
  mount.onceOnly(
    calls.addContribution,
    (visit, request, key) => F.pipe(cart(visit.person).addContribution(request, key), TE.map(keepingVisitor(visit))),
    limitNewVisitors,
  );
  mount.keyed(
    calls.addForPickup,
    (visit, { requests, storeNumber }, key) =>
      F.pipe(cart(visit.person).addForPickup(requests, storeNumber, key), TE.map(keepingVisitor(visit))),
    limitNewVisitors,
  );
  mount.call(calls.shipLine, ({ person }, lineId) => cart(person).shipLine(lineId));
  mount.call(calls.shipAll, ({ person }) => cart(person).shipAll);
  mount.call(calls.readCart, ({ person }) => cart(person).read);
  mount.call(calls.changeCartLine, ({ person }, { lineId, quantity }) => cart(person).changeQuantity(lineId, quantity));
  mount.call(calls.lowerContribution, ({ person }, { lineId, amount }) =>
    cart(person).lowerContribution(lineId, amount),
  );
  mount.call(calls.removeCartLine, ({ person }, lineId) => cart(person).remove(lineId));
};
