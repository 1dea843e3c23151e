import {
  type AskedRequest,
  type Cart,
  type CartAddition,
  type IdempotencyKey,
  type NotAdded,
  wentIn,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { defer, map, type Observable } from 'rxjs';

/** Puts one thing into the cart, once for a key; one answer, then the end. */
export type AddOne = (request: AskedRequest, key: IdempotencyKey) => Observable<E.Either<NotAdded, CartAddition>>;

/** Adding through the port. */
export const addOneTo =
  (cart: Pick<Cart, 'add'>): AddOne =>
  (request, key) =>
    defer(() => cart.add([request], O.some(key))()).pipe(map(E.chainW(wentIn(request))));
