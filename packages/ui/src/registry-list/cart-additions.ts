import type { AddRefusal, AskedRequest, Cart, CartAddition, Fault, IdempotencyKey } from '@gift-registry/domain';
import { type either as E, option as O } from 'fp-ts';
import { defer, type Observable } from 'rxjs';

/** Puts one thing into the cart, once for a key; one answer, then the end. */
export type AddOne = (
  request: AskedRequest,
  key: IdempotencyKey,
) => Observable<E.Either<AddRefusal | Fault, CartAddition>>;

/** Adding through the port. */
export const addOneTo =
  (cart: Pick<Cart, 'add'>): AddOne =>
  (request, key) =>
    defer(() => cart.add([request], O.some(key))());
