/*
 * [CART-05] A cart holds at most 100 lines.
 *
 * Laws:
 * - up to 100 lines fit, and one more does not
 *
 * @example checkRoom(exampleCartContents().lines) // => E.right(exampleCartContents().lines)
 */
import { either as E } from 'fp-ts';
import type { CartLine } from './cart.ts';

/** A cart that cannot take that in. */
export interface CartFull {
  readonly _tag: 'CartFull';
  readonly maximum: number;
}

/** How many lines a cart holds at most. */
const MOST_LINES = 100;

/** The lines of a cart, unless they are too many. */
export const checkRoom = (lines: ReadonlyArray<CartLine>): E.Either<CartFull, ReadonlyArray<CartLine>> =>
  lines.length > MOST_LINES ? E.left({ _tag: 'CartFull', maximum: MOST_LINES }) : E.right(lines);
