import { calls } from '@gift-registry/adapters-http/wire';
import { registriesService } from '@gift-registry/domain';
import type { FastifyInstance } from 'fastify';
import { mounting } from '../http/mount.ts';
import type { ServiceContext } from '../http/service-context.ts';

/** What an owner does to a registry (MAN-05, MAN-08, GG-02, GG-04, ADD-01, ITEM-08, NLA-03). */
export const ownerRoutes = (service: FastifyInstance, parts: ServiceContext): void => {
  const mount = mounting(service, parts);
  const registries = registriesService(parts.dependencies);

  mount.call(calls.changeWantedQuantity, ({ person }, { grId, identity, wanted }) =>
    registries(person).changeWantedQuantity(grId, identity, wanted),
  );
  mount.keyed(calls.addItems, ({ person }, { grId, additions }, key) =>
    registries(person).addItems(grId, additions, key),
  );
  mount.keyed(calls.addListItem, ({ person }, { grId, addition }, key) =>
    registries(person).addItems(grId, [addition], key),
  );
  mount.call(calls.removeItem, ({ person }, { grId, identity }) => registries(person).removeItem(grId, identity));
  mount.call(calls.markMostLoved, ({ person }, { grId, identity }) =>
    registries(person).changeMostLoved(grId, identity, true),
  );
  mount.call(calls.unmarkMostLoved, ({ person }, { grId, identity }) =>
    registries(person).changeMostLoved(grId, identity, false),
  );
  mount.call(calls.changeMostLoved, ({ person }, { grId, identity, isMostLoved }) =>
    registries(person).changeMostLoved(grId, identity, isMostLoved),
  );
  mount.call(calls.startGroupGift, ({ person }, { grId, identity }) =>
    registries(person).changeGroupGift(grId, identity, true),
  );
  mount.call(calls.stopGroupGift, ({ person }, { grId, identity }) =>
    registries(person).changeGroupGift(grId, identity, false),
  );
  mount.call(calls.nameFund, ({ person }, { grId, identity, name }) =>
    registries(person).nameFund(grId, identity, name),
  );
  mount.call(calls.updateItem, ({ person }, { grId, identity, edit }) =>
    registries(person).updateItem(grId, identity, edit),
  );
  mount.keyed(calls.replaceItem, ({ person }, { grId, existing, replacement }, key) =>
    registries(person).replaceItem(grId, existing, replacement, key),
  );
};
