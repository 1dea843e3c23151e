/*
 * [CART-03] [BUY-01] A line holds at most 99 units. Shows whether an addition was complete, cut short, or added nothing.
 *
 * @example addedToCart({ grId: O.none, identity: identityOf('4821'), quantity: 2 })({ cartId: cartIdOf('cart-1'), count: 99, added: [], warnings: [] }) // => E.left({ _tag: 'LineFull', maximum: 99 })
 */
import { either as E } from 'fp-ts';
import { GUEST_QUANTITY } from '../quantity/index.ts';
import type { CartAddition, CartRequest } from './cart-view.ts';

/** The line for the product holds its maximum already. */
export interface LineFull {
  readonly _tag: 'LineFull';
  readonly maximum: number;
}

/** The outcome of adding one product: what was added, or that its line is full. */
export const addedToCart =
  ({ quantity }: CartRequest) =>
  (addition: CartAddition): E.Either<LineFull, CartAddition> => {
    const units = addition.added.reduce((sum, request) => sum + request.quantity, 0);
    if (units === 0) return E.left({ _tag: 'LineFull', maximum: GUEST_QUANTITY.maximum });
    return E.right(units < quantity ? { ...addition, isCutShort: true } : addition);
  };
