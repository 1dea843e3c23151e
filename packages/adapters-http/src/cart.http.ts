import type { Cart } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import type { Connection } from './connection.ts';
import { send } from './send.ts';
import { calls } from './wire/index.ts';

/** The cart of this browser's visitor, over HTTP. */
export const cartHttp = (connection: Connection): Cart => ({
  read: send(connection, calls.readCart, undefined),
  add: (requests, key) => send(connection, calls.addToCart, requests, { key }),
  addFromRegistry: (requests, key) => send(connection, calls.addFromGuestList, requests, { key }),
  addGiftCard: (request, key) => send(connection, calls.addGiftCard, request, { key }),
  addEGiftCard: (request, key) => send(connection, calls.addEGiftCard, request, { key }),
  confirmation: (request) => send(connection, calls.readConfirmation, request),
  addContribution: (request, key) => send(connection, calls.addContribution, request, { key: O.some(key) }),
  changeQuantity: (lineId, quantity) => send(connection, calls.changeCartLine, { lineId, quantity }),
  lowerContribution: (lineId, amount) => send(connection, calls.lowerContribution, { lineId, amount }),
  remove: (lineId) => send(connection, calls.removeCartLine, lineId),
  addForPickup: (requests, storeNumber, key) =>
    send(connection, calls.addForPickup, { requests, storeNumber }, { key }),
  shipLine: (lineId) => send(connection, calls.shipLine, lineId),
  shipAll: send(connection, calls.shipAll, undefined),
});
