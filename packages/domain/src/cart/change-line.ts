/*
 * [BUY-01] [CART-05] A line of the cart can be set to 1 to 99 pieces or taken out; the other lines stay as they are.
 *
 * Laws:
 * - a line that is not there is refused before anything else
 * - fewer than 1, more than 99 and what is not a whole number are refused
 * - every other line stays the very same
 *
 * @example setPieces(lineId, 100)(cart) // => left({ _tag: 'QuantityOutOfRange', minimum: 1, maximum: 99 })
 */
import { either as E, function as F } from 'fp-ts';
import type { CartContents } from './cart.ts';
import { checkPieces, type PiecesOutOfRange } from './choose-for-cart.ts';
import type { LineId } from './line-id.ts';

/** Why a line is not changed. */
export type LineProblem = { readonly _tag: 'LineUnknown' } | PiecesOutOfRange;

const inCart =
  (lineId: LineId) =>
  (cart: CartContents): E.Either<LineProblem, CartContents> =>
    cart.lines.some((line) => line.lineId === lineId) ? E.right(cart) : E.left({ _tag: 'LineUnknown' });

/** The cart with that many pieces on the line. */
export const setPieces =
  (lineId: LineId, quantity: number) =>
  (cart: CartContents): E.Either<LineProblem, CartContents> =>
    F.pipe(
      inCart(lineId)(cart),
      E.chainFirst((): E.Either<LineProblem, number> => checkPieces(quantity)),
      E.map((found) => ({
        ...found,
        lines: found.lines.map((line) => (line.lineId === lineId ? { ...line, quantity } : line)),
      })),
    );

/** The cart without the line. */
export const takeOut =
  (lineId: LineId) =>
  (cart: CartContents): E.Either<LineProblem, CartContents> =>
    F.pipe(
      inCart(lineId)(cart),
      E.map((found) => ({ ...found, lines: found.lines.filter((line) => line.lineId !== lineId) })),
    );
