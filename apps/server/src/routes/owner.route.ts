import { calls } from '@gift-registry/adapters-http/wire';
import { registriesService } from '@gift-registry/domain';
import type { FastifyInstance } from 'fastify';
import { callRoutes } from '../http/call-routes.ts';
import type { ServiceContext } from '../service-context.ts';

/** The changes of a registry's items by its owners (MAN-05, MAN-08, GG-02, GG-04, ADD-01, ITEM-08, NLA-03). */
export const ownerRoutes = (service: FastifyInstance, context: ServiceContext): void => {
  const routes = callRoutes(service, context);
  const registries = registriesService(context.dependencies);

  routes.call(calls.changeWantedQuantity, ({ person }, { grId, identity, wanted }) =>
    registries(person).changeWantedQuantity(grId, identity, wanted),
  );
  routes.withOptionalKey(calls.addItems, ({ person }, { grId, additions }, key) =>
    registries(person).addItems(grId, additions, key),
  );
  routes.withOptionalKey(calls.addListItem, ({ person }, { grId, addition }, key) =>
    registries(person).addItems(grId, [addition], key),
  );
  routes.call(calls.removeItem, ({ person }, { grId, identity }) => registries(person).removeItem(grId, identity));
  routes.call(calls.markMostLoved, ({ person }, { grId, identity }) =>
    registries(person).changeMostLoved(grId, identity, true),
  );
  routes.call(calls.unmarkMostLoved, ({ person }, { grId, identity }) =>
    registries(person).changeMostLoved(grId, identity, false),
  );
  routes.call(calls.changeMostLoved, ({ person }, { grId, identity, isMostLoved }) =>
    registries(person).changeMostLoved(grId, identity, isMostLoved),
  );
  routes.call(calls.startGroupGift, ({ person }, { grId, identity }) =>
    registries(person).changeGroupGift(grId, identity, true),
  );
  routes.call(calls.stopGroupGift, ({ person }, { grId, identity }) =>
    registries(person).changeGroupGift(grId, identity, false),
  );
  routes.call(calls.nameFund, ({ person }, { grId, identity, name }) =>
    registries(person).nameFund(grId, identity, name),
  );
  routes.call(calls.updateItem, ({ person }, { grId, identity, edit }) =>
    registries(person).updateItem(grId, identity, edit),
  );
  routes.withOptionalKey(calls.replaceItem, ({ person }, { grId, existing, replacement }, key) =>
    registries(person).replaceItem(grId, existing, replacement, key),
  );
};
