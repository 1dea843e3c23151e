import type { Cart } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import type { Connection } from './connection.ts';
import { send } from './send.ts';
import { calls } from './wire/index.ts';

/** The part of the cart that a registry's list uses, over HTTP. */
export const listCartHttp = (connection: Connection): Pick<Cart, 'read' | 'add'> => ({
  read: send(connection, calls.readCart, O.none),
  add: (requests, key) => send(connection, calls.addToCart, requests, { key }),
});
