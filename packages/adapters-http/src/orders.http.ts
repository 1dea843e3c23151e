import type { Orders } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import type { Connection } from './connection.ts';
import { send } from './send.ts';
import { calls } from './wire/index.ts';

/** Buying what is in this browser's cart, over HTTP. */
export const ordersHttp = (connection: Connection): Orders => ({
  place: (request, key) => send(connection, calls.placeOrder, request, { key: O.some(key) }),
});
