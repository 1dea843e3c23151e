import {
  type AskedRequest,
  addedToCart,
  type Cart,
  type CartAddition,
  type Fault,
  type IdempotencyKey,
  identityKey,
  type LineFull,
  type NotAdded,
  type PickupRefusal,
  parseStoreNumber,
  type StoreNumber,
} from '@gift-registry/domain';
import { either as E, function as F, option as O } from 'fp-ts';
import { defer, map, type Observable } from 'rxjs';
import type { MutationKeys, MutationsParts } from '../mutation/index.ts';

/** One thing that is wanted in the cart; none as its store where it is to be shipped. */
export interface AskedThing extends AskedRequest {
  readonly pickupAt: O.Option<StoreNumber>;
}

/** The keys under which things go into the cart: all buttons of a page share them, and what is kept of them tells how many were asked for and at which store (CART-08). */
export type ThingKeys = MutationKeys<string>;

/**
 * What makes putting a thing into the cart one mutation: the registry and the identity, whichever button asks for it, however many and at whichever store. While nobody knows what became of it, asking for it
 * elsewhere or otherwise does not put it in a second time (CART-08).
 */
export const thingMutation: Pick<MutationsParts<AskedThing, never, never, string>, 'intentOf' | 'withAsked'> = {
  intentOf: ({ grId, identity, quantity, pickupAt }) => ({
    item: `${O.getOrElse(() => '')(grId)} ${identityKey(identity)}`,
    asked: O.isSome(pickupAt) ? `${quantity} ${pickupAt.value}` : String(quantity),
  }),
  withAsked: (thing, asked) => {
    const [quantity, store] = asked.split(' ');
    return { ...thing, quantity: Number(quantity), pickupAt: F.pipe(O.fromNullable(store), O.chain(parseStoreNumber)) };
  },
};

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

/** Puts one thing into the cart for a button that ships it, once for a key; one answer, then the end. A pickup is sent only to learn whether it was done under the key before. */
export type AddOne = (thing: AskedThing, key: IdempotencyKey) => Observable<E.Either<NotAdded, CartAddition>>;

/** What only a store refuses is a pickup that was not done under the key: something else was. */
const notAdded = (reason: NotPutIn): NotAdded =>
  reason._tag === 'StoreNotFound' || reason._tag === 'NotAtStore' ? { _tag: 'IdempotencyKeyReused' } : reason;

/** Adding through the port. */
export const addOneTo = (cart: CartToFill): AddOne => {
  const putOne = putOneTo(cart);
  return (thing, key) => putOne(thing, key).pipe(map(E.mapLeft(notAdded)));
};
