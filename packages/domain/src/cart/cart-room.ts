/*
 * [CART-05] A cart holds at most 100 lines.
 *
 * @example checkCartHasRoom(exampleCartContents().lines) // => E.right(exampleCartContents().lines)
 */
import { either as E } from 'fp-ts';
import type { CartLine } from './cart.ts';

/** The addition would exceed the cart's maximum number of lines. */
export interface CartFull {
  readonly _tag: 'CartFull';
  readonly maximum: number;
}

/** The maximum number of lines in a cart. */
const MOST_LINES = 100;

/** Returns the lines unless they exceed the cart's maximum. */
export const checkCartHasRoom = (lines: ReadonlyArray<CartLine>): E.Either<CartFull, ReadonlyArray<CartLine>> =>
  lines.length > MOST_LINES ? E.left({ _tag: 'CartFull', maximum: MOST_LINES }) : E.right(lines);
