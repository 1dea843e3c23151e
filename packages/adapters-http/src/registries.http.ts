import type { Log, Registries } from '@gift-registry/domain';
import type { SchedulerLike } from 'rxjs';
import type { LiveConnection } from './connection.ts';
import { registryReadingHttp } from './registry-reading.http.ts';
import { send } from './send.ts';
import { calls } from './wire/index.ts';

/** Reading and changing registries, over HTTP and server-sent events. */
export const registriesHttp = (connection: LiveConnection, log: Log, scheduler: SchedulerLike): Registries => ({
  ...registryReadingHttp(connection, log, scheduler),
  items: (grId) => send(connection, calls.registryItems, grId),
  item: (grId, identity) => send(connection, calls.quicklook, { grId, identity }),
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
});
