import {
  addedToCart,
  type Cart,
  type CartAddition,
  type Fault,
  type IdempotencyKey,
  type LineFull,
  type PickupRefusal,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { defer, map, type Observable } from 'rxjs';
import type { AskedThing } from './asked-thing.ts';

/** Why nothing was put into the cart, be it to be shipped or to be picked up. */
export type NotPutIn = PickupRefusal | LineFull | Fault;

/** Puts one thing into the cart, to be shipped or to be picked up, once for a key; one answer, then the end. */
export type PutOne = (thing: AskedThing, key: IdempotencyKey) => Observable<E.Either<NotPutIn, CartAddition>>;

/** As much of the cart as putting something in needs. */
export type CartToFill = Pick<Cart, 'add' | 'addForPickup'>;

/** Putting in through the port. */
export const putOneTo =
  (cart: CartToFill): PutOne =>
  ({ pickupAt, ...request }, key) =>
    defer(() => {
      if (O.isNone(pickupAt)) return cart.add([request], O.some(key))();
      const { grId, identity, quantity } = request;
      return cart.addForPickup([{ grId, identity, quantity }], pickupAt.value, O.some(key))();
    }).pipe(map(E.chainW(addedToCart(request))));
