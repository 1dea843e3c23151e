/*
 * [BUY-01] [CART-05] [GC-06] [GG-05] Sets the quantity of a line, 1 to 99, or removes the line. A gift card or contribution keeps its quantity of 1.
 *
 * @example setUnits('7310442-4821-0', 100)(exampleCartContents()) // => E.left({ _tag: 'QuantityOutOfRange', minimum: 1, maximum: 99 })
 */
import { either as E, function as F } from 'fp-ts';
import type { QuantityOutOfRange } from '../quantity/index.ts';
import type { CartContents, CartLine } from './cart.ts';
import { checkQuantity } from './choose-for-cart.ts';
import type { LineId } from './line-id.ts';

/** Why a line is not changed. */
export type LineProblem = { readonly _tag: 'LineUnknown' } | QuantityOutOfRange;

const inCart =
  (lineId: LineId) =>
  (cart: CartContents): E.Either<LineProblem, CartLine> =>
    E.fromNullable<LineProblem>({ _tag: 'LineUnknown' })(cart.lines.find((line) => line.lineId === lineId));

const withUnits =
  (quantity: number) =>
  (line: CartLine): E.Either<LineProblem, CartLine> => {
    if (line._tag === 'Item')
      return E.map((units: number): CartLine => ({ ...line, quantity: units }))(checkQuantity(quantity));
    return quantity === line.quantity
      ? E.right(line)
      : E.left({ _tag: 'QuantityOutOfRange', minimum: line.quantity, maximum: line.quantity });
  };

/** Sets the number of units of the line. */
export const setUnits =
  (lineId: LineId, quantity: number) =>
  (cart: CartContents): E.Either<LineProblem, CartContents> =>
    F.pipe(
      inCart(lineId)(cart),
      E.chain(withUnits(quantity)),
      E.map((changed) => ({ ...cart, lines: cart.lines.map((line) => (line.lineId === lineId ? changed : line)) })),
    );

/** Removes the line from the cart. */
export const removeLine =
  (lineId: LineId) =>
  (cart: CartContents): E.Either<LineProblem, CartContents> =>
    F.pipe(
      inCart(lineId)(cart),
      E.map((found) => ({ ...cart, lines: cart.lines.filter((line) => line !== found) })),
    );
