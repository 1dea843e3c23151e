import type { Catalogue } from '@gift-registry/domain';
import type { Connection } from './connection.ts';
import { send } from './send.ts';
import { calls } from './wire/index.ts';

/** What the retailer sells, over HTTP. */
export const catalogueHttp = (connection: Connection): Catalogue => ({
  product: (sku) => send(connection, calls.readProduct, sku),
  search: (query) => send(connection, calls.searchCatalogue, query),
  picks: (shop) => send(connection, calls.readPicks, shop),
  popup: (popupName) => send(connection, calls.readPopup, popupName),
  familyImages: (family) => send(connection, calls.familyImages, family),
  customOrder: (sku) => send(connection, calls.customOrder, sku),
});
