import { calls } from '@gift-registry/adapters-http/wire';
import { thanksService } from '@gift-registry/domain';
import type { FastifyInstance } from 'fastify';
import { callRoutes } from '../http/call-routes.ts';
import type { ServiceContext } from '../service-context.ts';

/** The gifts of a registry, and which ones the owners have given thanks for (THX-01). */
export const thanksRoutes = (service: FastifyInstance, context: ServiceContext): void => {
  const routes = callRoutes(service, context);
  const thanks = thanksService(context.dependencies);

  routes.call(calls.readGifts, ({ person }, grId) => thanks(person).readGifts(grId));
  routes.call(calls.markThanked, ({ person }, { grId, ids, isThanked }) =>
    thanks(person).markThanked(grId, ids, isThanked),
  );
  routes.call(calls.writeNote, ({ person }, { grId, id, edit }) => thanks(person).writeNote(grId, id, edit));
  routes.call(calls.confirmGifts, ({ person }, { grId, ids, isConfirmed }) =>
    thanks(person).confirmGifts(grId, ids, isConfirmed),
  );
  routes.withRequiredKey(calls.rejectGifts, ({ person }, { grId, ids }, key) =>
    thanks(person).rejectGifts(grId, ids, key),
  );
  routes.withRequiredKey(calls.addGift, ({ person }, { grId, addition }, key) =>
    thanks(person).addGift(grId, addition, key),
  );
  routes.call(calls.nameGiver, ({ person }, { grId, id, name }) => thanks(person).nameGiver(grId, id, name));
};
