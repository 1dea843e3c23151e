import type {
  Fault,
  Log,
  Registries,
  RegistryAddress,
  RegistryNotFound,
  RegistryView,
  Revision,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { defer, from, map, type SchedulerLike } from 'rxjs';
import type { LiveConnection } from './connection.ts';
import { eventStream } from './event-stream.ts';
import { send } from './send.ts';
import { type Outlook, watchRegistry } from './watch-registry.ts';
import { calls, fillPath, LINK_KEY_PARAMETER, queryOf, registryEventsPath, watchRequest } from './wire/index.ts';

const outlookOf = (opened: E.Either<RegistryNotFound | Fault, RegistryView>): Outlook => {
  if (E.isRight(opened)) return { _tag: 'TryAgain', notBefore: 0 };
  switch (opened.left._tag) {
    case 'RegistryNotFound':
      return { _tag: 'Gone' };
    case 'TooManyRequests':
      return { _tag: 'TryAgain', notBefore: opened.left.retryAfterSeconds * 1_000 };
    case 'BadRequest':
    case 'UnreadableResponse':
    case 'Unavailable':
      return { _tag: 'TryAgain', notBefore: 0 };
  }
};

/** Reading and keeping registries, over HTTP and server-sent events. */
export const registriesHttp = (connection: LiveConnection, log: Log, scheduler: SchedulerLike): Registries => {
  const open: Registries['open'] = (address) => send(connection, calls.openRegistry, address);
  const streamUrl = (address: RegistryAddress, after: Revision): string => {
    const { params, query } = watchRequest.encode({ address, after: O.some(after) });
    return `${connection.base}${fillPath(registryEventsPath, params)}${queryOf({ ...query, [LINK_KEY_PARAMETER]: O.toUndefined(connection.linkKey()) })}`;
  };
  return {
    open,
    items: (grId) => send(connection, calls.registryItems, grId),
    item: (grId, identity) => send(connection, calls.quicklook, { grId, identity }),
    watch: (address, after) =>
      watchRegistry(
        {
          listen: (since) => eventStream(connection.EventSource, streamUrl(address, since)),
          outlook: () => defer(() => from(open(address)())).pipe(map(outlookOf)),
          log,
          scheduler,
        },
        after,
      ),
    changeWantedQuantity: (grId, identity, wanted) =>
      send(connection, calls.changeWantedQuantity, { grId, identity, wanted }),
    addItems: (grId, additions, key) => send(connection, calls.addItems, { grId, additions }, { key }),
    removeItem: (grId, identity) => send(connection, calls.removeItem, { grId, identity }),
    changeMostLoved: (grId, identity, isMostLoved) =>
      send(connection, isMostLoved ? calls.markMostLoved : calls.unmarkMostLoved, { grId, identity }),
    changeGroupGift: (grId, identity, isGroupGift) =>
      send(connection, isGroupGift ? calls.startGroupGift : calls.stopGroupGift, { grId, identity }),
    nameFund: (grId, identity, name) => send(connection, calls.nameFund, { grId, identity, name }),
    updateItem: (grId, identity, edit) => send(connection, calls.updateItem, { grId, identity, edit }),
    replacements: (sku) => send(connection, calls.replacements, sku),
    replaceItem: (grId, existing, replacement, key) =>
      send(connection, calls.replaceItem, { grId, existing, replacement }, { key }),
    mine: send(connection, calls.ownRegistries, undefined),
  };
};
