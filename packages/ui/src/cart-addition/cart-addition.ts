import {
  addedToCart,
  type Cart,
  type CartAddition,
  type Fault,
  type IdempotencyKey,
  identityKey,
  type LineFull,
  type LocatedCartRequest,
  type NotAdded,
  type PickupRefusal,
  parseStoreNumber,
  type StoreNumber,
} from '@gift-registry/domain';
import { either as E, function as F, option as O } from 'fp-ts';
import { defer, map, type Observable } from 'rxjs';
import type { MutationDependencies, MutationKeys } from '../mutation/index.ts';

/** One item to add to the cart; `pickupAt` is none where it is shipped. */
export interface CartItemRequest extends LocatedCartRequest {
  readonly pickupAt: O.Option<StoreNumber>;
}

/** The idempotency keys of additions to the cart, shared by all buttons of a page; each records the quantity and the store (CART-08). */
export type CartItemKeys = MutationKeys<string>;

/**
 * Makes two additions of the same item of the same registry one mutation, whatever the button, quantity and store:
 * while the outcome of one is unknown, a request elsewhere or for another quantity does not add the item a second time
 * (CART-08).
 */
export const cartItemMutation: Pick<
  MutationDependencies<CartItemRequest, never, never, string>,
  'intentOf' | 'withAsked'
> = {
  intentOf: ({ grId, identity, quantity, pickupAt }) => ({
    item: `${O.getOrElse(() => '')(grId)} ${identityKey(identity)}`,
    asked: O.isSome(pickupAt) ? `${quantity} ${pickupAt.value}` : String(quantity),
  }),
  withAsked: (request, intent) => {
    const [quantity, store] = intent.split(' ');
    return {
      ...request,
      quantity: Number(quantity),
      pickupAt: F.pipe(O.fromNullable(store), O.chain(parseStoreNumber)),
    };
  },
};

/** Why nothing was added to the cart, for shipping or pickup. */
export type CartRefusal = PickupRefusal | LineFull | Fault;

/** Adds one item to the cart, for shipping or pickup; repeating it under the same key has no second effect. Emits one answer and completes. */
export type AddToCart = (
  request: CartItemRequest,
  key: IdempotencyKey,
) => Observable<E.Either<CartRefusal, CartAddition>>;

/** The part of the cart's port that adding needs. */
export type CartToFill = Pick<Cart, 'add' | 'addForPickup'>;

/** Adds to the cart over the port, for shipping or pickup. */
export const addToCartThrough =
  (cart: CartToFill): AddToCart =>
  ({ pickupAt, ...request }, key) =>
    defer(() => {
      if (O.isNone(pickupAt)) return cart.add([request], O.some(key))();
      const { grId, identity, quantity } = request;
      return cart.addForPickup([{ grId, identity, quantity }], pickupAt.value, O.some(key))();
    }).pipe(map(E.chainW(addedToCart(request))));

/**
 * Adds one item to the cart for shipping; repeating it under the same key has no second effect. Emits one answer and
 * completes. A request for pickup is only sent again to learn whether it took effect under the key earlier.
 */
export type AddOne = (request: CartItemRequest, key: IdempotencyKey) => Observable<E.Either<NotAdded, CartAddition>>;

/** A refused pickup did not take effect under the key: another request did. */
const notAdded = (reason: CartRefusal): NotAdded =>
  reason._tag === 'StoreNotFound' || reason._tag === 'NotAtStore' ? { _tag: 'IdempotencyKeyReused' } : reason;

/** Adds to the cart over the port, for shipping. */
export const addOneTo = (cart: CartToFill): AddOne => {
  const addItem = addToCartThrough(cart);
  return (request, key) => addItem(request, key).pipe(map(E.mapLeft(notAdded)));
};
