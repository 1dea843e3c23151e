import type { CartAddition, IdempotencyKey, NotAdded } from '@gift-registry/domain';
import { either as E } from 'fp-ts';
import { map, type Observable } from 'rxjs';
import type { AskedThing } from './asked-thing.ts';
import { type CartToFill, type NotPutIn, putOneTo } from './put-one.ts';

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
